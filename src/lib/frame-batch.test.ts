import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchPerFrame, type FrameBatch } from './frame-batch.ts';

let batches: (readonly number[])[];
let frames: FrameBatch<number>;
beforeEach(() => {
  vi.useFakeTimers();
  batches = [];
  frames = batchPerFrame((items) => batches.push(items));
});
afterEach(() => {
  frames.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('what comes within a frame is one piece of work, in order; nothing is nothing', () => {
  for (const item of [1, 2, 3]) frames.add(item);
  expect(batches).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(batches).toEqual([[1, 2, 3]]);
  frames.add(4);
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('after work that took long it rests twice as long, however much comes meanwhile', () => {
  let worked = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + worked);
  const begun: number[] = [];
  const slow = batchPerFrame<number>(() => {
    begun.push(Date.now());
    worked += 60;
  });
  const stream = setInterval(() => slow.add(1), 10);
  vi.advanceTimersByTime(2_000);
  clearInterval(stream);
  slow.stop();
  const rests = begun.slice(1).map((at, index) => at - (begun[index] ?? 0));
  expect(rests.length).toBeGreaterThan(5);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(120);
});

test('a page without frames does it soon after', () => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  frames.add(1);
  frames.add(2);
  vi.advanceTimersByTime(100);
  expect(batches).toEqual([[1, 2]]);
});

test('what waits may be forgotten', () => {
  frames.add(1);
  frames.stop();
  vi.advanceTimersByTime(1_000);
  expect(batches).toEqual([]);
});
