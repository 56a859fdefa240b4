import { ImageViewer } from '@livery/design-system/media';
import { useText } from '../../../../lib/intl/useText.ts';

/** One picture of a conversation, as large as the screen. */
export function PictureViewer({ id, src, onClose }: { id: string; src: string; onClose: () => void }) {
  const text = useText();
  return (
    <ImageViewer
      open
      onClose={onClose}
      images={[{ id, src, alt: text('room.image') }]}
      at={0}
      onMove={() => undefined}
      labels={{
        title: text('room.image'),
        close: text('room.close'),
        previous: text('room.image.previous'),
        next: text('room.image.next'),
      }}
      position=""
    />
  );
}
