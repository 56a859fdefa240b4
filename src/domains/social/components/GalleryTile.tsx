import { Avatar, Card, HeartIcon, Icon, MediaFrame, MediaImage, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { counted, shortNumber } from '../../../lib/text/number.ts';
import { sourcesOf, stillOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { useMorphLink } from './useMorphLink.ts';

interface GalleryTileProps {
  post: PostModel;
  eager: boolean;
  sizes: string;
  ref: Ref<HTMLDivElement>;
}

/** Words alone stand where others have a picture. */
function Words({ post }: { post: PostModel }) {
  return (
    <span className="flex min-h-40 flex-col justify-center gap-2 bg-accent-soft p-3.5 text-primary">
      {post.title && (
        <Text weight="strong" lines={2} wrap="pretty">
          {post.title}
        </Text>
      )}
      <Text size={post.title ? 'footnote' : 'body'} lines={4} wrap="pretty">
        {post.text}
      </Text>
    </span>
  );
}

/** A picture with its words, who made it, and how many liked it. */
export const GalleryTile = observer(function GalleryTile({ post, eager, sizes, ref }: GalleryTileProps) {
  const text = useText();
  const href = `/posts/${post.id}`;
  const open = useMorphLink(href);
  const [media] = post.media;
  return (
    <Card as="article" ref={ref} aria-label={text('post.by', { name: post.authorName })}>
      <RouterLink
        to={href}
        onClick={open}
        className="part-tile block overflow-clip rounded-card outline-inset"
      >
        {media ? (
          <MediaFrame ratio={media.width / media.height} corners="none" thumbHash={media.thumbhash}>
            <MediaImage
              src={stillOf(media)}
              sources={sourcesOf(media)}
              sizes={sizes}
              alt={post.caption}
              eager={eager}
            />
          </MediaFrame>
        ) : (
          <Words post={post} />
        )}
        <span className="part-tile-words flex flex-col gap-2 px-tile-pad py-2.5">
          {media && post.caption && (
            <Text size="footnote" weight="medium" lines={2} wrap="pretty">
              {post.caption}
            </Text>
          )}
          <span className="flex min-w-0 items-center gap-1.5">
            <Avatar size="xs" name={post.authorName} src={post.author.avatar_thumbnail} />
            <Text size="caption" tone="secondary" lines={1} grow>
              {post.authorName}
            </Text>
            <span className="flex shrink-0 items-center gap-1 text-tertiary">
              <Icon of={HeartIcon} size="sm" />
              <Text aria-hidden size="caption" tabular>
                {shortNumber(post.likeCount)}
              </Text>
              <span className="sr-only">{text('post.likes', counted(post.likeCount))}</span>
            </span>
          </span>
        </span>
      </RouterLink>
    </Card>
  );
});
