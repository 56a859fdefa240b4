import { LongList } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useColumnCount } from '../components/useColumnCount.ts';
import type { PostModel } from '../post.model.ts';
import { shownOf } from '../shown-posts.ts';
import { PostTile } from './PostTile.tsx';

/** The gallery has fewer, for it shows pictures whole. */
const FEWEST = 3;
const MOST = 4;

const rowsOf = (posts: readonly PostModel[], columns: number): PostModel[][] =>
  Array.from({ length: Math.ceil(posts.length / columns) }, (_, row) =>
    posts.slice(row * columns, (row + 1) * columns),
  );

/** Posts side by side, all of one size; rows that are far from the screen are not in the page. */
export const PostGrid = observer(function PostGrid({
  posts,
  label,
}: {
  posts: readonly PostModel[];
  label: string;
}) {
  const columns = Math.min(MOST, Math.max(FEWEST, useColumnCount()));
  const rows = rowsOf(shownOf(posts), columns);
  return (
    <LongList label={label} ids={rows.map(([first]) => first?.id ?? '')}>
      {(_, index) => (
        <li className="flex gap-1 pb-1 desktop:gap-2 desktop:pb-2">
          {rows[index]?.map((post) => (
            <PostTile key={post.id} post={post} eager={index < 2} />
          ))}
          {/* The last row keeps the columns of the others. */}
          {Array.from({ length: columns - (rows[index]?.length ?? columns) }, (_empty, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its place
            <span key={place} className="flex-1" />
          ))}
        </li>
      )}
    </LongList>
  );
});
