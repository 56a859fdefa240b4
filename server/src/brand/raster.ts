import sharp, { type Sharp } from 'sharp';
import { svgSize } from './svg.size.ts';

const DEFAULT_DPI = 72;
/** The least and the most that the renderer takes. */
const DPI = { least: 1, most: 100_000 };

function density(svg: string, width: number): number {
  const size = svgSize(svg);
  const wanted = size === undefined ? DEFAULT_DPI : (DEFAULT_DPI * width) / size.width;
  return Math.min(DPI.most, Math.max(DPI.least, wanted));
}

/** A checked drawing as pixels, `width` wide. The picture rejects when the drawing is too large to render. */
export const rasterize = (svg: string, width: number): Sharp =>
  sharp(Buffer.from(svg), { density: density(svg, width) }).resize({ width });

/** RGBA bytes of a drawing, four a pixel, `width` pixels a row. */
export const pixelsOf = (svg: string, width: number): Promise<Buffer> =>
  rasterize(svg, width).ensureAlpha().raw().toBuffer();
