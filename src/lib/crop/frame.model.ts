import type { Area, Size } from './crop.model.ts';

export const CORNERS = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
export type Corner = (typeof CORNERS)[number];

/** By pixels of the picture, to the right and down. */
export type Step = readonly [x: number, y: number];

/** Of the picture's shorter side: what is smaller is nothing to look at. */
const LEAST = 1 / 8;

const between = (value: number, least: number, most: number): number =>
  Math.max(Math.min(least, most), Math.min(most, value));

/** The frame elsewhere, as far as the picture goes. */
export const moveArea = (size: Size, area: Area, [x, y]: Step): Area => ({
  ...area,
  left: between(area.left + x, 0, size.width - area.width),
  top: between(area.top + y, 0, size.height - area.height),
});

/** The frame with one corner elsewhere; the corner across stays. With a `ratio`, width by height, the longer way counts. */
export const resizeArea = (size: Size, area: Area, corner: Corner, [x, y]: Step, ratio?: number): Area => {
  const [isTop, isLeft] = [corner.startsWith('top'), corner.endsWith('left')];
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  const mostWidth = isLeft ? right : size.width - area.left;
  const mostHeight = isTop ? bottom : size.height - area.top;
  const [wider, higher] = [isLeft ? -x : x, isTop ? -y : y];
  const least = Math.min(size.width, size.height) * LEAST;
  let width = between(area.width + wider, least, mostWidth);
  let height = between(area.height + higher, least, mostHeight);
  if (ratio !== undefined) {
    const change = Math.abs(wider) >= Math.abs(higher * ratio) ? wider : higher * ratio;
    width = between(area.width + change, least * Math.max(1, ratio), Math.min(mostWidth, mostHeight * ratio));
    height = width / ratio;
  }
  return { left: isLeft ? right - width : area.left, top: isTop ? bottom - height : area.top, width, height };
};
