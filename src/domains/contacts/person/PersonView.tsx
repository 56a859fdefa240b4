import { directGroupId, type PersonDetails } from '@livery/contract';
import { Alert, EmptyState } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { DomainOverlay } from '../../../lib/domains/DomainOverlay.tsx';
import { useDomainOverlay } from '../../../lib/domains/useDomainOverlay.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { isCancelled, useNameOf } from '../../users/index.ts';
import type { People } from '../people.ts';
import type { FollowAction } from './follow-action.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { PersonStore } from './person.store.ts';
import { useAuthor } from './useAuthor.ts';
import { useAuthorCounts } from './useAuthorCounts.ts';

export interface PersonViewProps {
  id: string;
  people: People;
  /** Opens the conversation with them. */
  onMessage: () => Promise<void>;
  follow: FollowAction;
  /** What they show, under who they are. */
  children?: ReactNode;
}

/** Nothing is left of who has gone, and nothing is shown of whom one has blocked. */
const PersonShows = observer(function PersonShows({
  person,
  children,
}: Pick<PersonViewProps, 'children'> & { person: PersonDetails }) {
  const text = useText();
  const nameOf = useNameOf();
  if (isCancelled(person)) return null;
  if (!person.is_blocked) return children;
  return (
    <EmptyState
      drawing="pictures"
      title={text('person.blocked.posts')}
      text={text('person.blocked.posts.text', { name: nameOf(person) })}
    />
  );
});

/** Somebody as a chat sees them. */
export const PersonView = observer(function PersonView({
  id,
  people,
  onMessage,
  follow,
  children,
}: PersonViewProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { http, realtime, users } = useStores();
  const sheet = useDomainOverlay();
  const open = (name: string) => sheet.open({ name, of: id });
  const authors = useAuthor(id);
  const author = authors.state;
  const [store] = useState(
    () => new PersonStore({ http, realtime, people, id, me: users.id, onChange: () => void authors.load() }),
  );
  useEffect(() => store.enter(), [store]);
  const counts = useAuthorCounts(author, open);
  const { state } = store;
  switch (state.status) {
    case 'loading':
      return <PersonSkeleton />;
    case 'gone':
      return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
    case 'failed':
      return <ReadFailure title="person.failed" error={state.error} onRetry={() => void store.load()} />;
    case 'ready': {
      const { person } = state;
      const directHref = person.has_direct ? `/room/${directGroupId(users.id, id)}` : undefined;
      return (
        <>
          <PersonHead
            person={person}
            bio={author.status === 'ready' ? author.author.bio : undefined}
            counts={author.status === 'gone' ? undefined : counts}
            followsMe={author.status === 'ready' && author.author.follows_me}
            notes={
              <PersonNotes
                id={id}
                isEditing={sheet.props?.name === 'contacts/memo' && sheet.props.open}
                onEdit={() => open('contacts/memo')}
              />
            }
            actions={
              <>
                <PersonActions
                  store={store}
                  person={person}
                  author={author.status === 'ready' ? author.author : undefined}
                  follow={follow}
                  onMessage={onMessage}
                  directHref={directHref}
                />
                <PersonMenu
                  store={store}
                  person={person}
                  people={people}
                  directHref={directHref}
                  onOpen={open}
                />
              </>
            }
          >
            {person.is_blocked && (
              <Alert tone="info">{text('person.blocked', { name: nameOf(person) })}</Alert>
            )}
          </PersonHead>
          <PersonShows person={person}>{children}</PersonShows>
          {sheet.props && <DomainOverlay key={sheet.props.name} {...sheet.props} />}
        </>
      );
    }
  }
});
