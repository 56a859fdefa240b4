/** How a picture lies under a window. */
export interface Crop {
  /** 1: the picture fills the window, and no more. */
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

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  left: number;
  top: number;
}

export const START: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MOST_ZOOM = 4;

/** What of the picture the window shows, in its pixels; `ratio`: the window's width by its height. */
const shownOf = ({ width, height }: Size, zoom: number, ratio: number): Size => {
  const shown = Math.min(width, height * ratio) / zoom;
  return { width: shown, height: shown / ratio };
};

const within = (value: number, least: number): number => Math.min(1 - least, Math.max(least, value));

/** The nearest crop that leaves no part of the window empty. */
export const clampCrop = (size: Size, { zoom, x, y }: Crop, ratio = 1): Crop => {
  const kept = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const shown = shownOf(size, kept, ratio);
  return {
    zoom: kept,
    x: within(x, shown.width / 2 / size.width),
    y: within(y, shown.height / 2 / size.height),
  };
};

/** Moves the picture under the window: shares of the window's width and height, positive to the right and down. */
export const moveCrop = (size: Size, crop: Crop, [dx, dy]: readonly [number, number], ratio = 1): Crop => {
  const shown = shownOf(size, crop.zoom, ratio);
  return clampCrop(
    size,
    {
      ...crop,
      x: crop.x - (dx * shown.width) / size.width,
      y: crop.y - (dy * shown.height) / size.height,
    },
    ratio,
  );
};

/** The part of the picture that the window shows. */
export const areaOf = (size: Size, crop: Crop, ratio = 1): Area => {
  const { zoom, x, y } = clampCrop(size, crop, ratio);
  const { width, height } = shownOf(size, zoom, ratio);
  return { left: x * size.width - width / 2, top: y * size.height - height / 2, width, height };
};
