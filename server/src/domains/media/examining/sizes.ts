import { PICTURE_SIZES, type PictureSize } from '@livery/contract';
import sharp from 'sharp';
import { createQueue } from '../../../infra/queue.ts';

const QUALITY = 80;

const inTurn = createQueue('picture sizes', { atOnce: 1, waiting: 200 });

export interface Drawing {
  size: PictureSize;
  /** WebP. */
  bytes: Buffer;
}

/**
 * Draws a picture as small as lists and bubbles show it: the sizes that are smaller than itself, none of a moving one. It has
 * been drawn anew before, so nothing in it is hostile.
 * @throws api.too_frequent when too many wait
 */
export const drawSizes = (file: string): Promise<Drawing[]> =>
  inTurn(async () => {
    const { width, height, pages = 1 } = await sharp(file).metadata();
    if (pages > 1) return [];
    const smaller = Object.entries(PICTURE_SIZES).filter(([, pixels]) => pixels < Math.max(width, height));
    return Promise.all(
      smaller.map(async ([size, side]) => {
        const picture = sharp(file).resize({ width: side, height: side, fit: 'inside' });
        return { size: size as PictureSize, bytes: await picture.webp({ quality: QUALITY }).toBuffer() };
      }),
    );
  });
