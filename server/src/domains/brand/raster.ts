import sharp, { type Sharp } from 'sharp';
import { svgSize } from './svg.size.ts';

const DEFAULT_DPI = 72;
/** The renderer takes no density above this. */
const MOST_DPI = 2400;

/** A checked drawing as pixels, `width` wide. Rejects when it has no size. */
export function rasterize(svg: string, width: number): Sharp {
  const size = svgSize(svg);
  if (size === undefined) throw new Error('a drawing without viewBox has no size');
  const density = Math.min(MOST_DPI, Math.max(1, (DEFAULT_DPI * width) / size.width));
  return sharp(Buffer.from(svg), { density }).resize({ width });
}

/** RGBA bytes of a drawing, four a pixel, `width` pixels a row. */
export const pixelsOf = (svg: string, width: number): Promise<Buffer> =>
  rasterize(svg, width).ensureAlpha().raw().toBuffer();
