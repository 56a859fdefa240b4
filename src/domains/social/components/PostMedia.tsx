import { CardMedia, MediaFrame, MediaImage, MediaMosaic } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { RouterLink } from '../../../lib/RouterLink.tsx';
import { cardRatio, sourcesOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';
import { PostClip } from './PostClip.tsx';

export interface PostMediaProps {
  post: PostModel;
  /** In the first screen: its pictures load at once. */
  eager: boolean;
  onOpen: () => void;
}

/** How wide a card draws a picture; beside others, half as wide. */
const WHOLE = '(min-width: 640px) 600px, 100vw';
const HALF = '(min-width: 640px) 300px, 50vw';

/** Five and more pictures show three of them. */
const shownOf = (total: number): number => (total > 4 ? 3 : total);

function Pictures({ post, eager }: Omit<PostMediaProps, 'onOpen'>) {
  const text = useText();
  const total = post.media.length;
  const shown = post.media.slice(0, shownOf(total));
  const altOf = (index: number) => text('post.image', { name: post.authorName, index: index + 1, total });
  const [only] = shown;
  if (only && total === 1) {
    return (
      <MediaFrame capped ratio={cardRatio(only)} thumbHash={only.thumbhash}>
        <MediaImage src={only.url} sources={sourcesOf(only)} sizes={WHOLE} alt={altOf(0)} eager={eager} />
      </MediaFrame>
    );
  }
  return (
    <MediaMosaic more={total > shown.length ? `+${total - shown.length}` : undefined}>
      {shown.map((media, index) => (
        <MediaFrame key={media.url} corners="none" thumbHash={media.thumbhash}>
          <MediaImage
            src={media.url}
            sources={sourcesOf(media)}
            sizes={HALF}
            alt={altOf(index)}
            eager={eager}
          />
        </MediaFrame>
      ))}
    </MediaMosaic>
  );
}

/** The pictures or the clip of a post, in boxes that are there before they load. */
export function PostMedia({ post, eager, onOpen }: PostMediaProps) {
  const text = useText();
  const [first] = post.media;
  if (!first) return null;
  if (post.kind === 'video') {
    return (
      <CardMedia>
        <PostClip
          id={post.id}
          media={first}
          eager={eager}
          label={text('post.video', { name: post.authorName })}
          onOpen={onOpen}
        />
      </CardMedia>
    );
  }
  return (
    <CardMedia>
      <RouterLink to={`/posts/${post.id}`} className="block rounded-media outline-inset">
        <Pictures post={post} eager={eager} />
      </RouterLink>
    </CardMedia>
  );
}
