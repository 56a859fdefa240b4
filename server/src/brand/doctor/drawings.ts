import type { FieldFinding } from '../brand.schema.check.ts';
import { pixelsOf } from '../raster.ts';
import { svgSize } from '../svg.size.ts';

const SEEN_AT = 64;
const CHANNELS = 4;
const WORDMARK_RATIO = { least: 1.5, most: 8 };

const NO_SIZE: FieldFinding = {
  field: 'viewBox',
  why: 'without a viewBox the drawing has no size, and cannot be made larger or smaller',
  remedy: 'add viewBox="0 0 64 64" with the size that it is drawn at',
};
const BLANK: FieldFinding = {
  field: '',
  why: 'it shows one even area and nothing on it, so nobody would know the brand by it',
  remedy: 'draw the mark in a colour that differs from its ground',
};

const UNDRAWABLE: FieldFinding = {
  field: '',
  why: 'the drawing is too large or too intricate to be made into pictures of icons',
  remedy: 'draw it plainer, into a viewBox such as "0 0 64 64"',
};

/** The pixels of a drawing, or why it cannot be drawn. */
const look = (svg: string): Promise<Buffer | FieldFinding> => pixelsOf(svg, SEEN_AT).catch(() => UNDRAWABLE);

const pixel = (pixels: Buffer, at: number): string =>
  pixels.toString('hex', at * CHANNELS, at * CHANNELS + CHANNELS);

function isBlank(pixels: Buffer): boolean {
  const first = pixel(pixels, 0);
  for (let at = 1; at < pixels.byteLength / CHANNELS; at += 1) if (pixel(pixels, at) !== first) return false;
  return true;
}

/** Half-transparent edges are drawn by the renderer itself. */
const OPAQUE = 250;

function hasOpenCorner(pixels: Buffer): boolean {
  const last = SEEN_AT - 1;
  const corners = [0, last, last * SEEN_AT, last * SEEN_AT + last];
  return corners.some((at) => (pixels[at * CHANNELS + CHANNELS - 1] ?? 0) < OPAQUE);
}

/** What would make the icon unfit for tabs, home screens and cards. */
export async function iconFindings(svg: string): Promise<FieldFinding[]> {
  const size = svgSize(svg);
  if (size === undefined) return [NO_SIZE];
  if (size.width !== size.height) {
    const side = Math.max(size.width, size.height);
    const why = `it is ${size.width} × ${size.height}, and an icon is square, so it would be squeezed or cut off`;
    return [{ field: 'viewBox', why, remedy: `draw it into ${side} × ${side}` }];
  }
  const pixels = await look(svg);
  if (!Buffer.isBuffer(pixels)) return [pixels];
  if (isBlank(pixels)) return [BLANK];
  if (!hasOpenCorner(pixels)) return [];
  const why = 'its corners are transparent, and on a home screen they turn black';
  return [{ field: '', why, remedy: 'fill the whole square; each system cuts its own corners' }];
}

/** What would make the wordmark unfit for a bar of one line. */
export async function wordmarkFindings(svg: string): Promise<FieldFinding[]> {
  const size = svgSize(svg);
  if (size === undefined) return [NO_SIZE];
  const ratio = size.width / size.height;
  if (ratio < WORDMARK_RATIO.least || ratio > WORDMARK_RATIO.most) {
    const { least, most } = WORDMARK_RATIO;
    const why = `it is ${size.width} × ${size.height}: a line of type is ${least} to ${most} times as wide as high, so it would not fit its place`;
    return [{ field: 'viewBox', why, remedy: 'crop it to mark and name on one line' }];
  }
  const pixels = await look(svg);
  if (!Buffer.isBuffer(pixels)) return [pixels];
  return isBlank(pixels) ? [BLANK] : [];
}
