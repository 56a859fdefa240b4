import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { PARTED_BY, type PartedTable } from './parted-tables.ts';
import { partition } from './partitioning.ts';
import type { Tell } from './rows.ts';

/** The last one of the release that has the command: a database was parted after it at the earliest. */
const FIRST_PARTED = '0098';

/** What migrations do to a table that grows. */
const TOMORROW = `
alter table {schema}.messages add column mood text, add column weight integer not null default 1;
create index messages_mood on {schema}.messages (bucket, mood) where mood is not null;
create statistics {schema}.messages_moods (dependencies) on mood, weight from {schema}.messages;
alter table {schema}.messages add check (weight > 0) not valid;
update {schema}.messages set mood = 'glad';
drop index {schema}.messages_file_path;
alter table {schema}.timelines add column seen boolean not null default false;`;

const start = async () => {
  const { url, drop } = await createDatabase('empty');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await drop();
  });
  const folder = await mkdtemp(join(tmpdir(), 'livery-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const before = (await knownMigrations()).filter((name) => name.slice(0, 4) <= FIRST_PARTED);
  expect((await migrate(url, ['aurora'], { only: new Set(before) })).failed).toEqual([]);
  await client.query(`insert into brand_aurora.messages (group_id, seq, id, user_id, type, cid)
    select 'g', n, '00000000000' || brand_aurora.bucket_of('g') || lpad(n::text, 8, '0'), 'p', 'text', 'c' from generate_series(1, 9) n`);
  const make = (table: PartedTable, parts: number, tell: Tell = () => undefined) =>
    partition(client, { brand: 'aurora', table, parts }, tell);
  const applyTomorrow = async () => {
    await writeFile(join(folder, '9999_tomorrow.sql'), TOMORROW);
    return migrate(url, ['aurora'], { from: pathToFileURL(`${folder}/`) });
  };
  return { url, client, make, applyTomorrow };
};

test('later migrations apply to a parted database, and what they add is carried back into one table', async () => {
  const { url, client, make, applyTomorrow } = await start();
  for (const table of Object.keys(PARTED_BY) as PartedTable[]) await make(table, 4);
  expect((await migrate(url, ['aurora'])).failed).toEqual([]);
  expect((await applyTomorrow()).failed).toEqual([]);
  await client.query('drop table brand_aurora.messages__before');
  expect(await make('messages', 1)).toMatchObject({ did: 'exchanged', rows: 9 });
  const { rows } = await client.query(`select mood, weight from brand_aurora.messages where seq = 9`);
  expect(rows).toEqual([{ mood: 'glad', weight: 1 }]);
  const { rows: added } = await client.query(
    `select pg_get_indexdef('brand_aurora.messages_mood'::regclass) as index, to_regclass('brand_aurora.messages_file_path') as dropped,
      (select pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxname = 'messages_moods') as statistics`,
  );
  expect(added).toEqual([
    {
      index: expect.stringContaining(
        'ON brand_aurora.messages USING btree (bucket, mood) WHERE (mood IS NOT NULL)',
      ),
      dropped: null,
      statistics: expect.stringContaining('FROM brand_aurora.messages'),
    },
  ]);
});

test('a migration in the middle of a copy is noticed, and the copy begins anew with what it added', async () => {
  const { client, make, applyTomorrow } = await start();
  const migrateBeforeExchange: Tell = async (what) => {
    if (what === 'compared') expect((await applyTomorrow()).failed).toEqual([]);
  };
  await expect(make('messages', 2, migrateBeforeExchange)).rejects.toThrow(
    'changed by a migration meanwhile',
  );
  expect(await make('messages', 2)).toMatchObject({ did: 'exchanged', rows: 9 });
  const { rows } = await client.query('select distinct mood, weight from brand_aurora.messages');
  expect(rows).toEqual([{ mood: 'glad', weight: 1 }]);
});
