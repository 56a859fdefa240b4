/** How a picture lies under the square window of the avatar. */
export interface Crop {
  /** 1: the shorter side fills the window. */
  zoom: number;
  /** Centre of the window in the picture, 0–1 of its width and height. */
  x: number;
  y: number;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

export const START: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** Side of the square of the picture that the window shows, in its pixels. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

const within = (value: number, least: number): number => Math.min(1 - least, Math.max(least, value));

/** The nearest crop that leaves no part of the window empty. */
export const clampCrop = (size: Size, { zoom, x, y }: Crop): Crop => {
  const kept = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const side = sideOf(size, kept);
  return {
    zoom: kept,
    x: within(x, side / 2 / size.width),
    y: within(y, side / 2 / size.height),
  };
};

/** Moves the picture under the window: shares of the window's side, positive to the right and down. */
export const moveCrop = (size: Size, crop: Crop, dx: number, dy: number): Crop => {
  const side = sideOf(size, crop.zoom);
  return clampCrop(size, {
    ...crop,
    x: crop.x - (dx * side) / size.width,
    y: crop.y - (dy * side) / size.height,
  });
};

/** The square of the picture that becomes the avatar, in its pixels. */
export const squareOf = (size: Size, crop: Crop): { left: number; top: number; side: number } => {
  const { zoom, x, y } = clampCrop(size, crop);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
};
