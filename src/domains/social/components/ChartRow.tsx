import { Avatar, MediaFrame, MediaImage, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { useText } from '../../../lib/intl/useText.ts';
import { shortNumber } from '../../../lib/text/number.ts';
import { stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';

export interface ChartRowProps {
  post: PostModel;
  rank: number;
}

/** A place in the chart: rank, picture, words, heat. */
export const ChartRow = observer(function ChartRow({ post, rank }: ChartRowProps) {
  const text = useText();
  const [media] = post.media;
  return (
    <Link
      to={`/posts/${post.id}`}
      className="flex items-center gap-3 rounded-tab py-1.5 text-primary outline-inset"
    >
      <span className="min-w-5 shrink-0 text-center">
        <span className="sr-only">{text('feed.chart.rank', { rank })}</span>
        <Text aria-hidden numeric tone={rank <= 3 ? 'accent' : 'tertiary'}>
          {rank}
        </Text>
      </span>
      {media ? (
        <span className="block size-avatar-md shrink-0">
          <MediaFrame corners="small" thumbHash={media.thumbhash}>
            <MediaImage src={stillOf(media)} alt="" />
          </MediaFrame>
        </span>
      ) : (
        <Avatar name={post.author.nickname} src={post.author.avatar_thumbnail} />
      )}
      <span className="min-w-0 flex-1 leading-snug">
        <Text lines={1}>{post.caption}</Text>
        <Text size="caption" tone="tertiary" tabular>
          {text('feed.chart.heat', { count: shortNumber(post.heat) })}
        </Text>
      </span>
    </Link>
  );
});
