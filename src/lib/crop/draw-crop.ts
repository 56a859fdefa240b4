import { areaOf, type Crop } from './crop.model.ts';

/** Draws what the window shows into all of a canvas, which has the window's shape. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const area = areaOf(picture, crop, width / height);
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, width, height);
  context.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, width, height);
};
