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
  options: MigrateOptions = {},
): Promise<MigrationReport> => {
  const client = await connectClient(url);
  try {
    return await migrateBy(client, brands, options);
  } finally {
    await client.end();
  }
};

/** As `migrate`, on a connection that is there already; it holds the lock until it ends. */
export const migrateBy = async (
  client: pg.Client,
  brands: readonly string[],
  { from = folder, only }: MigrateOptions = {},
): Promise<MigrationReport> => {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  const report: MigrationReport = { applied: [], failed: [] };
  const all = await migrationsIn(from);
  const migrations = only ? all.filter((name) => only.has(name)) : all;
  const done = await doneBy(client, brands);
  for (const brand of brands)
    await migrateBrand(client, brand, { from, migrations, done: done.get(brand) }, report);
  return report;
};

interface Migrations {
  from: URL;
  /** Names, in their order: what is done already, at every start but one, need not be read. */
  migrations: string[];
  /** Undefined where nothing was ever done. */
  done: ReadonlySet<string> | undefined;
}

/** Migrations that this version knows. */
export const knownMigrations = (): Promise<string[]> => migrationsIn(folder);

const migrationsIn = async (from: URL): Promise<string[]> =>
  (await readdir(from)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();

const tableOf = (brand: string): string => `${pg.escapeIdentifier(schemaName(brand))}.migrations`;

/** What was done for each brand that has a schema: all are asked about at once, for at nearly every start nothing is left to do. */
const doneBy = async (
  client: pg.Client,
  brands: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const there = await client.query<{ brand: string }>(
    'select brand from unnest($1::text[], $2::text[]) as t(brand, name) where to_regclass(name) is not null',
    [brands, brands.map(tableOf)],
  );
  const done = new Map(there.rows.map(({ brand }) => [brand, new Set<string>()]));
  const names = [...done.keys()].map(
    (brand) => `select ${pg.escapeLiteral(brand)} as brand, name from ${tableOf(brand)}`,
  );
  if (names.length === 0) return done;
  const { rows } = await client.query<{ brand: string; name: string }>(names.join(' union all '));
  for (const { brand, name } of rows) done.get(brand)?.add(name);
  return done;
};

/** The schema of a brand, and where it says what was done. */
const beginSchema = async (client: pg.Client, brand: string): Promise<ReadonlySet<string>> => {
  await client.query(`create schema if not exists ${pg.escapeIdentifier(schemaName(brand))}`);
  await client.query(
    `create table if not exists ${tableOf(brand)} (name text primary key, at timestamptz not null default now())`,
  );
  return new Set();
};

const migrateBrand = async (
  client: pg.Client,
  brand: string,
  { from, migrations, done: known }: Migrations,
  report: MigrationReport,
) => {
  const schema = pg.escapeIdentifier(schemaName(brand));
  const done = known ?? (await beginSchema(client, brand));
  for (const name of migrations) {
    if (done.has(name)) continue;
    const text = await readFile(new URL(name, from), 'utf8');
    try {
      await patiently(client, { lockTimeout: LOCK_TIMEOUT, gaveUp }, async () => {
        await client.query(text.replaceAll('{schema}', schema));
        await client.query(`insert into ${tableOf(brand)} (name) values ($1)`, [name]);
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
