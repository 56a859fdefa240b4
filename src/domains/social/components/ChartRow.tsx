import type { ChartPosition } from '@livery/contract';
import { Avatar, MediaFrame, MediaImage, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { shortNumber } from '../../../lib/text/number.ts';
import { smallestOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { ChartChange } from './ChartChange.tsx';

export interface ChartRowProps {
  post: PostModel;
  position: ChartPosition | undefined;
  /** The chart's own page shows a large picture, two lines of words and the author. */
  large?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Picture({ post, large }: Pick<ChartRowProps, 'post' | 'large'>) {
  const [media] = post.media;
  if (!media) {
    const { author } = post;
    return (
      <span
        className={
          large ? 'grid size-16 shrink-0 place-items-center tablet:size-20 rounded-skeleton bg-sunken' : ''
        }
      >
        <Avatar name={author.nickname} src={author.avatar_thumbnail} />
      </span>
    );
  }
  return (
    <span className={`block shrink-0 ${large ? 'size-16 tablet:size-20' : 'size-avatar-md'}`}>
      <MediaFrame corners="small" thumbHash={media.thumbhash}>
        <MediaImage src={smallestOf(media)} alt="" />
      </MediaFrame>
    </span>
  );
}

function Rank({ rank, large }: { rank: number; large: boolean }) {
  const text = useText();
  return (
    <>
      <span className="sr-only">{text('feed.chart.rank', { rank })}</span>
      <Text aria-hidden numeric size={large ? 'title' : undefined} tone={rank <= 3 ? 'accent' : 'tertiary'}>
        {rank}
      </Text>
    </>
  );
}

/** A position in the chart: rank, picture, words, heat, and how far it moved. */
export const ChartRow = observer(function ChartRow({
  post,
  position,
  large = false,
  onClick,
}: ChartRowProps) {
  const text = useText();
  const heat = text('feed.chart.heat', { count: shortNumber(position?.heat ?? post.heat) });
  return (
    <RouterLink
      to={`/posts/${post.id}`}
      onClick={onClick}
      className={`flex items-center gap-3 rounded-tab text-primary outline-inset ${large ? 'py-2' : 'py-1.5'}`}
    >
      <span className={`shrink-0 text-center ${large ? 'min-w-7' : 'min-w-5'}`}>
        {position && <Rank rank={position.rank} large={large} />}
      </span>
      <Picture post={post} large={large} />
      <span className="min-w-0 flex-1 leading-snug">
        <Text lines={large ? 2 : 1} weight={large ? 'medium' : undefined} wrap={large ? 'pretty' : undefined}>
          {post.caption}
        </Text>
        <Text size="caption" tone="tertiary" tabular lines={1}>
          {large ? `${heat} · ${post.authorName}` : heat}
        </Text>
      </span>
      <span className="min-w-7 shrink-0 text-end">
        {position && <ChartChange change={position.change} />}
      </span>
    </RouterLink>
  );
});
