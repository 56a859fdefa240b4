import { setTimeout as wait } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settle } from './settle.ts';

const keepBusy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('once the process is quiet it gives back what it took, and twice only', async () => {
  const collect = vi.fn();
  onTestFinished(settle(50, collect));
  for (let turn = 0; turn < 20; turn += 1) {
    keepBusy(20);
    await wait(1);
  }
  expect(collect).not.toHaveBeenCalled();
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(2);
  await wait(300);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('room for what is young is small again', async () => {
  const young = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
  let kept: object[] = [];
  for (let number = 0; number < 3_000_000; number += 1) {
    kept.push({ number });
    if (kept.length > 200_000) kept = [];
  }
  const grown = young();
  onTestFinished(settle(50));
  await expect.poll(young, { timeout: 10_000 }).toBeLessThan(grown / 4);
});

test('who stops is not held up', async () => {
  const collect = vi.fn();
  settle(20, collect)();
  await wait(100);
  expect(collect).not.toHaveBeenCalled();
});
