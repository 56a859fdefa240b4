import { createReadStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type pg from 'pg';
import { insertAudit } from '../audit/audit.repository.ts';
import { connectClient } from '../database/connect.ts';
import { openDatabase } from '../database/database.ts';
import { copyTo } from './copy.ts';
import { createFiles, eachOf } from './files.ts';
import type { Installation } from './installation.ts';
import {
  BackupError,
  type BrandPart,
  brandFile,
  FORMAT,
  jobsFile,
  type Manifest,
  objectFile,
  tableFile,
} from './manifest.ts';
import { hasQueue, waitingJobs } from './queue.ts';
import { listSecrets } from './secrets.ts';
import { brandsIn, listed, quoted, sequencesOf, tablesOf } from './shape.ts';

/** What the audit log calls it; the doctor looks for the newest. */
export const BACKUP_ACTION = 'backup.take';

type Files = ReturnType<typeof createFiles>;

const takeRows = async (
  client: pg.Client,
  files: Files,
  brand: string,
): Promise<Omit<BrandPart, 'objects' | 'folder'>> => {
  const shape = await tablesOf(client, brand);
  const names = shape.map(({ name }) => quoted(brand, name)).join(', ');
  // A migration waits until the backup has its rows.
  await client.query(`lock table ${names} in access share mode`);
  const tables: BrandPart['tables'] = [];
  for (const { name, columns, is_parted } of shape) {
    const table = quoted(brand, name);
    const from = is_parted ? `(select ${listed(columns)} from ${table})` : `${table} (${listed(columns)})`;
    const text = `copy ${from} to stdout`;
    const rows = await files.fill(tableFile(brand, name), (sink) => copyTo(client, text, sink));
    tables.push({ name, columns, rows });
  }
  const done = await client.query<{ name: string }>(
    `select name from ${quoted(brand, 'migrations')} order by 1`,
  );
  const takeJobs = () => files.fill(jobsFile(brand), (sink) => copyTo(client, waitingJobs(brand), sink));
  return {
    id: brand,
    migrations: done.rows.map(({ name }) => name),
    tables,
    // Not part of the snapshot: never behind the rows that were read.
    sequences: await sequencesOf(client, brand),
    jobs: (await hasQueue(client)) ? await takeJobs() : 0,
  };
};

/** It was removed between the look and the first byte. */
const unlessGone = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'api.not_found') throw error;
};

const TRIES = 3;

/** Undefined for one that is gone. One that was replaced while it was read is read again. @throws BackupError */
const takeObject = async (
  files: Files,
  objects: Installation['objects'],
  key: string,
): Promise<number | undefined> => {
  for (let tries = TRIES; tries > 0; tries -= 1) {
    const object = await objects.get(key);
    if (!object) return undefined;
    const bytes = await files.write(objectFile(key), object.read()).catch(unlessGone);
    if (bytes === undefined || bytes === object.size) return bytes;
  }
  throw new BackupError(`${key} does not come whole. Take another backup.`);
};

/** After the rows: what they name is there, and what was removed meanwhile is named by nobody for long. */
const takeObjects = async (
  files: Files,
  { objects }: Installation,
  brand: string,
): Promise<BrandPart['objects']> => {
  const taken = { count: 0, bytes: 0 };
  await eachOf(objects.list(brand), async (key) => {
    const bytes = await takeObject(files, objects, key);
    if (bytes === undefined) return;
    taken.bytes += bytes;
    taken.count += 1;
  });
  return taken;
};

const takeFolder = async (files: Files, { brandsDir }: Installation, brand: string): Promise<boolean> => {
  const folder = join(brandsDir, brand);
  if (!(await stat(folder).catch(() => undefined))) return false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    await files.write(brandFile(brand, relative(folder, path)), createReadStream(path));
  }
  return true;
};

/** A schema of an older version has no place for it; it is backed up all the same. */
const unlessOlder = (error: { code?: string }): void => {
  if (error.code !== '42P01' && error.code !== '42703') throw error;
};

const noteIn = async ({ url, operator }: Installation, { brands, files, at }: Manifest): Promise<void> => {
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  const after = { at, bytes: files.bytes, brands: brands.length };
  try {
    for (const { id } of brands) {
      const entry = { operator, action: BACKUP_ACTION, target: 'backup', reason: '', after };
      await insertAudit(database.tenant(id), entry).catch(unlessOlder);
    }
  } finally {
    await database.close();
  }
};

const requireEmpty = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} has something in it: name a folder that is empty, or not there yet.`);
};

/**
 * Takes a backup of all brands, or of those named: rows as they stand at one moment, then objects, folders of brands, and the names of
 * secrets. Servers go on meanwhile. @throws BackupError, DatabaseConnectError
 */
export const takeBackup = async (
  installation: Installation,
  folder: string,
  wanted?: readonly string[],
): Promise<Manifest> => {
  await requireEmpty(folder);
  const files = createFiles(folder);
  const client = await connectClient(installation.url);
  const rows: Omit<BrandPart, 'objects' | 'folder'>[] = [];
  let postgres = '';
  const at = new Date().toISOString();
  try {
    await client.query('begin isolation level repeatable read read only');
    const known = await brandsIn(client);
    const missing = wanted?.find((id) => !known.includes(id));
    if (missing !== undefined) throw new BackupError(`The database has no brand "${missing}".`);
    for (const id of wanted ?? known) rows.push(await takeRows(client, files, id));
    postgres = (await client.query('show server_version')).rows[0].server_version;
    await client.query('commit');
  } finally {
    await client.end();
  }
  const brands: BrandPart[] = [];
  for (const part of rows) {
    const objects = await takeObjects(files, installation, part.id);
    brands.push({ ...part, objects, folder: await takeFolder(files, installation, part.id) });
  }
  const { env, secret, version } = installation;
  const secrets = listSecrets(env, secret);
  const manifest = await files.finish({ format: FORMAT, version, postgres, at, brands, secrets });
  await noteIn(installation, manifest);
  return manifest;
};
