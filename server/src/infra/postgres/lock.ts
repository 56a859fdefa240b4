import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode, onPath, PostgresLaunchError, unlessMissing } from './errors.ts';
import { startOfProcess } from './processes.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes `<folder>/lock` for this process. A lock left by a dead process is taken over.
 * @throws PostgresLaunchError when a live process holds it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = `${folder}/lock`;
  const content = JSON.stringify({ pid: process.pid, started: await startOfProcess(process.pid) });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await onPath(folder, () => writeFile(draft, content, { mode: 0o644 }));
  try {
    // A hard link appears complete or not at all, so no one reads half a lock.
    while (!(await linked(draft, path))) await removeStale(path, folder);
  } finally {
    await rm(draft, { force: true });
  }
  return { release: () => releaseOwn(path, content) };
}

async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(path: string, folder: string): Promise<void> {
  const content = await readOrNull(path);
  if (content === null) return;
  const holder = await liveHolder(content);
  if (holder !== null) {
    throw new PostgresLaunchError(
      `The data folder ${folder} is in use by another server (process ${holder}). ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
    );
  }
  const aside = `${path}.${randomBytes(6).toString('hex')}`;
  await rename(path, aside).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  // Between the reading and the renaming another server may have put its own lock here: give it back.
  const moved = await readOrNull(aside);
  if (moved !== null && moved !== content) await linked(aside, path);
  await rm(aside, { force: true });
}

async function liveHolder(content: string): Promise<number | null> {
  const match = /^\{"pid":(\d+),"started":"?([^"}]+)"?\}$/.exec(content);
  if (!match) return null;
  const pid = Number(match[1]);
  return (await startOfProcess(pid)) === match[2] ? pid : null;
}

async function releaseOwn(path: string, content: string): Promise<void> {
  if ((await readOrNull(path)) === content) await rm(path, { force: true });
}

const readOrNull = (path: string) => unlessMissing(readFile(path, 'utf8'));
