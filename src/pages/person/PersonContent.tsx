import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import {
  LazyGuestPersonView,
  LazyPersonView,
  PersonSkeleton,
  usePeople,
} from '../../domains/contacts/index.ts';
import { LazyAuthorTabs } from '../../domains/social/index.ts';
import { DomainOverlay } from '../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../lib/domains/useDomainOverlay.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { useMessage } from './useMessage.ts';

interface PersonProps {
  id: string;
  /** Opens an overlay about them, by its name. */
  onOpen: (name: string) => void;
}

const Person = observer(function Person({ id, onOpen }: PersonProps) {
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

/** Somebody, under the bar of whatever shows them: as a guest sees them, until one has an account. */
export const PersonContent = observer(function PersonContent({ id }: { id: string }) {
  const { users } = useStores();
  const overlay = useDomainOverlay();
  const open = (name: string) => overlay.open({ name, of: id });
  return (
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
      {overlay.props && <DomainOverlay key={overlay.props.name} {...overlay.props} />}
    </Stack>
  );
});
