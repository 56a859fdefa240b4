import { Card, Heading, Link, MediaFrame, MediaImage, Text } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { counted } from '../../../lib/text/number.ts';
import { cardRatio, smallestOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { PlainFrame } from './PlainFrame.tsx';

/** Few bytes: it stands in the first HTML of everybody, and is drawn for hardly anybody. */
function PlainTile({ post }: { post: PostModel }) {
  const text = useText();
  const [media] = post.media;
  const { nickname } = post.author;
  return (
    <li>
      <Card as="article">
        <Link tone="plain" href={`/posts/${post.id}`}>
          {media && (
            <MediaFrame ratio={cardRatio(media)}>
              <MediaImage src={smallestOf(media)} alt="" />
            </MediaFrame>
          )}
          <span className="flex flex-col gap-1 px-tile-pad py-2.5">
            <Text lines={3}>{post.caption || text('post.by', { name: nickname })}</Text>
            <Text size="caption" tone="tertiary">
              {[nickname, text('post.likes', counted(post.likeCount))].join(' · ')}
            </Text>
          </span>
        </Link>
      </Card>
    </li>
  );
}

interface PlainPostsProps {
  /** Which all of them have; without it they are those of the first feed. */
  hashtag: string | undefined;
  posts: readonly PostModel[];
}

/** Posts that lead to their pages, where no scripts run. */
export function PlainPosts({ hashtag, posts }: PlainPostsProps) {
  const text = useText();
  return (
    <PlainFrame>
      <div className="flex flex-col gap-gap px-feed-inset-min pt-2 pb-6">
        <Heading level={1} size="title">
          {hashtag === undefined ? text('feed.tabs.recommend') : `#${hashtag}`}
        </Heading>
        <ul className="grid grid-cols-2 items-start gap-gap">
          {posts.map((post) => (
            <PlainTile key={post.id} post={post} />
          ))}
        </ul>
        <Text as="p" align="center">
          <Link href="/">{text('post.gone.action')}</Link>
        </Text>
      </div>
    </PlainFrame>
  );
}
