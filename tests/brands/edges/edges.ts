import sharp from 'sharp';

/** Where a picture changes from light to dark: what is left of it without its colours. */
export interface EdgeMap {
  readonly width: number;
  readonly height: number;
  /** 1 at an edge. */
  readonly at: Uint8Array;
  /** 1 at an edge and near one. */
  readonly near: Uint8Array;
}

/** Half a phone's pixels: letters become words, and what moves by one pixel stays. */
const WIDTH = 195;
/** Of 255, between a pixel and its neighbours: the least step of grey that a line or a ground is seen by. */
const STEP = 6;
/** Pixels on all sides within which two edges are one. */
const NEAR = 1;

/** Largest difference to the neighbours on the right and below. */
function stepAt(grey: Uint8Array, index: number, width: number): number {
  const here = grey[index] ?? 0;
  return Math.max(Math.abs(here - (grey[index + 1] ?? here)), Math.abs(here - (grey[index + width] ?? here)));
}

function widened(at: Uint8Array, width: number, height: number): Uint8Array {
  const out = new Uint8Array(at.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (at[y * width + x] !== 1) continue;
      for (let dy = -NEAR; dy <= NEAR; dy += 1)
        for (let dx = -NEAR; dx <= NEAR; dx += 1) {
          const [nx, ny] = [x + dx, y + dy];
          if (nx >= 0 && ny >= 0 && nx < width && ny < height) out[ny * width + nx] = 1;
        }
    }
  return out;
}

/** The edges of a picture. */
export async function edgesOf(picture: Buffer): Promise<EdgeMap> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: WIDTH })
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const at = new Uint8Array(width * height);
  // The last column would be compared with the next row.
  for (let index = 0; index < at.length; index += 1)
    if (index % width < width - 1 && stepAt(data, index, width) >= STEP) at[index] = 1;
  return { width, height, at, near: widened(at, width, height) };
}

const count = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, bit, index) => sum + (bit & (other[index] ?? 0)), 0);

/**
 * How much two pictures are built alike: of the edges of both, the share that has one of the other nearby. 1 the same, 0
 * nothing. @throws when they differ in size
 */
export function overlap(one: EdgeMap, other: EdgeMap): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error(`${one.width} × ${one.height} and ${other.width} × ${other.height} are no pair`);
  const edges = count(one.at, one.at) + count(other.at, other.at);
  return edges === 0 ? 1 : (count(one.at, other.near) + count(other.at, one.near)) / edges;
}
