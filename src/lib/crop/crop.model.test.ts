// @vitest-environment node
import { expect, it } from 'vitest';
import { areaOf, clampCrop, MOST_ZOOM, moveCrop, START } from './crop.model.ts';

const wide = { width: 1200, height: 600 };
const square = (left: number, top: number, side: number) => ({ left, top, width: side, height: side });

it('begins with the middle of the picture, as large as fits', () => {
  expect(areaOf(wide, START)).toEqual(square(300, 0, 600));
  expect(areaOf({ width: 600, height: 1200 }, START)).toEqual(square(0, 300, 600));
});

it('has windows of any shape', () => {
  expect(areaOf(wide, START, 3 / 4)).toEqual({ left: 375, top: 0, width: 450, height: 600 });
  expect(areaOf(wide, START, 4)).toEqual({ left: 0, top: 150, width: 1200, height: 300 });
  expect(areaOf(wide, START, 2)).toEqual({ left: 0, top: 0, ...wide });
});

it('follows the finger: half a window to the right shows half a window more on the left', () => {
  expect(areaOf(wide, moveCrop(wide, START, [0.5, 0]))).toEqual(square(0, 0, 600));
  expect(areaOf(wide, moveCrop(wide, { ...START, zoom: 2 }, [0, -0.5])).top).toBe(300);
  expect(areaOf(wide, moveCrop(wide, START, [0, 0.5], 4), 4).top).toBe(0);
});

it('never leaves the picture', () => {
  const far = moveCrop(wide, START, [-99, 99]);
  expect(areaOf(wide, far)).toEqual(square(600, 0, 600));
  const corner = areaOf(wide, clampCrop(wide, { zoom: 99, x: 2, y: -2 }));
  expect(corner).toEqual(square(1200 - 600 / MOST_ZOOM, 0, 600 / MOST_ZOOM));
  expect(clampCrop(wide, { zoom: 0.2, x: 0.5, y: 0.5 }).zoom).toBe(1);
});
