/** Pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** It is not what its type claims, or this browser cannot show it. */
export class UnreadableFile extends Error {}

/** What screens show; who wants every pixel sends the original. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

export const drawn = async (
  source: CanvasImageSource,
  { width, height }: PixelSize,
  type: 'image/jpeg' | 'image/webp' = 'image/jpeg',
): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(source, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: QUALITY });
};

export const sizeForScreens = ({ width, height }: PixelSize): PixelSize => {
  const share = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

/** Upright. @throws UnreadableFile */
export const openPicture = (file: Blob, options?: ImageBitmapOptions): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image', ...options }).catch(() => {
    throw new UnreadableFile();
  });

/** Moving pictures stay as they are. */
export const isMoving = ({ type }: Blob): boolean => type === 'image/gif';

/** A part of a picture, in its own upright pixels. */
export interface PictureArea extends PixelSize {
  left: number;
  top: number;
}

/**
 * A picture upright, and as large as screens show it: the whole or an area of it. The browser unpacks, scales and packs away from the main
 * thread; a worker of our own would need a hole in the page's policy (no trusted types). @throws UnreadableFile
 */
export const scaledPicture = async (
  file: Blob,
  whole: PixelSize,
  area: PictureArea = { left: 0, top: 0, ...whole },
): Promise<PixelSize & { file: Blob }> => {
  const size = sizeForScreens(area);
  const options: ImageBitmapOptions = {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  };
  const cut = [area.left, area.top, area.width, area.height] as const;
  const isWhole = area.width === whole.width && area.height === whole.height;
  const scaled = isWhole ? await openPicture(file, options) : await cutOut(file, cut, options);
  // What may be seen through stays so.
  const blob = await drawn(scaled, size, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  scaled.close();
  return { file: blob, ...size };
};

const cutOut = async (
  file: Blob,
  [left, top, width, height]: readonly [number, number, number, number],
  options: ImageBitmapOptions,
): Promise<ImageBitmap> => {
  const whole = await openPicture(file);
  try {
    return await createImageBitmap(whole, left, top, width, height, options);
  } finally {
    whole.close();
  }
};

/** @throws UnreadableFile */
export const sizeOfPicture = async (file: Blob): Promise<PixelSize> => {
  const picture = await openPicture(file);
  const { width, height } = picture;
  picture.close();
  return { width, height };
};
