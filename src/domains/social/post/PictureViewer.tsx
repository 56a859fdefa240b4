import { DownloadIcon, IconButton } from '@livery/design-system';
import { ImageViewer } from '@livery/design-system/media';
import { useText } from '../../../lib/intl/useText.ts';
import { useBackGuard } from '../../../lib/useBackGuard.ts';
import type { PostModel } from '../post.model.ts';
import { saveMedia } from '../save-media.ts';

interface PictureViewerProps {
  post: PostModel;
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** The pictures of a post as large as one likes. */
export function PictureViewer({ post, at, onMove, onClose }: PictureViewerProps) {
  const text = useText();
  useBackGuard(true, onClose);
  const total = post.media.length;
  const altOf = (index: number) => text('post.image', { name: post.authorName, index: index + 1, total });
  const shown = post.media[at];
  return (
    <ImageViewer
      open
      onClose={onClose}
      images={post.media.map(({ url }, index) => ({ id: url, src: url, alt: altOf(index) }))}
      at={at}
      onMove={onMove}
      position={`${at + 1} / ${total}`}
      actions={
        shown &&
        post.permissions.allow_save && (
          <IconButton
            icon={DownloadIcon}
            tone="media"
            label={text('post.more.save')}
            onClick={() => saveMedia(post, shown)}
          />
        )
      }
      labels={{
        title: text('post.picture'),
        close: text('post.close'),
        previous: text('post.image.previous'),
        next: text('post.image.next'),
        loading: text('feed.loading'),
      }}
    />
  );
}
