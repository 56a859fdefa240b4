import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAFrame } from './once-a-frame.ts';

let batches: (readonly number[])[];
const frames = onceAFrame<number>((items) => batches.push(items));
beforeEach(() => {
  vi.useFakeTimers();
  batches = [];
});
afterEach(() => {
  frames.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what comes within a frame is one piece of work, in order; nothing is nothing', () => {
  for (const item of [1, 2, 3]) frames.add(item);
  expect(batches).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(batches).toEqual([[1, 2, 3]]);
  frames.add(4);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('a page without frames does it soon after', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  frames.add(1);
  frames.add(2);
  vi.advanceTimersByTime(100);
  expect(batches).toEqual([[1, 2]]);
});

test('what waits may be done at once, or forgotten', () => {
  frames.add(1);
  frames.flush();
  frames.add(2);
  frames.stop();
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([[1]]);
});
