import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import {
  LazyGuestPersonView,
  LazyPersonView,
  PersonSkeleton,
  usePeople,
} from '../../domains/contacts/index.ts';
import { LazyAuthorTabs } from '../../domains/social/index.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { useMessage } from './useMessage.ts';

const Person = observer(function Person({ id }: { id: string }) {
  const people = usePeople();
  const message = useMessage();
  if (people.status === 'failed') return <PageFailure retry={people.retry} />;
  if (people.status === 'loading') return <PersonSkeleton />;
  return (
    <LazyPersonView key={id} id={id} people={people.value} onMessage={() => message(id)}>
      <LazyAuthorTabs id={id} />
    </LazyPersonView>
  );
});

/** Somebody, under the bar of whatever shows them: as a guest sees them, until one has an account. */
export const PersonContent = observer(function PersonContent({ id }: { id: string }) {
  const { users } = useStores();
  return (
    <Stack gap="gap" padX="feedInset" padY="md">
      {users.me ? (
        <Person id={id} />
      ) : users.isSignedIn ? (
        <PersonSkeleton />
      ) : (
        <LazyGuestPersonView key={id} id={id}>
          <LazyAuthorTabs id={id} />
        </LazyGuestPersonView>
      )}
    </Stack>
  );
});
