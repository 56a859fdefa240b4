import { CardFeed, CardGap } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import { SlotWindow } from '../slots.ts';
import { FeedSkeleton } from './FeedSkeleton.tsx';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { PostCard } from './PostCard.tsx';
import { useNextPage } from './useNextPage.ts';

/** Heights outlive the page: coming back finds every post where it was. */
const windows = new WeakMap<FeedStore, SlotWindow>();

const windowOf = (feed: FeedStore): SlotWindow => {
  const known = windows.get(feed) ?? new SlotWindow();
  windows.set(feed, known);
  return known;
};

interface SlotProps {
  post: PostModel;
  index: number;
  slots: SlotWindow;
}

const Slot = observer(function Slot({ post, index, slots }: SlotProps) {
  const text = useText();
  const watch = useCallback(
    (element: HTMLDivElement | null) => (element ? slots.watch(post.id, element) : undefined),
    [slots, post.id],
  );
  return slots.isNear(post.id, index) ? (
    <PostCard ref={watch} post={post} eager={index === 0} />
  ) : (
    <CardGap
      ref={watch}
      height={slots.heightOf(post.id)}
      aria-label={text('post.by', { name: post.author.nickname })}
    />
  );
});

const Posts = observer(function Posts({ feed, top }: { feed: FeedStore; top: number }) {
  const [slots] = useState(() => {
    const known = windowOf(feed);
    known.open(
      feed.list.map((post) => post.id),
      top,
      globalThis.innerHeight ?? 0,
    );
    return known;
  });
  useEffect(() => () => slots.close(), [slots]);
  return (
    <CardFeed>
      {feed.list.map((post, index) => (
        <Slot key={post.id} post={post} index={index} slots={slots} />
      ))}
    </CardFeed>
  );
});

export interface FeedListProps {
  feed: FeedStore;
  /** Where the list will be scrolled to: the posts around it stand from the start. */
  top: number;
}

/** A feed with its five states; asks for its first page itself. */
export const FeedList = observer(function FeedList({ feed, top }: FeedListProps) {
  const { social } = useStores();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    social.reading = feed;
    feed.open();
  }, [social, feed]);
  useNextPage(feed, end);
  if (feed.isEmpty) return <FeedEmpty feed={feed} />;
  if (feed.list.length === 0) {
    return feed.status === 'failed' ? <FeedError feed={feed} /> : <FeedSkeleton />;
  }
  return (
    <>
      <Posts key={feed.name} feed={feed} top={top} />
      <div ref={end}>
        <FeedFoot feed={feed} />
      </div>
    </>
  );
});
