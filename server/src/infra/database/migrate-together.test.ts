import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { openNode, wordJob } from '../jobs/jobs.testing.ts';
import { migrate } from './migrate.ts';

const BRANDS = ['aurora', 'lotus'];

test('three nodes that start at once on an empty database migrate each brand once', async () => {
  const { url, drop } = await createDatabase('empty');
  onTestFinished(drop);
  const reports = await Promise.all([1, 2, 3].map(() => migrate(url, BRANDS)));
  const names = (await readdir(new URL('../../../migrations/', import.meta.url))).filter((name) =>
    name.endsWith('.sql'),
  );
  expect(reports.flatMap(({ failed }) => failed)).toEqual([]);
  const applied = reports.flatMap((report) =>
    report.applied.map(({ brand, migration }) => `${brand} ${migration}`),
  );
  expect(applied.toSorted()).toEqual(
    BRANDS.flatMap((brand) => names.map((name) => `${brand} ${name}`)).toSorted(),
  );
  // Who came second found everything done.
  expect(reports.filter((report) => report.applied.length > 0)).toHaveLength(1);
});

test('a node of the release before starts on a schema that a newer one has changed', async () => {
  const { url, drop } = await createDatabase('empty');
  onTestFinished(drop);
  await migrate(url, ['aurora']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into brand_aurora.migrations (name) values ('9999_of_the_next_release.sql')`);
  await client.end();
  expect(await migrate(url, ['aurora'])).toEqual({ applied: [], failed: [] });
});

test('a migration that waits for a table has nobody wait behind it, and is done once the table is let go', async () => {
  const { url, drop } = await createDatabase('empty');
  const folder = await mkdtemp(join(tmpdir(), 'livery-migrations-'));
  const from = pathToFileURL(`${folder}/`);
  await writeFile(join(folder, '0001_notes.sql'), 'create table {schema}.notes (id text)');
  await migrate(url, ['aurora'], { from });
  const [holder, watcher, reader] = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  onTestFinished(async () => {
    await Promise.all([holder, watcher, reader].map((client) => client?.end()));
    await drop();
    await rm(folder, { recursive: true });
  });
  // A backup, say.
  await holder?.query('begin; select from brand_aurora.notes');
  await writeFile(join(folder, '0002_colours.sql'), 'alter table {schema}.notes add column colour text');
  const migrated = migrate(url, ['aurora'], { from });
  await vi.waitFor(async () => {
    const waiting = await watcher?.query(
      `select from pg_locks where relation = 'brand_aurora.notes'::regclass and not granted`,
    );
    expect(waiting?.rowCount).toBe(1);
  }, 15_000);
  // It would wait for the migration, and that for the backup.
  await reader?.query('select from brand_aurora.notes');
  await holder?.query('commit');
  expect(await migrated).toEqual({
    applied: [{ brand: 'aurora', migration: '0002_colours.sql' }],
    failed: [],
  });
});

test('three nodes that start their jobs at once on a fresh database run each piece of work once', async () => {
  const { url, drop } = await createDatabase('empty');
  const ran: string[] = [];
  const job = wordJob(async (word) => void ran.push(word));
  const nodes = [1, 2, 3].map(() => openNode(url, [job]));
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await drop();
  });
  await Promise.all(nodes.map(({ jobs }) => jobs.start()));
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  await Promise.all(
    words.map((word, index) => {
      const { jobs, database } = nodes[index % 3]!;
      return jobs.enqueue(database.tenant('aurora'), 'aurora', job, { word });
    }),
  );
  await expect.poll(() => ran.length, { timeout: 20_000 }).toBe(words.length);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(ran.toSorted()).toEqual(words.toSorted());
});
