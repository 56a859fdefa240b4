import { fromScreen, SplitPane } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useBrand } from '../../domains/brand/index.ts';
import { besideFriends, PersonPlaceProvider, personPage } from '../../domains/contacts/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { FriendsPane } from './FriendsPane.tsx';
import { PersonPane } from './PersonPane.tsx';

/** People and groups of the person at the screen; on a wide screen beside them who is chosen, who on a phone has a page. */
export const FriendsPage = observer(function FriendsPage() {
  const text = useText();
  const { users } = useStores();
  const id = useQuery().get('person') ?? undefined;
  const isWide = useMedia(fromScreen('tablet'));
  const overlay = useDomainOverlay();
  usePageTitle(useBrand().title, text('page.friends'));
  const place = useMemo(() => ({ hrefOf: isWide ? besideFriends : personPage, openId: id }), [isWide, id]);
  if (id !== undefined && (!isWide || id === users.me?.id)) return <Redirect to={personPage(id)} />;
  return (
    <>
      <SplitPane
        phone="list"
        list={
          <PersonPlaceProvider value={place}>
            <FriendsPane onOpen={(name) => overlay.open({ name, of: '' })} />
          </PersonPlaceProvider>
        }
        main={isWide && <PersonPane id={id} />}
      />
      {overlay.props && <DomainOverlay key={overlay.props.name} {...overlay.props} />}
    </>
  );
});
