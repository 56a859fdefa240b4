import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { settle, springFrames } from './spring.ts';

const distances = fc.integer({ min: -900, max: 900 });
const speeds = fc.integer({ min: -4000, max: 4000 });

describe('a spring', () => {
  it('starts where it was let go and rests at 0, within a second', () => {
    fc.assert(
      fc.property(distances, speeds, (distance, velocity) => {
        const frames = springFrames(distance, velocity);
        expect(frames[0]).toBeCloseTo(distance);
        expect(frames.at(-1)).toBe(0);
        expect(frames.length).toBeLessThanOrEqual(62);
      }),
    );
  });

  it('goes the way it was thrown first', () => {
    expect(springFrames(100, 3000)[1]).toBeGreaterThan(100);
    expect(springFrames(100, -500)[1]).toBeLessThan(springFrames(100, 0)[1] ?? 0);
  });

  it('let go without speed never passes its rest', () => {
    expect(springFrames(100, 0).every((at) => at >= 0)).toBe(true);
  });
});

it('is there at once for who wants no movement, and fades in', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const animate = vi.fn<Element['animate']>(
    () => ({ finished: Promise.resolve(), cancel: vi.fn() }) as unknown as Animation,
  );
  Element.prototype.animate = animate;
  const element = document.createElement('div');
  await settle(element, { axis: 'x', from: 0, to: -300 });
  expect(element.style.transform).toBe('translateX(-300px)');
  await settle(element, { axis: 'x', from: -300 });
  expect(element.style.transform).toBe('');
  expect(animate.mock.calls.map(([frames]) => frames)).toEqual(
    Array(2).fill([{ opacity: 0 }, { opacity: 1 }]),
  );
});
