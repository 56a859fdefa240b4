import { Alert, Button, Card, EmptyState, ErrorState, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { People } from '../people.ts';
import { AuthorCounts } from './AuthorCounts.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonMore } from './PersonMore.tsx';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { PersonStore } from './person.store.ts';
import { useAuthor } from './useAuthor.ts';

export interface PersonViewProps {
  id: string;
  people: People;
  /** Opens the conversation with them. */
  onMessage: () => Promise<void>;
  /** Where what was shared in the conversation with them is; undefined without one. */
  mediaHref: string | undefined;
  /** What they show, under who they are. */
  children?: ReactNode;
}

/** Somebody as a chat sees them. */
export const PersonView = observer(function PersonView({
  id,
  people,
  onMessage,
  mediaHref,
  children,
}: PersonViewProps) {
  const text = useText();
  const words = useWords();
  const nameOf = useNameOf();
  const { http, realtime } = useStores();
  const [store] = useState(() => new PersonStore({ http, realtime, people, id }));
  const author = useAuthor(id).state;
  useEffect(() => store.enter(), [store]);
  const { state } = store;
  switch (state.status) {
    case 'loading':
      return <PersonSkeleton />;
    case 'gone':
      return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
    case 'failed':
      return (
        <ErrorState
          title={text('person.failed')}
          text={words(failureWordsOf(state.error) ?? { id: 'error.no_connection' })}
          action={<Button onClick={() => void store.load()}>{text('contacts.retry')}</Button>}
        />
      );
    case 'ready': {
      const { person } = state;
      return (
        <>
          <Card pad="panel">
            <Stack gap="md">
              <PersonHead person={person} />
              {person.is_blocked && (
                <Alert tone="info">{text('person.blocked', { name: nameOf(person) })}</Alert>
              )}
              {author.status === 'ready' && <AuthorCounts counts={author.counts} />}
              <PersonActions
                store={store}
                person={person}
                author={author.status === 'ready' ? author.author : undefined}
                onMessage={onMessage}
              />
            </Stack>
          </Card>
          <PersonMore store={store} person={person} people={people} mediaHref={mediaHref} />
          {children}
        </>
      );
    }
  }
});
