import { AppBar, BackIcon, IconButton, PageScaffold } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { BrandLinks } from '../../domains/brand/later.ts';
import { NamedPerson } from '../../domains/contacts/later.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useBack } from '../../lib/router/useBack.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { PersonContent } from './PersonContent.tsx';
import { SharePerson } from './SharePerson.tsx';

/** `/guest-page/@ann12345`: by the account ID that people tell each other; ids have no such sign. */
const NAMED = '@';

/** Somebody: who they are, what one has to do with them, and what they show. */
export const PersonPage = observer(function PersonPage() {
  const text = useText();
  const { users } = useStores();
  const { id = '' } = useParams();
  const back = useBack('/home/recommend');
  const username = id.startsWith(NAMED) ? id.slice(NAMED.length) : undefined;
  usePageTitle(useBrand().title, text('page.guest'));
  if (users.me?.id === id) return <Redirect to="/my-page" />;
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />}
          title={text('page.guest')}
          end={username === undefined && <SharePerson id={id} />}
        />
      }
    >
      {username === undefined ? <PersonContent id={id} /> : <NamedPerson username={username} />}
      <BrandLinks place="footer" />
    </PageScaffold>
  );
});
