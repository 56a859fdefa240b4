// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areaOf, START } from './crop.model.ts';
import { CORNERS, moveArea, resizeArea } from './frame.model.ts';

const wide = { width: 1200, height: 600 };
const area = { left: 300, top: 100, width: 400, height: 300 };

it('is moved as far as the picture goes', () => {
  expect(moveArea(wide, area, [50, -20])).toEqual({ ...area, left: 350, top: 80 });
  expect(moveArea(wide, area, [9999, -9999])).toEqual({ ...area, left: 800, top: 0 });
});

it('is drawn by a corner: the one across stays', () => {
  expect(resizeArea(wide, area, 'bottom_right', [100, -50])).toEqual({ ...area, width: 500, height: 250 });
  expect(resizeArea(wide, area, 'top_left', [100, -50])).toEqual({
    ...{ left: 400, top: 50 },
    ...{ width: 300, height: 350 },
  });
  expect(resizeArea(wide, area, 'top_right', [9999, 9999])).toEqual({
    ...{ left: 300, top: 325 },
    ...{ width: 900, height: 75 },
  });
});

it('keeps its shape by the longer way of the two', () => {
  const square = { left: 300, top: 100, width: 300, height: 300 };
  const drawn = (x: number, y: number) => resizeArea(wide, square, 'bottom_right', [x, y], 1);
  expect(drawn(-60, 0)).toEqual({ ...square, width: 240, height: 240 });
  expect(drawn(10, 90)).toEqual({ ...square, width: 390, height: 390 });
  expect(drawn(999, 0)).toEqual({ ...square, width: 500, height: 500 });
});

it('never leaves the picture, is never nothing, and keeps its shape, whatever is done to it', () => {
  const step = fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }));
  const moves = fc.array(fc.tuple(fc.constantFrom('move' as const, ...CORNERS), step), { maxLength: 12 });
  const side = fc.integer({ min: 40, max: 4000 });
  const shape = fc.constantFrom(undefined, 1, 3 / 4, 16 / 9);
  fc.assert(
    fc.property(side, side, shape, moves, (width, height, ratio, all) => {
      const size = { width, height };
      const begun = areaOf(size, START, ratio ?? width / height);
      const last = all.reduce(
        (now, [what, by]) =>
          what === 'move' ? moveArea(size, now, by) : resizeArea(size, now, what, by, ratio),
        begun,
      );
      expect(Math.min(last.left, last.top)).toBeGreaterThan(-0.001);
      expect(last.left + last.width).toBeLessThan(width + 0.001);
      expect(last.top + last.height).toBeLessThan(height + 0.001);
      expect(Math.min(last.width, last.height)).toBeGreaterThan(1);
      if (ratio !== undefined) expect(last.width / last.height).toBeCloseTo(ratio, 6);
    }),
  );
});
