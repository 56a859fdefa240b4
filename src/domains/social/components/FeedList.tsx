import { CardFeed, CardGap } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import type { RowWindow } from '../row-window.ts';
import { shownOf } from '../shown-posts.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { PostCard } from './PostCard.tsx';
import { useReading } from './useReading.ts';
import { useIsNear, useRowRef, useRowWindow } from './useRowWindow.ts';

const SHAPE = { first: 2, guess: 560 };

interface RowSlotProps {
  post: PostModel;
  index: number;
  rows: RowWindow;
}

const RowSlot = observer(function RowSlot({ post, index, rows }: RowSlotProps) {
  const text = useText();
  const watch = useRowRef(rows, post.id);
  return useIsNear(rows, post.id, index) ? (
    <PostCard ref={watch} post={post} eager={index === 0} />
  ) : (
    <CardGap
      ref={watch}
      height={rows.heightOf(post.id)}
      aria-label={text('post.by', { name: post.authorName })}
    />
  );
});

const Posts = observer(function Posts({ feed }: { feed: FeedStore }) {
  const rows = useRowWindow(feed, SHAPE);
  return (
    <CardFeed>
      {shownOf(feed.list).map((post, index) => (
        <RowSlot key={post.id} post={post} index={index} rows={rows} />
      ))}
    </CardFeed>
  );
});

/** A feed with its five states; asks for its first page itself. */
export const FeedList = observer(function FeedList({ feed }: { feed: FeedStore }) {
  const end = useRef<HTMLDivElement>(null);
  useReading(feed, end);
  if (feed.isEmpty) return <FeedEmpty feed={feed} />;
  if (feed.list.length === 0) {
    return feed.status === 'failed' ? <FeedError feed={feed} /> : <FeedSkeleton />;
  }
  return (
    <>
      <Posts key={feed.name} feed={feed} />
      <div ref={end}>
        <FeedFoot feed={feed} />
      </div>
    </>
  );
});
