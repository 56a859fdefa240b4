import { chmod, rename, rm } from 'node:fs/promises';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { ApiError } from '../../../infra/errors.ts';
import { createQueue } from '../../../infra/queue.ts';
import type { FileFacts } from './facts.ts';
import { thumbhashOf } from './thumbhash.ts';

/** A picture that unpacks to more than this, all frames together, is refused before it is unpacked. */
const MOST_PIXELS = 50_000_000;
/** Longer sides are drawn smaller; who wants every pixel sends it as a file. */
const LONGEST_SIDE = 4096;
const QUALITY = 86;

const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: QUALITY }),
  'image/gif': (picture) => picture.gif(),
};

/** One picture may take 200 MB while it is drawn. */
const inTurn = createQueue('pictures', { atOnce: 2, waiting: 200 });

/**
 * Replaces a file by the same picture drawn anew, upright, in its own format, all frames of it: places, cameras and
 * whatever else stood behind or between the pixels are gone. Returns what it is then.
 * @throws api.unsupported_type for what begins like a picture and is none, api.too_frequent when too many wait
 */
export const redrawPicture = async (file: string, contentType: string): Promise<FileFacts> => {
  const drawn = `${file}.drawn`;
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: true } as const;
  const side = LONGEST_SIDE;
  const fitting = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
  try {
    const facts = await inTurn(async () => {
      const picture = sharp(file, options).autoOrient().resize(fitting);
      const info = await (ENCODERS[contentType] ?? refuse)(picture).toFile(drawn).catch(refuseUnlessFull);
      return { ...sizeOf(info), thumbhash: await thumbhashOf(drawn) };
    });
    await chmod(drawn, 0o600);
    await rename(drawn, file);
    return facts;
  } finally {
    await rm(drawn, { force: true });
  }
};

/** Frames of a moving picture lie one below the other. */
const sizeOf = ({ width, height, pageHeight }: OutputInfo) => ({ width, height: pageHeight ?? height });

const refuse = (): never => {
  throw new ApiError('api.unsupported_type');
};

/** The library passes the system's error on as text only. */
const refuseUnlessFull = (error: Error): never =>
  /no space left|ENOSPC/i.test(error.message) ? unavailable() : refuse();

const unavailable = (): never => {
  throw new ApiError('api.unavailable');
};
