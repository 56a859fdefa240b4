export interface SvgSize {
  readonly width: number;
  readonly height: number;
}

const ROOT = /<svg\b[^>]*>/;
const VIEW_BOX = /\sviewBox\s*=\s*["']\s*(-?[\d.]+)[\s,]+(-?[\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*["']/;

/** Width and height of the viewBox; undefined when there is none, or an empty one. */
export function svgSize(svg: string): SvgSize | undefined {
  const [, , , width, height] = VIEW_BOX.exec(ROOT.exec(svg)?.[0] ?? '') ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
