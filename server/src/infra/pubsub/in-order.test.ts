import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInOrder } from './in-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  const handed: number[] = [];
  const take = createInOrder<number>({ patience: 60, handOn: (item) => handed.push(item) });
  return { handed, take: (seq: number, room = 'room') => take(room, seq, seq) };
};

test('what is ahead waits for the one before it', async () => {
  const { handed, take } = open();
  take(5);
  await vi.advanceTimersByTimeAsync(50);
  for (const seq of [7, 8, 6, 9]) take(seq);
  expect(handed).toEqual([5, 6, 7, 8, 9]);
});

test('what never comes is waited for a moment, and rooms do not wait for each other', async () => {
  const { handed, take } = open();
  take(5);
  take(1, 'other');
  await vi.advanceTimersByTimeAsync(50);
  take(8);
  take(7);
  take(2, 'other');
  expect(handed).toEqual([5, 1, 2]);
  await vi.advanceTimersByTimeAsync(60);
  expect(handed).toEqual([5, 1, 2, 7, 8]);
  take(9);
  take(6);
  expect(handed).toEqual([5, 1, 2, 7, 8, 9, 6]);
});

test('of the first messages that come the lower number goes first', async () => {
  const { handed, take } = open();
  take(6);
  take(5);
  await vi.advanceTimersByTimeAsync(50);
  take(7);
  expect(handed).toEqual([5, 6, 7]);
});
