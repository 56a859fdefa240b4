import { Button, EmptyState, ErrorState, PersonRow, Skeleton, Stack } from '@livery/design-system';
import { failureWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { GallerySkeleton } from '../../social/index.ts';
import type { SearchTab } from '../found.store.ts';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** What a tab will show. */
export function FoundSkeleton({ tab }: { tab: SearchTab }) {
  const text = useText();
  const rows = tab === 'posts' ? [] : ROWS.slice(0, tab === 'all' ? 3 : undefined);
  return (
    <Stack gap="sm">
      {rows.length > 0 && (
        <ul
          aria-busy
          aria-label={text('search.loading')}
          className="grid tablet:grid-cols-2 wide:grid-cols-3"
        >
          {rows.map((row) => (
            <PersonRow
              key={row}
              media={<Skeleton shape="avatar" />}
              title={<Skeleton width="sm" />}
              detail={<Skeleton shape="smallLine" width="md" />}
            />
          ))}
        </ul>
      )}
      {(tab === 'all' || tab === 'posts') && <GallerySkeleton />}
    </Stack>
  );
}

/** Nothing has these words. */
export function FoundNothing({ words }: { words: string }) {
  const text = useText();
  return (
    <EmptyState drawing="search" title={text('search.none', { words })} text={text('search.none.text')} />
  );
}

/** What was looked for did not come: no connection, or the server's reason. */
export function FoundFailure({ list }: { list: Pick<PagedList<unknown>, 'state' | 'retry'> }) {
  const text = useText();
  const words = useWords();
  const reason = list.state.status === 'failed' ? failureWordsOf(list.state.error) : undefined;
  return (
    <ErrorState
      title={text(reason ? 'search.failed' : 'feed.error.title')}
      text={reason ? words(reason) : text('feed.error.text')}
      action={
        <Button tone="primary" onClick={() => list.retry()}>
          {text('feed.error.retry')}
        </Button>
      }
    />
  );
}
