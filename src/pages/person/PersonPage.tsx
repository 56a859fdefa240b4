import { AppBar, BackIcon, IconButton, PageScaffold, ShareIcon, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import {
  LazyGuestPersonView,
  LazyPersonView,
  PersonSkeleton,
  usePeople,
} from '../../domains/contacts/index.ts';
import { LazyAuthorTabs } from '../../domains/social/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useBack } from '../../lib/router/useBack.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useMessage } from './useMessage.ts';

const Person = observer(function Person({ id, onOpen }: { id: string; onOpen: (name: string) => void }) {
  const people = usePeople();
  const message = useMessage();
  if (people.status === 'failed') return <PageFailure retry={people.retry} />;
  if (people.status === 'loading') return <PersonSkeleton />;
  return (
    <LazyPersonView key={id} id={id} people={people.value} onMessage={() => message(id)} onOpen={onOpen}>
      <LazyAuthorTabs id={id} />
    </LazyPersonView>
  );
});

/** Somebody: who they are, what one has to do with them, and what they show. */
export const PersonPage = observer(function PersonPage() {
  const text = useText();
  const { users, loginPrompt } = useStores();
  const { id = '' } = useParams();
  const back = useBack('/home/recommend');
  const sheet = useDomainOverlay();
  const open = (name: string) => sheet.open({ name, of: id });
  usePageTitle(useBrand().title, text('page.guest'));
  if (users.me?.id === id) return <Redirect to="/my-page" />;
  return (
    <PageScaffold
      bar={
        <AppBar
          start={<IconButton icon={BackIcon} label={text('nav.back')} onClick={back} />}
          title={text('page.guest')}
          end={
            <IconButton
              icon={ShareIcon}
              label={text('person.share')}
              onClick={() => loginPrompt.require(() => open('messages/shareAuthor'))}
            />
          }
        />
      }
    >
      <Stack gap="gap" padX="feedInset" padY="md">
        {users.me ? (
          <Person id={id} onOpen={open} />
        ) : users.isSignedIn ? (
          <PersonSkeleton />
        ) : (
          <LazyGuestPersonView key={id} id={id} onOpen={open}>
            <LazyAuthorTabs id={id} />
          </LazyGuestPersonView>
        )}
      </Stack>
      {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
    </PageScaffold>
  );
});
