import type { Message } from '@livery/contract';
import { MediaImage } from '@livery/design-system';
import { useOpenMedia } from './open-media.ts';

interface OpenMediaProps {
  message: Message;
  /** What opens, in words. */
  label: string;
  /** Address of what stands in the frame; undefined while it is on its way. */
  src: string | undefined;
}

/** Fills a frame of media; a press shows it as large as the screen. */
export function OpenMedia({ message, label, src }: OpenMediaProps) {
  const openMedia = useOpenMedia();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => openMedia(message)}
      className="absolute inset-0 outline-inset"
    >
      {src !== undefined && <MediaImage src={src} alt="" />}
    </button>
  );
}
