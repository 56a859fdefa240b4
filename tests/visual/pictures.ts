import sharp from 'sharp';

/** Decoded: four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** References are stored with a palette; a channel that is nearer than this is the same. */
const NEAR = 24;

export async function decode(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A small PNG for the repository: 128 colours, no dithering, so that flat ground stays flat. */
export const shrink = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 128, dither: 0, effort: 8, compressionLevel: 9 }).toBuffer();

export interface Difference {
  /** Pixels that differ, of all, 0 to 1. Pictures of other sizes differ in every pixel. */
  share: number;
  /** Black where they differ. */
  map: Picture;
}

export function difference(one: Picture, other: Picture): Difference {
  const { width, height } = one;
  const data = new Uint8Array(width * height * 4).fill(255);
  if (other.width !== width || other.height !== height) return { share: 1, map: { width, height, data } };
  let count = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const differs = [0, 1, 2].some((channel) => {
      const at = pixel + channel;
      return Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > NEAR;
    });
    if (!differs) continue;
    count += 1;
    data.fill(0, pixel, pixel + 3);
  }
  return { share: count / (width * height), map: { width, height, data } };
}

export const encode = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
