import { HeartIcon, Icon, MediaFrame, MediaImage, PlayIcon, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { counted, shortNumber } from '../../../lib/text/number.ts';
import { LazyPostState } from '../components/state/LazyPostState.tsx';
import { useMorphLink } from '../components/useMorphLink.ts';
import { sourcesOf, stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';

const RATIO = 3 / 4;
/** A third of the column that it stands in. */
const SIZES = '(min-width: 640px) 220px, 33vw';

/** Words alone: the first of them are the picture. */
function Words({ post }: { post: PostModel }) {
  return (
    <span className="flex size-full flex-col bg-accent-soft p-3 text-accent">
      <Text size="footnote" weight="strong" lines={4} wrap="pretty" tone="inherit">
        {post.caption}
      </Text>
    </span>
  );
}

/** A post as one of many: its picture, and how many like it. */
export const PostTile = observer(function PostTile({ post, eager }: { post: PostModel; eager: boolean }) {
  const text = useText();
  const href = `/posts/${post.id}`;
  const open = useMorphLink(href);
  const [media] = post.media;
  const likes = (
    <span className="flex items-center gap-1 rounded-badge bg-media-control px-1.5 py-0.5 text-media">
      <Icon of={post.kind === 'video' ? PlayIcon : HeartIcon} size="sm" />
      <Text aria-hidden size="caption" weight="strong" tabular tone="inherit">
        {shortNumber(post.likeCount)}
      </Text>
      <span className="sr-only">{text('post.likes', counted(post.likeCount))}</span>
    </span>
  );
  return (
    <RouterLink to={href} onClick={open} className="relative block min-w-0 flex-1 rounded-tile outline-inset">
      <MediaFrame
        ratio={RATIO}
        corners="tile"
        thumbHash={media?.thumbhash}
        over={{ bottomStart: media && likes, topStart: <LazyPostState post={post} variant="badge" /> }}
      >
        {media ? (
          <MediaImage
            src={stillOf(media)}
            sources={sourcesOf(media)}
            sizes={SIZES}
            alt={post.caption || text('post.by', { name: post.authorName })}
            eager={eager}
          />
        ) : (
          <Words post={post} />
        )}
      </MediaFrame>
    </RouterLink>
  );
});
