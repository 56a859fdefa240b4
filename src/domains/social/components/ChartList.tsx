import type { ChartRange } from '@livery/contract';
import { Button, Card, EmptyState, Inline, SegmentedControl } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { memo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { FeedStore } from '../feed.store.ts';
import type { PostModel } from '../post.model.ts';
import type { RowWindow } from '../row-window.ts';
import { shownOf } from '../shown-posts.ts';
import { ChartRow } from './ChartRow.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { useMorphLink } from './useMorphLink.ts';
import { useReading } from './useReading.ts';
import { useIsNear, useRowRef, useRowWindow } from './useRowWindow.ts';

const SHAPE = { first: 10, guess: 80 };

interface RowProps {
  post: PostModel;
  feed: FeedStore;
}

const Row = observer(function Row({ post, feed }: RowProps) {
  const open = useMorphLink(`/posts/${post.id}`);
  return <ChartRow large onClick={open} post={post} position={feed.positionOf(post.id)} />;
});

interface RowSlotProps extends RowProps {
  index: number;
  rows: RowWindow;
}

const RowSlot = memo(function RowSlot({ post, index, feed, rows }: RowSlotProps) {
  const watch = useRowRef(rows, post.id);
  if (useIsNear(rows, post.id, index)) {
    return (
      <li key="row" ref={watch}>
        <Row post={post} feed={feed} />
      </li>
    );
  }
  return <li key="box" ref={watch} aria-label={post.caption} style={{ height: rows.heightOf(post.id) }} />;
});

const Rows = observer(function Rows({ feed }: { feed: FeedStore }) {
  const rows = useRowWindow(feed, SHAPE);
  return (
    <ol>
      {shownOf(feed.list).map((post, index) => (
        <RowSlot key={post.id} post={post} index={index} feed={feed} rows={rows} />
      ))}
    </ol>
  );
});

function NothingToday({ onWeek }: { onWeek: () => void }) {
  const text = useText();
  return (
    <EmptyState
      drawing="pictures"
      title={text('feed.chart.empty.title')}
      text={text('feed.chart.empty.text')}
      action={
        <Button tone="primary" onClick={onWeek}>
          {text('feed.chart.empty.action')}
        </Button>
      }
    />
  );
}

interface ChartProps {
  feed: FeedStore;
  onWeek: () => void;
}

const Chart = observer(function Chart({ feed, onWeek }: ChartProps) {
  const end = useRef<HTMLDivElement>(null);
  useReading(feed, end);
  if (feed.isEmpty)
    return feed.name === 'chart' ? <NothingToday onWeek={onWeek} /> : <FeedEmpty feed={feed} />;
  if (feed.list.length === 0 && feed.status === 'failed') return <FeedError feed={feed} />;
  return (
    <>
      <Card pad="panel" edge="roomy">
        {feed.list.length === 0 ? <ChartSkeleton large rows={10} /> : <Rows feed={feed} />}
      </Card>
      {feed.list.length > 0 && (
        <div ref={end}>
          <FeedFoot feed={feed} />
        </div>
      )}
    </>
  );
});

/** What most people liked, talked about and kept, in order: in a day, or in a week. */
export const ChartList = observer(function ChartList() {
  const text = useText();
  const { social } = useStores();
  const query = useQuery();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const range: ChartRange = query.get('range') === '7d' ? '7d' : '24h';
  const choose = (chosen: ChartRange) =>
    navigate(chosen === '24h' ? pathname : `${pathname}?range=${chosen}`, { replace: true });
  const feed = social.chartOf(range);
  return (
    <div className="flex flex-1 flex-col px-feed-inset-min pt-2 tablet:px-0">
      <Inline padY="sm">
        <SegmentedControl
          label={text('feed.chart.range')}
          items={[
            { value: '24h', label: text('feed.chart.day') },
            { value: '7d', label: text('feed.chart.week') },
          ]}
          value={range}
          onChange={choose}
        />
      </Inline>
      <Chart key={range} feed={feed} onWeek={() => choose('7d')} />
    </div>
  );
});
