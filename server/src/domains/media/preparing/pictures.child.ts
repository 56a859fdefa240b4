import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { thumbhashOf } from '../examining/thumbhash.ts';
import type { Drawn } from './pictures.ts';

/** A program of its own: `<picture> <folder> <width>…` draws the picture in those widths, and says what it is. */

const MOST_PIXELS = 50_000_000;
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  jpg: (picture: Sharp) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

const [file = '', folder = '', ...widths] = process.argv.slice(2);
sharp.concurrency(1);

const open = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();

const draw = async (width: number): Promise<void> => {
  const smaller = await open()
    .resize({ width })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const [type, encode] of Object.entries(ENCODERS)) {
    // What is transparent has no colour in a JPEG.
    const picture = type === 'jpg' ? sharp(smaller).flatten({ background: 'white' }) : sharp(smaller);
    await encode(picture).toFile(join(folder, `${width}.${type}`));
  }
};

const { autoOrient, pages = 1 } = await open().metadata();
const smaller = pages > 1 ? [] : widths.map(Number).filter((width) => width <= autoOrient.width);
for (const width of smaller) await draw(width);
const drawn: Drawn = { ...autoOrient, widths: smaller, thumbhash: await thumbhashOf(file) };
process.stdout.write(JSON.stringify(drawn));
