import { LIMITS } from '@livery/contract';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { PreparedFile, UploadKind } from './upload.model.ts';

/** Cannot be sent, whatever its type claims. */
export class NotPrepared extends Error {
  readonly words: MessageId;
  constructor(words: MessageId) {
    super(words);
    this.words = words;
  }
}

/** What screens show; who wants every pixel sends the original. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;
/** From here on the poster is not black, as first frames often are. Seconds. */
const STILL_AT = 0.1;

const draw = async (picture: ImageBitmap | HTMLVideoElement, width: number, height: number, type: string) => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: QUALITY });
};

const sizeFor = (width: number, height: number) => {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

const open = (file: Blob, options?: ImageBitmapOptions): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image', ...options }).catch(() => {
    throw new NotPrepared('room.upload.unreadable.image');
  });

/**
 * A picture upright, and as large as screens show it. The browser unpacks, scales and packs away from the main thread; a worker
 * of our own would need a hole in the page's policy (no trusted types). Moving pictures stay as they are.
 */
const preparePicture = async (file: File, isOriginal: boolean): Promise<PreparedFile> => {
  const whole = await open(file);
  const size = sizeFor(whole.width, whole.height);
  const original = { width: whole.width, height: whole.height };
  whole.close();
  const known = { kind: 'image', filename: file.name } as const;
  if (isOriginal || file.type === 'image/gif') return { ...known, file, ...original };
  const scaled = await open(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  // What may be seen through stays so.
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const drawn = await draw(scaled, size.width, size.height, type);
  scaled.close();
  return { ...known, file: drawn, ...size };
};

const once = (target: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new NotPrepared('room.upload.unreadable.video')), {
      once: true,
    });
  });

/** A clip with its still. */
const prepareClip = async (file: File): Promise<PreparedFile> => {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await once(video, 'loadeddata');
    const { duration, videoWidth, videoHeight } = video;
    // Recorders leave the length open: the server measures it.
    const isKnown = Number.isFinite(duration);
    if (isKnown && duration > LIMITS.videoSeconds) throw new NotPrepared('room.upload.long');
    const moved = once(video, 'seeked');
    video.currentTime = Math.min(STILL_AT, duration / 2);
    await moved;
    const { width, height } = sizeFor(videoWidth, videoHeight);
    const poster = await draw(video, width, height, 'image/jpeg');
    const pixels = { width: videoWidth, height: videoHeight };
    return { kind: 'video', file, filename: file.name, poster, ...pixels, ...(isKnown && { duration }) };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};

/** Makes a chosen file ready to be sent. @throws NotPrepared */
export const prepare = async (
  file: File,
  kind: UploadKind,
  { isOriginal = false }: { isOriginal?: boolean } = {},
): Promise<PreparedFile> => {
  if (kind === 'image') return preparePicture(file, isOriginal);
  if (kind === 'video') return prepareClip(file);
  return { kind, file, filename: file.name };
};
