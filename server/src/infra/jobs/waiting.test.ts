import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/databases.ts';
import { openNode, wordJob } from './jobs.testing.ts';
import { countWaiting, indexWaiting } from './waiting.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createDatabase('empty');
});
afterAll(() => base.drop());

/** How many blocks a statement touches. */
const blocksOf = async (run: (pool: Pick<pg.Pool, 'query'>) => Promise<unknown>, pool: pg.Pool) => {
  let blocks = Number.NaN;
  const query = async (text: string, values: unknown[]) => {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { Plan } = rows[0]['QUERY PLAN'][0];
    blocks = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    return { rows: [] };
  };
  await run({ query } as unknown as pg.Pool);
  return blocks;
};

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

/** It is there, and nobody looks into it: who does while its index goes or comes may stand in the way. */
const makeQueue = async () => {
  const node = openNode(base.url, [wordJob(async () => undefined)]);
  await node.jobs.start();
  await node.stop();
};

test('what waits for another brand is neither counted nor read', async () => {
  await makeQueue();
  const node = openNode(base.url, []);
  const { pool } = node.database;
  try {
    // As two nodes do that start at once, and again.
    await pool.query('drop index jobs.waiting_of_brand');
    await Promise.all([indexWaiting(pool), indexWaiting(pool)]);
    await indexWaiting(pool);
    await pool.query(`
      delete from jobs.job;
      insert into jobs.job (name, data, start_after, created_on)
        select 'test.word', jsonb_build_object('brand', brand), now() - interval '1 hour', now() - age
        from (select 'lotus', interval '2 hours' from generate_series(1, 20000)
          union all select 'aurora', interval '1 hour' from generate_series(1, 3)) waiting (brand, age)`);
    await pool.query('vacuum analyze jobs.job');
    expect(await node.jobs.countWaiting('aurora', 1000)).toBe(3);
    expect(await node.jobs.countWaiting('lotus', 1000)).toBe(1000);
    expect(await blocksOf((own) => countWaiting(own, 'aurora', 1000), pool)).toBeLessThan(10);
  } finally {
    await node.stop();
  }
});

test('a queue that somebody holds is not waited for: jobs start without the index, and the next start makes it', async () => {
  await makeQueue();
  const [first, second] = [openNode(base.url, []), openNode(base.url, [])];
  const { pool } = first.database;
  const isThere = async () =>
    (await pool.query(`select to_regclass('jobs.waiting_of_brand') is not null as it`)).rows[0].it;
  const holder = await pool.connect();
  try {
    await pool.query(`
      drop index jobs.waiting_of_brand;
      delete from jobs.job;
      insert into jobs.job (name, data, start_after)
        values ('test.word', '{"brand": "aurora"}', now() - interval '1 hour')`);
    // As a transaction that has put work in.
    await holder.query('begin; lock table jobs.job in row exclusive mode');
    await first.jobs.start();
    expect(await isThere()).toBe(false);
    expect(await first.jobs.countWaiting('aurora', 10)).toBe(1);
    await holder.query('rollback');
    await second.jobs.start();
    expect(await isThere()).toBe(true);
    // Nothing else is bounded by it.
    for (const { database } of [first, second])
      expect((await database.pool.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
  } finally {
    holder.release(true);
    for (const node of [first, second]) await node.stop();
  }
});
