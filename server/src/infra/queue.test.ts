import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** A queue whose works end when they are let, in the order of their starts. */
const heldQueue = (atOnce: number, waiting: number) => {
  const queue = createQueue('test', { atOnce, waiting });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, isPreferred: boolean) =>
    queue(
      () =>
        new Promise<string>((resolve) => {
          started.push(name);
          ends.push(() => resolve(name));
        }),
      { isPreferred },
    );
  const finish = async () => {
    for (let at = 0; at < ends.length; at += 1) {
      ends[at]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { run, started, finish };
};

test('of those that wait the preferred go first, each kind in the order of its coming', async () => {
  const { run, started, finish } = heldQueue(1, 10);
  const works = [run('busy', true), run('s1', false), run('s2', false), run('p1', true), run('p2', true)];
  await finish();
  await Promise.all(works);
  expect(started).toEqual(['busy', 'p1', 'p2', 's1', 's2']);
});

test('a full queue refuses; a preferred one takes the place of the last that is not', async () => {
  const { run, started, finish } = heldQueue(1, 2);
  const works = [run('busy', true), run('s1', false), run('s2', false), run('s3', false), run('p1', true)];
  const results = Promise.allSettled(works);
  await finish();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(started).toEqual(['busy', 'p1', 's1']);
  await expect(works[3]).rejects.toMatchObject({ code: 'api.too_frequent', params: { retry_after: 1 } });
});

test('a full queue of preferred ones refuses any', async () => {
  const { run, finish } = heldQueue(1, 1);
  const works = Promise.allSettled([run('busy', true), run('p1', true), run('p2', true), run('s1', false)]);
  await finish();
  expect((await works).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});
