import { Card, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import type { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import type { SlotWindow } from '../slots.ts';
import { ChartRow } from './ChartRow.tsx';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { useNextPage } from './useNextPage.ts';
import { useSlotRef, useSlots } from './useSlots.ts';

const SHAPE = { first: 12, guess: 56 };

export function ChartSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    <div key={index} className="flex items-center gap-3 py-1.5" aria-busy>
      <Skeleton shape="avatar" />
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <Skeleton width="lg" />
        <Skeleton shape="smallLine" width="sm" />
      </span>
    </div>
  ));
}

interface SlotProps {
  post: PostModel;
  index: number;
  slots: SlotWindow;
}

const Slot = observer(function Slot({ post, index, slots }: SlotProps) {
  const watch = useSlotRef(slots, post.id);
  if (slots.isNear(post.id, index))
    return (
      <li ref={watch}>
        <ChartRow post={post} rank={index + 1} />
      </li>
    );
  return <li ref={watch} aria-label={post.caption} style={{ height: slots.heightOf(post.id) }} />;
});

const Rows = observer(function Rows({ feed }: { feed: FeedStore }) {
  const slots = useSlots(feed, SHAPE, [feed.list.map(({ id }) => id)]);
  return (
    <ol>
      {feed.list.map((post, index) => (
        <Slot key={post.id} post={post} index={index} slots={slots} />
      ))}
    </ol>
  );
});

/** What most people liked, talked about and kept, in order. */
export const ChartList = observer(function ChartList({ feed }: { feed: FeedStore }) {
  const { social } = useStores();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    social.reading = feed;
    feed.open();
  }, [social, feed]);
  useNextPage(feed, end);
  if (feed.isEmpty) return <FeedEmpty feed={feed} />;
  if (feed.list.length === 0 && feed.status === 'failed') return <FeedError feed={feed} />;
  return (
    <div className="px-feed-inset-min pt-2">
      <Card pad="panel" edge="roomy">
        {feed.list.length === 0 ? <ChartSkeleton rows={10} /> : <Rows feed={feed} />}
      </Card>
      {feed.list.length > 0 && (
        <div ref={end}>
          <FeedFoot feed={feed} />
        </div>
      )}
    </div>
  );
});
