import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/databases.ts';
import { type JobNode, openNode, wordJob } from './jobs.testing.ts';
import { runJobs } from './run-jobs.ts';

/** Longer than any test lasts. */
const NEVER = 2 ** 31 - 1;

let base: TestDatabase;
let node: JobNode;
let warnings: unknown[];
let seen: string[];
const log = { warn: (said: unknown) => void warnings.push(said) };
const job = wordJob(async (word) => void seen.push(word));
beforeEach(async () => {
  base = await createDatabase('empty');
  node = openNode(base.url, [job]);
  warnings = [];
  seen = [];
});
afterEach(async () => {
  await node.stop();
  await base.drop();
});

const enqueue = (word: string) => node.jobs.enqueue(node.database.tenant('lotus'), 'lotus', job, { word });

test('work that comes before jobs run has them start, and is done; so is work that comes with it', async () => {
  const stop = runJobs(node.jobs, log, { after: NEVER });
  await Promise.all([enqueue('first'), enqueue('second')]);
  await expect.poll(() => seen.toSorted(), { timeout: 20_000 }).toEqual(['first', 'second']);
  await stop();
  expect(warnings).toEqual([]);
});

test('without work they start by themselves', async () => {
  const started = Promise.withResolvers<void>();
  const start = async () => {
    await node.jobs.start();
    started.resolve();
  };
  const stop = runJobs({ ...node.jobs, start }, log, { after: 1 });
  await started.promise;
  await stop();
  expect(warnings).toEqual([]);
});

test('a call that has work while the server already stops is not refused it', async () => {
  const stop = runJobs(node.jobs, log, { after: NEVER });
  const stopping = stop();
  await enqueue('late');
  await stopping;
  expect(warnings).toEqual([]);
});

test('where they cannot start, work is refused, and the start tried again later', async () => {
  const start = () => Promise.reject(new Error('no database'));
  const stop = runJobs({ ...node.jobs, start }, log, { after: NEVER });
  await expect(enqueue('lost')).rejects.toThrow('api.unavailable');
  await stop();
  expect(warnings).toHaveLength(1);
});

test('work waits for the first attempt alone, and is refused while another is under way', async () => {
  const again = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  let attempts = 0;
  const start = async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no database');
    again.resolve();
    await end.promise;
  };
  const stop = runJobs({ ...node.jobs, start }, log, { after: 1, againAfter: 1 });
  await again.promise;
  await expect(enqueue('lost')).rejects.toThrow('api.unavailable');
  end.resolve();
  await stop();
});

test('a start that takes too long is not waited for: the transaction of whoever has work is open', async () => {
  const hasty = openNode(base.url, [job], { startWithin: 1 });
  try {
    hasty.jobs.startBy(() => new Promise(() => undefined));
    const putIn = hasty.jobs.enqueue(hasty.database.tenant('lotus'), 'lotus', job, { word: 'lost' });
    await expect(putIn).rejects.toThrow('api.unavailable');
  } finally {
    await hasty.stop();
  }
});
