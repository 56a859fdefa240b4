import { expect, onTestFinished, test } from 'vitest';
import { lookForWork } from './look-for-work.ts';

/** Answers one look after the other: names of what is due, or a failure. */
const poolOf = (...answers: (string[] | Error)[]) => {
  const asked: string[][] = [];
  const query = async (_: string, [names]: [string[]]) => {
    asked.push(names);
    const answer = answers.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return { rows: answer.map((name) => ({ name })) };
  };
  return { asked, pool: { query } as never };
};

test('those look who take what is due, and a look that failed is followed by another', async () => {
  const { asked, pool } = poolOf(['sweep'], new Error('away'), ['tell', 'gone']);
  const told: string[] = [];
  const errors: unknown[] = [];
  const workers = new Map(['sweep', 'tell', 'count'].map((name) => [name, () => void told.push(name)]));
  const stop = lookForWork({ pool, every: 0.01, workers, onError: (error) => errors.push(error) });
  onTestFinished(stop);
  await expect.poll(() => told).toEqual(['sweep', 'tell']);
  expect(errors).toEqual([new Error('away')]);
  expect(asked[0]).toEqual(['sweep', 'tell', 'count']);
});

test('who stops waits for the look that is under way, and nobody looks again', async () => {
  let answer = () => {};
  let looks = 0;
  const query = () => {
    looks += 1;
    return new Promise<{ rows: [] }>((resolve) => {
      answer = () => resolve({ rows: [] });
    });
  };
  const stop = lookForWork({ pool: { query } as never, every: 0.01, workers: new Map(), onError: () => {} });
  await expect.poll(() => looks).toBe(1);
  let hasStopped = false;
  const stopped = stop().then(() => {
    hasStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(hasStopped).toBe(false);
  answer();
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(looks).toBe(1);
});
