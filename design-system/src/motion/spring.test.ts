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

  it('swings past its rest and back where it is springy, and stops where it is calm', () => {
    const least = (damping: number) => Math.min(...springFrames(400, 0, { stiffness: 20, damping }));
    expect(least(1)).toBe(0);
    expect(least(0.7)).toBeLessThan(-4);
    fc.assert(
      fc.property(distances, speeds, (distance, velocity) => {
        const frames = springFrames(distance, velocity, { stiffness: 24, damping: 0.72 });
        expect(frames[0]).toBeCloseTo(distance);
        expect(Math.abs(frames.at(-2) ?? 0)).toBeLessThan(1);
        expect(frames.length).toBeLessThanOrEqual(62);
      }),
    );
  });

  it('rests sooner the stiffer it is', () => {
    const [calm, crisp] = [20, 36].map((stiffness) => springFrames(400, 0, { stiffness, damping: 1 }).length);
    expect(crisp).toBeLessThan(calm ?? 0);
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

it('is as the brand chose, and swings past nothing where it is held', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const animate = vi.fn<Element['animate']>(
    () => ({ finished: Promise.resolve(), cancel: vi.fn() }) as unknown as Animation,
  );
  Element.prototype.animate = animate;
  const element = document.createElement('div');
  const { style } = document.documentElement;
  style.setProperty('--spring-stiffness', '24');
  style.setProperty('--spring-damping', '0.72');
  await settle(element, { axis: 'y', from: 300 });
  await settle(element, { axis: 'y', from: 300, isHeld: true });
  style.cssText = '';
  const isBeyond = animate.mock.calls.map(([frames]) =>
    (frames as Keyframe[]).some(({ transform }) => /\(-/.test(String(transform))),
  );
  expect(isBeyond).toEqual([true, false]);
});
