import { MediaFrame, MediaImage } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { posterOf, sourcesOf } from '../media.ts';
import type { PostModel } from '../post.model.ts';

const SIZES = '(min-width: 640px) 600px, 100vw';

/** All pictures, one under another, or the clip with the browser's own controls. */
export function PlainMedia({ post: { kind, media, author, permissions } }: { post: PostModel }) {
  const text = useText();
  const [first] = media;
  if (kind === 'video' && first) {
    return (
      <MediaFrame ratio={first.width / first.height || 1}>
        {/* biome-ignore lint/a11y/useMediaCaption: clips of people have none */}
        <video
          controls
          preload="none"
          playsInline
          controlsList={permissions.allow_save ? undefined : 'nodownload'}
          aria-label={text('post.video', { name: author.nickname })}
          poster={posterOf(first)}
          src={first.url}
          className="absolute inset-0 size-full bg-media-stage object-contain"
        />
      </MediaFrame>
    );
  }
  const total = media.length;
  return (
    <div className="flex flex-col gap-2">
      {media.map((picture, index) => (
        <MediaFrame key={picture.url} ratio={picture.width / picture.height || 1}>
          <MediaImage
            src={picture.url}
            sources={sourcesOf(picture)}
            sizes={SIZES}
            alt={text('post.image', { name: author.nickname, index: index + 1, total })}
            eager={index === 0}
          />
        </MediaFrame>
      ))}
    </div>
  );
}
