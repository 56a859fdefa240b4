import { ImageViewer } from '@livery/design-system/media';
import { useText } from '../../../lib/intl/useText.ts';
import { useBackGuard } from '../../../lib/useBackGuard.ts';

interface AvatarViewerProps {
  name: string;
  src: string;
  open: boolean;
  onClose: () => void;
}

/** Somebody's picture as large as the screen. */
export function AvatarViewer({ name, src, open, onClose }: AvatarViewerProps) {
  const text = useText();
  useBackGuard(open, onClose);
  const title = text('person.avatar', { name });
  return (
    <ImageViewer
      open={open}
      onClose={onClose}
      images={[{ id: src, src, alt: title }]}
      at={0}
      onMove={() => undefined}
      labels={{
        title,
        close: text('contacts.close'),
        previous: text('post.image.previous'),
        next: text('post.image.next'),
        loading: text('contacts.loading'),
      }}
      position={name}
    />
  );
}
