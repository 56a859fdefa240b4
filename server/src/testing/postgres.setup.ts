import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadBrands } from '../brand/brand.loader.ts';
import { migrate } from '../infra/database/migrate.ts';
import { launchPostgres } from '../infra/postgres/launch.ts';
import { databaseAt, runOn, TEMPLATE } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL for the tests of the server. */
    postgresUrl: string;
  }
}

const BRANDS_DIR = new URL('../../../brands/', import.meta.url).pathname;

/** Nothing here has to survive a crash; what has to is tested on databases with the real settings (tests/faults). */
const NOT_DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'].map(
  (setting) => `alter system set ${setting} = off`,
);

/** One real PostgreSQL for the whole run; each test application gets a copy of the migrated database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  // As root, PostgreSQL runs as another account: into a folder closed to it the database would not go.
  await chmod(dataDir, 0o755);
  const postgres = await launchPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
  await runOn(postgres.url, ...NOT_DURABLE, 'select pg_reload_conf()', `create database ${TEMPLATE}`);
  await migrateTemplate(databaseAt(postgres.url, TEMPLATE));
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function migrateTemplate(url: string): Promise<void> {
  const { all } = await loadBrands(BRANDS_DIR, { strict: true });
  const ids = all.map(({ id }) => id);
  const { failed } = await migrate(url, ids);
  if (failed[0]) throw new Error(`${failed[0].brand}, ${failed[0].migration}: ${failed[0].message}`);
}
