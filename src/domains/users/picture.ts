import { type Crop, squareOf } from './crop.model.ts';

const QUALITY = 0.92;

/** Draws what the window shows into all of a square canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  const { width } = canvas;
  context.clearRect(0, 0, width, width);
  context.drawImage(picture, left, top, side, side, 0, 0, width, width);
};

/** The drawn window as a file. Rejects when the browser cannot make one. */
export const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))),
      'image/jpeg',
      QUALITY,
    );
  });

/** Decodes a chosen file, upright; undefined when it is no picture that this browser can read. */
export const readPicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
};
