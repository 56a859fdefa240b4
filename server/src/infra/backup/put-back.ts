import { createReadStream } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { connectClient } from '../database/connect.ts';
import { schemaName } from '../database/database.ts';
import { knownMigrations, migrate } from '../database/migrate.ts';
import { copyFrom } from './copy.ts';
import { checkFiles, eachOf } from './files.ts';
import type { Installation } from './installation.ts';
import { BackupError, type BrandPart, jobsFile, type Manifest, readManifest, tableFile } from './manifest.ts';
import { ARRIVING, arrive, fillArriving, makeArriving, prepareQueues } from './queue.ts';
import { compareSecrets, type SecretDifference } from './secrets.ts';
import { listed, quoted, tablesOf } from './shape.ts';

export interface PutBack {
  manifest: Manifest;
  /** Brands that were put back. */
  brands: BrandPart[];
  /** Secrets that are not here as they were there. */
  secrets: SecretDifference[];
  /** Brands whose folder was there already, and stays as it is. */
  keptFolders: string[];
}

/** Stands at a schema while its rows are put back: one that was interrupted begins anew. */
const MARK = 'being put back';

const schemaOf = (brand: string): string => pg.escapeIdentifier(schemaName(brand));

const refuseNewer = async ({ version }: Manifest, brands: readonly BrandPart[]): Promise<void> => {
  const known = new Set(await knownMigrations());
  for (const { id, migrations } of brands) {
    const unknown = migrations.find((name) => !known.has(name));
    if (unknown !== undefined)
      throw new BackupError(
        `The backup was made by a newer version (${version}): ${id} has the migration ${unknown}, which this one does not know. Restore it with that version.`,
      );
  }
};

const refuseWhatIsThere = async (client: pg.Client, brands: readonly BrandPart[]): Promise<void> => {
  for (const { id } of brands) {
    const { rows } = await client.query<{ mark: string | null }>(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = $1`,
      [schemaName(id)],
    );
    if (rows[0] && rows[0].mark !== MARK)
      throw new BackupError(
        `The database has something in it: the brand "${id}" (schema ${schemaName(id)}). Restore into an empty one, or delete that brand first: npm run ops -- brand delete ${id}`,
      );
  }
};

const fill = async (client: pg.Client, folder: string, { id, tables, sequences }: BrandPart) => {
  // By the constraints that are here: those that a row refers to come first.
  const here = await tablesOf(client, id);
  const inBackup = new Map(tables.map((table) => [table.name, table]));
  const all = here.map(({ name }) => quoted(id, name));
  await client.query('begin');
  // Rows come as they were: nothing is counted, chained or refused anew.
  for (const name of all) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${all.join(', ')}`);
  for (const { name } of here) {
    const table = inBackup.get(name);
    if (!table) continue;
    const text = `copy ${quoted(id, name)} (${listed(table.columns)}) from stdin`;
    const rows = await copyFrom(client, text, createReadStream(join(folder, tableFile(id, name))));
    if (rows !== table.rows)
      throw new BackupError(`${tableFile(id, name)} has ${rows} rows, the manifest says ${table.rows}.`);
  }
  for (const { name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(id, name), value, called]);
  for (const name of all) await client.query(`alter table ${name} enable trigger user`);
  await client.query(`comment on schema ${schemaOf(id)} is null`);
  await client.query('commit');
  for (const name of all) await client.query(`analyze ${name}`);
};

const requireMigrated = async (url: string, id: string, only?: ReadonlySet<string>): Promise<void> => {
  const { failed } = await migrate(url, [id], only && { only });
  for (const { migration, message } of failed)
    throw new BackupError(`The migration ${migration} of ${id} failed: ${message}`);
};

/** To where the backup left it, filled, and from there to this version. */
const putRows = async (client: pg.Client, { url }: Installation, folder: string, part: BrandPart) => {
  const schema = schemaOf(part.id);
  await client.query(`drop schema if exists ${schema} cascade`);
  await client.query(`create schema ${schema}`);
  await client.query(`comment on schema ${schema} is '${MARK}'`);
  await requireMigrated(url, part.id, new Set(part.migrations));
  await fill(client, folder, part);
  await requireMigrated(url, part.id);
};

const putJobs = async (client: pg.Client, folder: string, brands: readonly BrandPart[]): Promise<void> => {
  const some = brands.filter(({ jobs }) => jobs > 0);
  if (some.length === 0) return;
  await prepareQueues(client, []);
  await client.query(makeArriving);
  for (const { id } of some)
    await copyFrom(client, fillArriving, createReadStream(join(folder, jobsFile(id))));
  const names = await client.query<{ name: string }>(`select distinct name from ${ARRIVING}`);
  await prepareQueues(
    client,
    names.rows.map(({ name }) => name),
  );
  await client.query(arrive);
};

const putObjects = (
  { objects }: Installation,
  folder: string,
  paths: readonly string[],
  { id }: BrandPart,
): Promise<void> => {
  const keys = paths.filter((path) => path.startsWith(`objects/${id}/`));
  return eachOf(keys, (path) =>
    objects.put(path.slice('objects/'.length), createReadStream(join(folder, path))),
  );
};

/** True where one was there, which is not touched. */
const putFolder = async ({ brandsDir }: Installation, folder: string, id: string): Promise<boolean> => {
  if (await stat(join(brandsDir, id)).catch(() => undefined)) return true;
  await cp(join(folder, 'brands', id), join(brandsDir, id), { recursive: true });
  return false;
};

const chosen = ({ brands }: Manifest, wanted: readonly string[] | undefined): BrandPart[] => {
  const missing = wanted?.find((id) => !brands.some((part) => part.id === id));
  if (missing === undefined) return brands.filter(({ id }) => wanted?.includes(id) ?? true);
  const there = brands.map(({ id }) => id).join(', ');
  throw new BackupError(`The backup has no brand "${missing}"; it has: ${there}.`);
};

/**
 * Puts a backup back, or the brands of it that are named. Nothing is touched before every file was seen to be as it was written; rows of a
 * brand come in one transaction, last, so that one that was interrupted can be begun anew. @throws BackupError, DatabaseConnectError
 */
export const putBack = async (
  installation: Installation,
  folder: string,
  wanted?: readonly string[],
): Promise<PutBack> => {
  const manifest = await readManifest(folder);
  const brands = chosen(manifest, wanted);
  await refuseNewer(manifest, brands);
  const client = await connectClient(installation.url);
  try {
    await refuseWhatIsThere(client, brands);
    const paths = await checkFiles(folder, manifest);
    const keptFolders: string[] = [];
    for (const part of brands) {
      await putObjects(installation, folder, paths, part);
      if (part.folder && (await putFolder(installation, folder, part.id))) keptFolders.push(part.id);
      await putRows(client, installation, folder, part);
    }
    await putJobs(client, folder, brands);
    const { env, secret } = installation;
    return { manifest, brands, keptFolders, secrets: compareSecrets(manifest.secrets, env, secret) };
  } finally {
    await client.end();
  }
};
