import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { connectClient } from '../database/connect.ts';
import { schemaName } from '../database/database.ts';
import { eachOf } from './files.ts';
import type { Installation } from './installation.ts';
import { hasQueue, removeJobs } from './queue.ts';
import { quoted } from './shape.ts';

/** What goes with a brand. */
export interface Goes {
  people: number;
  posts: number;
  messages: number;
  jobs: number;
  objects: number;
  /** Its folder, where it is there. */
  folder: string | undefined;
  /** Nothing of it is there. */
  isNothing: boolean;
}

/** Signed by the server, one a night: what `ledger-heads` keeps of a brand (docs/decisions/0082). */
const headsOf = async (dataDir: string, brand: string): Promise<string[]> => {
  const folder = join(dataDir, 'ledger-heads');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(`${brand}-`)).map((name) => join(folder, name));
};

const countRows = async (client: pg.Client, brand: string, table: string): Promise<number> =>
  Number((await client.query(`select count(*) from ${quoted(brand, table)}`)).rows[0].count);

/** @throws DatabaseConnectError */
export const whatGoes = async ({ url, objects, brandsDir }: Installation, brand: string): Promise<Goes> => {
  const client = await connectClient(url);
  try {
    const schema = await client.query('select 1 from pg_namespace where nspname = $1', [schemaName(brand)]);
    const isThere = schema.rows.length > 0;
    const count = (table: string) => (isThere ? countRows(client, brand, table) : 0);
    const jobs = (await hasQueue(client))
      ? (await client.query(`select count(*) from jobs.job where data->>'brand' = $1`, [brand])).rows[0].count
      : 0;
    const path = join(brandsDir, brand);
    const folder = (await stat(path).catch(() => undefined)) ? path : undefined;
    let keys = 0;
    for await (const _ of objects.list(brand)) keys += 1;
    return {
      people: await count('users'),
      posts: await count('posts'),
      messages: await count('messages'),
      jobs: Number(jobs),
      objects: keys,
      folder,
      isNothing: !isThere && keys === 0 && folder === undefined,
    };
  } finally {
    await client.end();
  }
};

/** Who waits longer for a lock is told that somebody still works with it. */
const PATIENCE = '10s';

/** Removes a brand: its folder first, so that no start serves it, then rows, work and objects. Again does the rest. */
export const removeBrand = async (
  { url, objects, brandsDir, dataDir }: Installation,
  brand: string,
): Promise<void> => {
  await rm(join(brandsDir, brand), { recursive: true, force: true });
  const client = await connectClient(url);
  try {
    await client.query(`set lock_timeout = '${PATIENCE}'`);
    await client.query(`drop schema if exists ${pg.escapeIdentifier(schemaName(brand))} cascade`);
    await removeJobs(client, brand);
  } finally {
    await client.end();
  }
  await eachOf(objects.list(brand), (key) => objects.remove(key));
  for (const file of await headsOf(dataDir, brand)) await rm(file, { force: true });
};
