import { EmptyState, PersonRow, Skeleton, Stack } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
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
          className="mx-rows-in-page grid tablet:grid-cols-2 wide:grid-cols-3"
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

/** Nothing has these words. One character alone finds hashtags and the best posts: more of them find more. */
export function FoundNothing({ words }: { words: string }) {
  const text = useText();
  const advice = [...words].length === 1 ? 'search.none.short' : 'search.none.text';
  return <EmptyState drawing="search" title={text('search.none', { words })} text={text(advice)} />;
}
