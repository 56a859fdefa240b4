import { setImmediate as immediately, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher whose runs are kept, and end when they are let. */
const heldBatcher = (maxBatch = 100, maxWaiting = 100, patience = 60_000) => {
  const runs: { items: number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const submit = createBatcher<number, string>({
    name: 'test',
    run: (items) =>
      new Promise((resolve, reject) => {
        runs.push({ items, end: () => resolve(items.map((item) => `done ${item}`)), fail: reject });
      }),
    maxBatch,
    maxWaiting,
    patience,
  });
  return { runs, submit };
};

test('what comes together runs together, and each gets its own answer', async () => {
  const { runs, submit } = heldBatcher();
  const answers = Promise.all([1, 2, 3].map(submit));
  await wait(1);
  runs[0]?.end();
  expect(await answers).toEqual(['done 1', 'done 2', 'done 3']);
  expect(runs.map(({ items }) => items)).toEqual([[1, 2, 3]]);
});

test('what comes while a run is under way waits for the next, in order and in batches', async () => {
  const { runs, submit } = heldBatcher(2);
  const answers = [submit(1)];
  await wait(1);
  answers.push(...[2, 3, 4].map(submit));
  await wait(1);
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  for (let run = 0; run < 3; run += 1) {
    runs[run]?.end();
    await wait(1);
  }
  expect(await Promise.all(answers)).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3], [4]]);
});

test('a run that fails fails its own items, and the next one goes on', async () => {
  const { runs, submit } = heldBatcher(2);
  const answers = Promise.allSettled([1, 2, 3].map(submit));
  await wait(1);
  runs[0]?.fail(new Error('gone'));
  await wait(1);
  runs[1]?.end();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('more than may wait is refused as unavailable', async () => {
  const { runs, submit } = heldBatcher(1, 2);
  const answers = [submit(1)];
  await wait(1);
  answers.push(submit(2), submit(3));
  await expect(submit(4)).rejects.toMatchObject({ code: 'api.unavailable' });
  for (const run of [0, 1, 2]) {
    runs[run]?.end();
    await wait(1);
  }
  expect(await Promise.all(answers)).toHaveLength(3);
});

test('a run that never ends is given up: its items and those that waited too long are refused, later ones run', async () => {
  // A machine that stands still for a moment takes none of the patience.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { runs, submit } = heldBatcher(1, 100, 20);
  const refused = Promise.allSettled([1, 2].map(submit));
  await immediately();
  await vi.advanceTimersByTimeAsync(20);
  for (const answer of await refused) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'api.unavailable' } });
  }
  const later = submit(3);
  await immediately();
  runs.at(-1)?.end();
  expect(await later).toBe('done 3');
  // The second had gone before its turn.
  expect(runs.map(({ items }) => items)).toEqual([[1], [3]]);
});
