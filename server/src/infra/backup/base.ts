import { chmod, chown, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { connectClient } from '../database/connect.ts';
import { BackupError } from './manifest.ts';

/** What PostgreSQL says not to copy: it is of the run, or comes from the archive. */
const LEFT_OUT = /^\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/;

/** A word of a shell, and of a setting. */
const SAFE = /^[\w./-]+$/;

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectClient(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * From its next start on PostgreSQL copies each finished part of its log into `folder`, which has to be there and its account's.
 * @throws BackupError for a path that a shell would read otherwise
 */
export const archiveInto = (url: string, folder: string): Promise<void> => {
  if (!SAFE.test(folder))
    throw new BackupError(`${folder} has signs that a shell reads otherwise: name another folder.`);
  return withClient(url, async (client) => {
    // A part that is there is never written over; half a one never has its name.
    const place = `${folder}/%f`;
    const command = `test ! -f ${place} && cp %p ${place}.part && sync ${place}.part && mv ${place}.part ${place}`;
    await client.query(`alter system set archive_mode = 'on'`);
    await client.query(`alter system set archive_command = '${command}'`);
    await client.query(`alter system set archive_timeout = '60s'`);
  });
};

/** A file that went while it was copied was no part of it. */
const copyFolder = async (from: string, to: string, path = ''): Promise<void> => {
  const { mode, uid, gid } = await stat(join(from, path));
  await mkdir(join(to, path), { recursive: true });
  for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
    const inner = `${path}/${entry.name}`;
    if (LEFT_OUT.test(inner)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, inner);
    else await copyFile(from, to, inner);
  }
  await chmod(join(to, path), mode);
  await own(join(to, path), uid, gid);
};

const copyFile = async (from: string, to: string, path: string): Promise<void> => {
  try {
    const { uid, gid } = await stat(join(from, path));
    await cp(join(from, path), join(to, path));
    await own(join(to, path), uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

const own = async (path: string, uid: number, gid: number): Promise<void> => {
  if (process.geteuid?.() === 0) await chown(path, uid, gid);
};

const requireNearby = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(
    `select current_setting('data_directory') as folder, current_setting('archive_mode') as mode`,
  );
  const { folder, mode } = rows[0];
  if (mode === 'off')
    throw new BackupError(
      'PostgreSQL keeps no archive: run "archive <folder>" first, and start the server anew.',
    );
  if (await stat(join(folder, 'PG_VERSION')).catch(() => undefined)) return folder;
  throw new BackupError(
    `${folder} cannot be read here: take the base on the machine of PostgreSQL, or by pg_basebackup.`,
  );
};

/** Copies the files of a PostgreSQL that runs on this machine: with the archive from then on it is any moment since. @throws BackupError */
export const takeBase = (url: string, folder: string): Promise<void> =>
  withClient(url, async (client) => {
    const cluster = await requireNearby(client);
    if (await stat(folder).catch(() => undefined))
      throw new BackupError(`${folder} is there already: name one that is not.`);
    await client.query(`select pg_backup_start('ops base', fast => true)`);
    const draft = `${folder}.part`;
    await rm(draft, { recursive: true, force: true });
    await copyFolder(cluster, draft);
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => true)');
    await writeFile(join(draft, 'backup_label'), rows[0].labelfile);
    const { uid, gid } = await stat(draft);
    await own(join(draft, 'backup_label'), uid, gid);
    await rename(draft, folder);
  });
