import sharp from 'sharp';

/** Decoded: four bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export async function decode(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** For the repository: the same pixels in fewer bytes. */
export const shrink = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();

/** To the byte, as nearly all are that are compared: what takes a while is counting what differs. */
export const isSame = (one: Picture, other: Picture): boolean =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.data, other.data) === 0;

export interface Difference {
  /** Pixels that differ, of all that either picture covers, 0 to 1. What only one of them covers differs. */
  share: number;
  /** Black where they differ; as large as both together. */
  map: Picture;
}

/** The greatest distance of two pixels in a channel, 0 to 255. */
const distance = (one: Picture, at: number, other: Picture, there: number): number =>
  Math.max(
    Math.abs((one.data[at] ?? 0) - (other.data[there] ?? 0)),
    Math.abs((one.data[at + 1] ?? 0) - (other.data[there + 1] ?? 0)),
    Math.abs((one.data[at + 2] ?? 0) - (other.data[there + 2] ?? 0)),
  );

/** Compares two pictures from their upper left corner on; a pixel no further than `near` in any channel is the same. */
export function difference(one: Picture, other: Picture, near: number): Difference {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const common = { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
  const map = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
  const shared = common.width * common.height;
  const covered = one.width * one.height + other.width * other.height - shared;
  let count = covered - shared;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isCommon = x < common.width && y < common.height;
      const far = isCommon
        ? distance(one, (y * one.width + x) * 4, other, (y * other.width + x) * 4)
        : Infinity;
      if (far <= near) continue;
      if (isCommon) count += 1;
      const at = (y * width + x) * 4;
      map.data.fill(0, at, at + 3);
    }
  }
  return { share: count / covered, map };
}

export const encode = ({ width, height, data }: Picture): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
