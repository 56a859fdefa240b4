import { EmptyState, PersonRow, Skeleton, Stack } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { GallerySkeleton } from '../../social/index.ts';
import type { SearchTab } from '../found.store.ts';
import { PersonGrid } from './PersonGrid.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** What a tab will show. */
export function FoundSkeleton({ tab }: { tab: SearchTab }) {
  const text = useText();
  const rows = tab === 'posts' ? [] : ROWS.slice(0, tab === 'all' ? 3 : undefined);
  return (
    <Stack gap="sm">
      {rows.length > 0 && (
        <PersonGrid busy label={text('search.loading')}>
          {rows.map((row) => (
            <PersonRow
              key={row}
              media={<Skeleton shape="avatar" />}
              title={<Skeleton width="sm" />}
              detail={<Skeleton shape="smallLine" width="md" />}
            />
          ))}
        </PersonGrid>
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
