import { Avatar, Card, CardGap, Inline, MediaFrame, MediaImage, Skeleton, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import type { FeedStore } from '../feed.store.ts';
import { columnsOf } from '../masonry.ts';
import { stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import type { SlotWindow } from '../slots.ts';
import { FeedEmpty, FeedError, FeedFoot } from './FeedStates.tsx';
import { useNextPage } from './useNextPage.ts';
import { useSlotRef, useSlots } from './useSlots.ts';

const COLUMNS = 2;
const SHAPE = { first: 3, guess: 260 };

interface TileProps {
  post: PostModel;
  eager: boolean;
  ref: Ref<HTMLDivElement>;
}

const Tile = observer(function Tile({ post, eager, ref }: TileProps) {
  const text = useText();
  const [media] = post.media;
  if (!media) return null;
  return (
    <Card as="article" ref={ref} aria-label={text('post.by', { name: post.author.nickname })}>
      <Link to={`/posts/${post.id}`} className="block overflow-clip rounded-card outline-inset">
        <MediaFrame ratio={media.width / media.height} corners="none" thumbHash={media.thumbhash}>
          <MediaImage src={stillOf(media)} alt={post.caption} eager={eager} />
        </MediaFrame>
        <Inline padX="md" padY="sm" gap="sm">
          <Avatar size="xs" name={post.author.nickname} src={post.author.avatar_thumbnail} />
          <Text size="footnote" lines={1} grow>
            {post.title ?? post.author.nickname}
          </Text>
          <Text size="caption" tone="tertiary" tabular>
            {shortNumber(post.likeCount)}
          </Text>
        </Inline>
      </Link>
    </Card>
  );
});

function GallerySkeleton() {
  const ratios = ['portrait', 'square', 'tall'] as const;
  return (
    <div aria-busy className="grid grid-cols-2 gap-gap px-feed-inset-min pt-2">
      {[0, 1].map((column) => (
        <div key={column} className="flex flex-col gap-gap">
          {ratios.map((_, index) => (
            <Skeleton
              key={ratios[index]}
              shape="media"
              ratio={ratios[(index + column) % ratios.length] ?? 'square'}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SlotProps {
  post: PostModel;
  row: number;
  slots: SlotWindow;
}

const Slot = observer(function Slot({ post, row, slots }: SlotProps) {
  const text = useText();
  const watch = useSlotRef(slots, post.id);
  return slots.isNear(post.id, row) ? (
    <Tile ref={watch} post={post} eager={row < 2} />
  ) : (
    <CardGap
      ref={watch}
      height={slots.heightOf(post.id)}
      aria-label={text('post.by', { name: post.author.nickname })}
    />
  );
});

const Columns = observer(function Columns({ feed }: { feed: FeedStore }) {
  const columns = columnsOf(feed.list, COLUMNS);
  const slots = useSlots(
    feed,
    SHAPE,
    columns.map((posts) => posts.map(({ id }) => id)),
  );
  return (
    <div className="grid grid-cols-2 items-start gap-gap px-feed-inset-min pt-2">
      {columns.map((posts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <div key={index} className="flex flex-col gap-gap">
          {posts.map((post, row) => (
            <Slot key={post.id} post={post} row={row} slots={slots} />
          ))}
        </div>
      ))}
    </div>
  );
});

/** Pictures in two columns, each as tall as it is. */
export const GalleryGrid = observer(function GalleryGrid({ feed }: { feed: FeedStore }) {
  const { social } = useStores();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    social.reading = feed;
    feed.open();
  }, [social, feed]);
  useNextPage(feed, end);
  if (feed.isEmpty) return <FeedEmpty feed={feed} />;
  if (feed.list.length === 0) {
    return feed.status === 'failed' ? <FeedError feed={feed} /> : <GallerySkeleton />;
  }
  return (
    <>
      <Columns feed={feed} />
      <div ref={end}>
        <FeedFoot feed={feed} />
      </div>
    </>
  );
});
