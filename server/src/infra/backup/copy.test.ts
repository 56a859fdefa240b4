import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/databases.ts';
import { connectClient } from '../database/connect.ts';
import { copyFrom, copyTo } from './copy.ts';

let database: TestDatabase;
let client: Awaited<ReturnType<typeof connectClient>>;
beforeAll(async () => {
  database = await createDatabase('empty');
  client = await connectClient(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = (count: number) => `copy (select repeat('x', 99) from generate_series(1, ${count})) to stdout`;

test.each([1, 656, 5_000])(
  '%i rows come whole into what takes them slowly, and the connection goes on',
  async (count) => {
    const sink = new PassThrough({ highWaterMark: 1 });
    const copied = copyTo(client, rows(count), sink).then((said) => {
      sink.end();
      return said;
    });
    // Nobody reads before the last row has come, where it comes by itself.
    await Promise.race([copied, new Promise((resolve) => setTimeout(resolve, 200))]);
    const read = await text(sink);
    expect([await copied, read.length]).toEqual([count, count * 100]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test('what the database refuses, or a source breaks off, is told; the connection goes on', async () => {
  await client.query('create table numbers (number int)');
  const from = (source: AsyncIterable<Buffer>) => copyFrom(client, 'copy numbers from stdin', source);
  async function* words() {
    yield Buffer.from('1\n');
    yield Buffer.from('two\n');
  }
  await expect(from(words())).rejects.toThrow('invalid input syntax');
  async function* broken() {
    yield Buffer.from('1\n');
    throw new Error('the disk is gone');
  }
  await expect(from(broken())).rejects.toThrow('the disk is gone');
  const source = new PassThrough();
  source.end('1\n2\n');
  await once(source, 'readable');
  expect(await from(source)).toBe(2);
  expect((await client.query('select sum(number)::int as sum from numbers')).rows).toEqual([{ sum: 3 }]);
});
