import { Icon, ImagesIcon, MediaFrame, VideoIcon } from '@livery/design-system';
import type { PostModel } from '../post.model.ts';

/** In the place of media that are not ready yet, or never will be: as much as is known of the first. */
export function StageAwaited({ post }: { post: PostModel }) {
  const [media] = post.media;
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center">
      {media?.thumbhash && (
        <div className="absolute inset-0 opacity-50">
          <MediaFrame corners="none" thumbHash={media.thumbhash} />
        </div>
      )}
      <span className="relative grid size-15 place-items-center rounded-full bg-media-control text-media">
        <Icon of={post.kind === 'video' ? VideoIcon : ImagesIcon} size="xl" />
      </span>
    </div>
  );
}
