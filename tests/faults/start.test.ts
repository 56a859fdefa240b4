import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { schemaName } from '../../server/src/infra/database/database.ts';
import { launchPostgres } from '../../server/src/infra/postgres/launch.ts';
import { call } from '../support/client.ts';
import { spawnServer, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';

const BRAND = 'harbor';
const PAGE = 10;
let installation: Installation;
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await installation.remove();
});

const start = async (env: Record<string, string> = installation.env) => {
  const server = await startServer(env);
  stops.push(() => server.signal('SIGINT'));
  return server;
};
const guestFeed = (port: number, brand = BRAND) =>
  call({ port, brand, url: '/social/api/guest/recommend/public' });

test('a second server on one data folder says so and ends', async () => {
  installation = await makeInstallation(BRAND);
  const { port } = await start();
  const second = spawnServer(installation.env);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('is in use by another server');
  expect(second.output()).not.toContain('    at ');
  expect((await guestFeed(port)).status).toBe(200);
});

test('Ctrl-C while the database is created: the next start goes on', async () => {
  installation = await makeInstallation(BRAND);
  const first = spawnServer(installation.env);
  await until(async () => (await childrenOf(first.child.pid ?? 0, 'initdb')).length > 0);
  first.child.kill('SIGINT');
  await first.ended;
  expect(first.output()).not.toContain('ready:');
  const { port } = await start();
  expect((await guestFeed(port)).result.list).toHaveLength(PAGE);
});

test('Ctrl-C while demo content is filled in: the next start goes on, and nothing is there twice', async () => {
  installation = await makeInstallation(BRAND);
  const first = spawnServer(installation.env);
  const objects = join(installation.env.DATA_DIR, 'objects');
  await until(async () => (await readdir(objects, { recursive: true }).catch(() => [])).length > 1);
  first.child.kill('SIGINT');
  await first.ended;
  const { port } = await start();
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = cursor === '' ? '' : `?next_id=${encodeURIComponent(cursor)}`;
    const url = `/social/api/guest/recommend/public${query}`;
    const { result } = await call({ port, brand: BRAND, url });
    ids.push(...result.list.map(({ id }: { id: string }) => id));
    cursor = result.next_id;
  }
  expect(ids.length).toBeGreaterThanOrEqual(3 * PAGE);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a brand whose migration fails is left out, the others are served', async () => {
  installation = await makeInstallation(BRAND, 'jade');
  const dataDir = join(installation.dir, 'database');
  const postgres = await launchPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  stops.push(() => postgres.stop());
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create schema ${schemaName('jade')}`);
  await client.query(`create table ${schemaName('jade')}.users (somebody_elses text)`);
  const { port, output } = await start({ ...installation.env, DATABASE_URL: postgres.url });
  expect((await guestFeed(port)).status).toBe(200);
  expect((await guestFeed(port, 'jade')).status).toBe(404);
  expect(output()).toContain('migration failed');
  const { rows } = await client.query(
    'select table_name from information_schema.tables where table_schema = $1',
    [schemaName('jade')],
  );
  await client.end();
  expect(rows.map(({ table_name }) => table_name).sort()).toEqual(['migrations', 'users']);
});
