import { CardFeed, CardGap } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { memo, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import type { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import type { SlotWindow } from '../slots.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { PostCard } from './PostCard.tsx';
import { useReading } from './useReading.ts';
import { useIsNear, useSlotRef, useSlots } from './useSlots.ts';

const SHAPE = { first: 2, guess: 560 };

interface SlotProps {
  post: PostModel;
  index: number;
  slots: SlotWindow;
}

const Slot = memo(function Slot({ post, index, slots }: SlotProps) {
  const text = useText();
  const watch = useSlotRef(slots, post.id);
  return useIsNear(slots, post.id, index) ? (
    <PostCard ref={watch} post={post} eager={index === 0} />
  ) : (
    <CardGap
      ref={watch}
      height={slots.heightOf(post.id)}
      aria-label={text('post.by', { name: post.author.nickname })}
    />
  );
});

const Posts = observer(function Posts({ feed }: { feed: FeedStore }) {
  const slots = useSlots(feed, SHAPE);
  return (
    <CardFeed>
      {feed.list.map((post, index) => (
        <Slot key={post.id} post={post} index={index} slots={slots} />
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
