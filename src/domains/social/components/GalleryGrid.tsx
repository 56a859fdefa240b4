import { CardGap } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { PostList } from '../feed.store.ts';
import { columnsOf } from '../masonry.ts';
import type { PostModel } from '../post.model.ts';
import type { RowWindow } from '../row-window.ts';
import { shownOf } from '../shown-posts.ts';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import { type GalleryShape, useGalleryShape } from './useGalleryShape.ts';
import { useReading } from './useReading.ts';
import { useIsNear, useRowRef, useRowWindow } from './useRowWindow.ts';

const SHAPE = { first: 3, guess: 320 };

interface RowSlotProps {
  post: PostModel;
  row: number;
  rows: RowWindow;
  sizes: string;
}

const RowSlot = observer(function RowSlot({ post, row, rows, sizes }: RowSlotProps) {
  const text = useText();
  const watch = useRowRef(rows, post.id);
  return useIsNear(rows, post.id, row) ? (
    <GalleryTile ref={watch} post={post} eager={row < 2} sizes={sizes} />
  ) : (
    <CardGap
      ref={watch}
      height={rows.heightOf(post.id)}
      aria-label={text('post.by', { name: post.authorName })}
    />
  );
});

const Columns = observer(function Columns({ feed, shape }: { feed: PostList; shape: GalleryShape }) {
  const columns = columnsOf(shownOf(feed.list), shape);
  const rows = useRowWindow(feed, SHAPE);
  return (
    <div className="part-gallery flex items-start gap-gap px-feed-inset-min pt-2 desktop:px-0">
      {columns.map((posts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={index} className="flex min-w-0 flex-1 flex-col gap-gap">
          {posts.map((post, row) => (
            <RowSlot key={post.id} post={post} row={row} rows={rows} sizes={shape.sizes} />
          ))}
        </div>
      ))}
    </div>
  );
});

interface GalleryGridProps {
  feed: PostList;
  /** Where there is nothing; otherwise the words of a feed, which has an end that says so, too. */
  empty?: ReactNode;
}

/** Posts in as many columns as there is room for, each picture as tall as it is; or as the brand chose. */
export const GalleryGrid = observer(function GalleryGrid({ feed, empty }: GalleryGridProps) {
  const shape = useGalleryShape();
  const end = useRef<HTMLDivElement>(null);
  useReading(feed, end);
  if (feed.isEmpty) return empty === undefined ? <FeedEmpty feed={feed} /> : empty;
  if (feed.list.length === 0) {
    return feed.status === 'failed' ? <FeedError feed={feed} /> : <GallerySkeleton />;
  }
  return (
    <>
      <Columns feed={feed} shape={shape} />
      <div ref={end}>{(empty === undefined || feed.status !== 'end') && <FeedFoot feed={feed} />}</div>
    </>
  );
});
