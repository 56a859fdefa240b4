// @vitest-environment node
import { expect, it } from 'vitest';
import { clampCrop, MOST_ZOOM, moveCrop, START, squareOf } from './crop.model.ts';

const wide = { width: 1200, height: 600 };

it('begins with the middle of the picture, as large as fits', () => {
  expect(squareOf(wide, START)).toEqual({ left: 300, top: 0, side: 600 });
  expect(squareOf({ width: 600, height: 1200 }, START)).toEqual({ left: 0, top: 300, side: 600 });
});

it('follows the finger: half a window to the right shows half a window more on the left', () => {
  expect(squareOf(wide, moveCrop(wide, START, 0.5, 0))).toEqual({ left: 0, top: 0, side: 600 });
  expect(squareOf(wide, moveCrop(wide, { ...START, zoom: 2 }, 0, -0.5)).top).toBe(300);
});

it('never leaves the picture', () => {
  const far = moveCrop(wide, START, -99, 99);
  expect(squareOf(wide, far)).toEqual({ left: 600, top: 0, side: 600 });
  const corner = squareOf(wide, clampCrop(wide, { zoom: 99, x: 2, y: -2 }));
  expect(corner).toEqual({ left: 1200 - 600 / MOST_ZOOM, top: 0, side: 600 / MOST_ZOOM });
  expect(clampCrop(wide, { zoom: 0.2, x: 0.5, y: 0.5 }).zoom).toBe(1);
});
