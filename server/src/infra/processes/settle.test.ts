import { setTimeout as wait } from 'node:timers/promises';
import { getHeapSpaceStatistics } from 'node:v8';
import { expect, onTestFinished, test, vi } from 'vitest';
import { settle } from './settle.ts';

const keepBusy = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test('once the process is quiet it gives back what it took, and twice only where it takes no more', async () => {
  const collect = vi.fn();
  onTestFinished(settle(50, collect, () => 20_000_000));
  for (let turn = 0; turn < 20; turn += 1) {
    keepBusy(20);
    await wait(1);
  }
  expect(collect).not.toHaveBeenCalled();
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(2);
  await wait(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
});

test.each([
  ['what it takes by and by it gives back again', 20_000_000, true],
  ['a large one is left as it is', 80_000_000, false],
])('%s', async (_, least, isCollected) => {
  let taken = least;
  const collect = vi.fn(() => {
    taken = least;
  });
  onTestFinished(settle(20, collect, () => taken));
  await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(2);
  taken += 8_000_000;
  if (isCollected) await expect.poll(() => collect.mock.calls.length, { timeout: 10_000 }).toBe(3);
  else await wait(600);
  expect(collect).toHaveBeenCalledTimes(isCollected ? 3 : 2);
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
