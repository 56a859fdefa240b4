import { Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import {
  type FollowAction,
  LazyGuestPersonView,
  LazyPersonView,
  PersonSkeleton,
  usePeople,
} from '../../domains/contacts/index.ts';
import { LazyAuthorTabs } from '../../domains/social/index.ts';
import { FollowPerson } from '../../domains/social/later.ts';
import { useNameOf } from '../../domains/users/index.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { useMessage } from './useMessage.ts';

/** Follows somebody under the name that is shown of them. */
const useFollow = (): FollowAction => {
  const nameOf = useNameOf();
  return (author) => <FollowPerson author={author} name={nameOf(author)} size="md" />;
};

const Person = observer(function Person({ id }: { id: string }) {
  const people = usePeople();
  const message = useMessage();
  const follow = useFollow();
  if (people.status === 'failed') return <PageFailure retry={people.retry} />;
  if (people.status === 'loading') return <PersonSkeleton />;
  return (
    <LazyPersonView key={id} id={id} people={people.value} follow={follow} onMessage={() => message(id)}>
      <LazyAuthorTabs id={id} />
    </LazyPersonView>
  );
});

/** Somebody, under the bar of whatever shows them: as a guest sees them, until one has an account. */
export const PersonContent = observer(function PersonContent({ id }: { id: string }) {
  const { users } = useStores();
  const follow = useFollow();
  return (
    <Stack gap="gap" padX="feedInset" padY="md">
      {users.me ? (
        <Person id={id} />
      ) : users.isSignedIn ? (
        <PersonSkeleton />
      ) : (
        <LazyGuestPersonView key={id} id={id} follow={follow}>
          <LazyAuthorTabs id={id} />
        </LazyGuestPersonView>
      )}
    </Stack>
  );
});
