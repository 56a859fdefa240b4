import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/databases.ts';
import { openNode, wordJob } from './jobs.testing.ts';
import { countWaiting } from './waiting.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase('empty');
});
afterAll(() => base.drop());

test('what could have been done a minute ago waits: of the brand alone, and no more than one asks for', async () => {
  const job = wordJob(async () => undefined);
  const taking = openNode(base.url, [job]);
  try {
    expect(await countWaiting(taking.database.pool, 'aurora', 10)).toBe(0);
    await taking.jobs.start();
  } finally {
    await taking.stop();
  }
  // Nobody takes work from here on.
  const node = openNode(base.url, []);
  try {
    await node.jobs.start();
    const put = async (brand: string, words: string[]) => {
      for (const word of words) await node.jobs.enqueue(node.database.tenant(brand), brand, job, { word });
    };
    await put('aurora', ['one', 'two', 'three']);
    await put('lotus', ['four']);
    expect(await node.jobs.countWaiting('aurora', 10)).toBe(0);
    await node.database.pool.query(`update jobs.job set start_after = now() - interval '2 minutes'`);
    await put('aurora', ['just now']);
    expect(await node.jobs.countWaiting('aurora', 10)).toBe(3);
    expect(await node.jobs.countWaiting('lotus', 10)).toBe(1);
    expect(await node.jobs.countWaiting('aurora', 2)).toBe(2);
    await node.database.pool.query(
      `update jobs.job set state = 'completed' where data->'payload'->>'word' in ('one', 'two')`,
    );
    expect(await node.jobs.countWaiting('aurora', 10)).toBe(1);
  } finally {
    await node.stop();
  }
});
