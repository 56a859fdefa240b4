import fc from 'fast-check';
import { expect, test } from 'vitest';
import { held, zoomedAt } from './zoom.ts';

const box = { width: 400, height: 800 };

test('what is under the finger stays under it', () => {
  const point = { x: 60, y: -100 };
  const zoom = zoomedAt({ scale: 1, x: 0, y: 0 }, 2, point, box);
  // A point of the picture lies at `(point - move) / scale` from its middle, before as after.
  expect((point.x - zoom.x) / zoom.scale).toBeCloseTo(point.x);
  expect((point.y - zoom.y) / zoom.scale).toBeCloseTo(point.y);
});

test('the picture is never smaller than fitted, never four times larger, and never leaves its box', () => {
  const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), number, number, (scale, x, y) => {
      const zoom = held({ scale, x, y }, box);
      expect(zoom.scale).toBeGreaterThanOrEqual(1);
      expect(zoom.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual((box.width * (zoom.scale - 1)) / 2);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual((box.height * (zoom.scale - 1)) / 2);
    }),
  );
});
