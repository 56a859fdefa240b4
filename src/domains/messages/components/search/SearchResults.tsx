import type { Message } from '@livery/contract';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  List,
  PersonRow,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { failureWordsOf } from '../../../../lib/errors/passed.ts';
import { isConnectionLost } from '../../../../lib/http/failure.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { PagedEnd } from '../../../../lib/lists/PagedEnd.tsx';
import { useStores } from '../../../../lib/stores/stores.ts';
import { excerptOf } from '../../../../lib/text/found.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { useNameOf } from '../../../users/index.ts';
import { kindOf } from '../../message.model.ts';
import type { RoomSearch } from '../../search/room-search.store.ts';

/** Words of a message around what was looked for; other kinds by their name, with that of their file. */
function Excerpt({ message, words }: { message: Message; words: string }) {
  const text = useText();
  const kind = kindOf(message);
  const content = kind === undefined ? message.text : (message.filename ?? text(kind));
  return excerptOf(content, words).map(({ text: part, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Text key={index} as="strong" tone="accent" weight="strong">
        {part}
      </Text>
    ) : (
      part
    ),
  );
}

function Waiting() {
  const text = useText();
  return (
    <Stack role="status" gap="lg" padX="page" padY="md" aria-busy aria-label={text('room.search.running')}>
      {['md', 'lg', 'sm'].map((width) => (
        <Skeleton key={width} width={width as 'md'} />
      ))}
    </Stack>
  );
}

function Failure({ search, error }: { search: RoomSearch; error: unknown }) {
  const text = useText();
  const words = useWords();
  const isOffline = isConnectionLost(error);
  const reason = failureWordsOf(error) ?? { id: 'room.search.failed' };
  return (
    <ErrorState
      title={text(isOffline ? 'app.offline.title' : 'room.search.refused.title')}
      text={isOffline ? text('room.search.offline') : words(reason)}
      action={<Button onClick={() => search.results.retry()}>{text('room.search.retry')}</Button>}
    />
  );
}

interface SearchResultsProps {
  search: RoomSearch;
  onShow: (at: number) => void;
}

/** What was found, the chosen one marked; or why there is nothing. */
export const SearchResults = observer(function SearchResults({ search, onShow }: SearchResultsProps) {
  const text = useText();
  const { users } = useStores();
  const nameOf = useNameOf();
  const { moment } = useClockText();
  const { list, state, isEmpty } = search.results;
  if (!search.isAsking) return null;
  if (search.isSearching) return <Waiting />;
  if (isEmpty)
    return (
      <EmptyState drawing="search" title={text('room.search.none')} text={text('room.search.none.text')} />
    );
  if (list.length === 0)
    return <Failure search={search} error={state.status === 'failed' ? state.error : undefined} />;
  const hasMore = state.status !== 'end';
  const count = text(hasMore ? 'room.search.count.more' : 'room.search.count', { count: list.length });
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{count}</span>
      </VisuallyHidden>
      <List label={text('room.search.results')}>
        {list.map((message, index) => (
          <PersonRow
            key={message.id}
            media={
              <Avatar
                size="md"
                name={message.user ? nameOf(message.user) : ''}
                src={message.user?.avatar_thumbnail}
              />
            }
            title={
              message.user_id === users.id
                ? text('room.you')
                : message.user
                  ? nameOf(message.user)
                  : text('room.someone')
            }
            meta={moment(message.create_at)}
            detail={<Excerpt message={message} words={search.words} />}
            selected={index === search.at}
            onClick={() => onShow(index)}
          />
        ))}
      </List>
      <PagedEnd
        list={search.results}
        words={{ loading: 'room.search.running', failed: 'room.search.failed', retry: 'room.search.retry' }}
      />
    </>
  );
});
