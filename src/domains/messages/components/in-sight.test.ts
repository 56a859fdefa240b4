import { expect, it } from 'vitest';
import { isInSight, lastInSight } from './in-sight.ts';

const at = (top: number, height: number): HTMLElement =>
  Object.assign(document.createElement('div'), {
    getBoundingClientRect: () => new DOMRect(0, top, 100, height),
  });
const box = at(0, 500);

it.each([
  ['whole', at(10, 50), true],
  ['by half, at the foot', at(475, 50), true],
  ['by less', at(476, 50), false],
  ['by half, at the top', at(-25, 50), true],
  ['a long one that fills the box by half', at(250, 2000), true],
  ['above it', at(-60, 50), false],
])('a row is in sight: %s', (_, row, is) => expect(isInSight(row, box)).toBe(is));

it('finds the last row in sight among many, and none where all are below', () => {
  const rows = Array.from({ length: 200 }, (_, index) => at(index * 50 - 3000, 50));
  expect(rows.indexOf(lastInSight(rows, box) as HTMLElement)).toBe(69);
  expect(lastInSight(rows.slice(100), box)).toBeUndefined();
  expect(lastInSight(rows.slice(0, 20), box)).toBe(rows[19]);
  expect(lastInSight([], box)).toBeUndefined();
});
