import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { connectClient } from './connect.ts';
import { schemaName } from './database.ts';
import { patiently } from './patience.ts';

export interface MigrationFailure {
  brand: string;
  migration: string;
  message: string;
}

export interface MigrationReport {
  applied: { brand: string; migration: string }[];
  failed: MigrationFailure[];
}

export interface MigrateOptions {
  from?: URL;
  /** No others: as a backup of an older version has it. */
  only?: ReadonlySet<string>;
}

/** Any number: it only has to be the same in every process that migrates. */
const LOCK = 720_411_001;
const folder = new URL('../../../migrations/', import.meta.url);

/** Milliseconds. PostgreSQL has its own vacuum make way for who has waited a second (`deadlock_timeout`). */
const LOCK_TIMEOUT = 1_500;

const gaveUp = () =>
  new Error(
    'a transaction holds a table for minutes (pg_stat_activity tells which): end it, and start the server again',
  );

/**
 * Brings the schema of every brand up to date, forward only, one transaction a migration, under one lock for all
 * processes. A table that is in use is not waited for for long, since others would wait behind it: it is tried again. A brand
 * whose migration fails is reported and stays as it was; the others go on.
 * @throws DatabaseConnectError when the database does not let it in
 */
export const migrate = async (
  url: string,
  brands: string[],
  { from = folder, only }: MigrateOptions = {},
): Promise<MigrationReport> => {
  const client = await connectClient(url);
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const report: MigrationReport = { applied: [], failed: [] };
    const all = await migrationsIn(from);
    const migrations = only ? all.filter((name) => only.has(name)) : all;
    for (const brand of brands) await migrateBrand(client, brand, { from, migrations }, report);
    return report;
  } finally {
    await client.end();
  }
};

interface Migrations {
  from: URL;
  /** Names, in their order: what is done already, at every start but one, need not be read. */
  migrations: string[];
}

/** Migrations that this version knows. */
export const knownMigrations = (): Promise<string[]> => migrationsIn(folder);

const migrationsIn = async (from: URL): Promise<string[]> =>
  (await readdir(from)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

const migrateBrand = async (
  client: pg.Client,
  brand: string,
  { from, migrations }: Migrations,
  report: MigrationReport,
) => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.migrations (name text primary key, at timestamptz not null default now())`,
  );
  const done = new Set(
    (await client.query(`select name from ${schema}.migrations`)).rows.map((row) => row.name),
  );
  for (const name of migrations) {
    if (done.has(name)) continue;
    const text = await readFile(new URL(name, from), 'utf8');
    try {
      await patiently(client, { lockTimeout: LOCK_TIMEOUT, gaveUp }, async () => {
        await client.query(text.replaceAll('{schema}', schema));
        await client.query(`insert into ${schema}.migrations (name) values ($1)`, [name]);
      });
      report.applied.push({ brand, migration: name });
    } catch (error) {
      report.failed.push({
        brand,
        migration: name,
        message: error instanceof Error ? error.message : String(error),
      });
      return;
    }
  }
};
