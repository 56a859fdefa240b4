import sharp, { type Metadata } from 'sharp';
import { ApiError } from '../../infra/errors.ts';
import { HEAD_BYTES, sniff } from '../../infra/objects/sniff.ts';
import { createQueue } from '../../infra/queue.ts';

const PICTURES = new Set(['jpeg', 'png', 'webp']);
/** A picture that unpacks to more than this is refused before it is unpacked. */
const MOST_PIXELS = 4096 * 4096;
const QUALITY = 86;
/** As it is sent one may have 5 MB; unpacked ten times that. */
const inTurn = createQueue('square pictures', { atOnce: 2, waiting: 50 });

/** Pixels. */
interface Dimensions {
  width: number;
  height: number;
}

/**
 * A square picture in sizes of our own (pixels of a side), as WebP, drawn anew from what was sent: metadata and whatever hid
 * behind it are gone.
 * @throws api.unsupported_type by content, whatever the name says; api.validation where it does not fit; api.too_frequent when too many wait
 */
export const drawSquares = (
  sent: Buffer,
  fits: (dimensions: Dimensions) => boolean,
  sizes: readonly number[],
): Promise<Buffer[]> => inTurn(() => draw(sent, fits, sizes));

const draw: typeof drawSquares = async (sent, fits, sizes) => {
  if (!PICTURES.has(sniff(sent.subarray(0, HEAD_BYTES)))) throw new ApiError('api.unsupported_type');
  const image = sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height } = await image.metadata().catch(refuse<Metadata>);
  if (!fits({ width, height })) throw new ApiError('api.validation', { image: 'dimensions' });
  const upright = image.autoOrient();
  const drawAt = (side: number) => upright.clone().resize(side, side).webp({ quality: QUALITY }).toBuffer();
  return Promise.all(sizes.map((side) => drawAt(side).catch(refuse<Buffer>)));
};

/** It began like a picture and is none. */
const refuse = <T>(): T => {
  throw new ApiError('api.unsupported_type');
};
