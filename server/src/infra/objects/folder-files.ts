import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../errors.ts';

const INCOMING = '.incoming';
const HOUR = 3_600_000;
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Makes the folder of half-written files, and clears what a killed process left in it. */
export const prepareFolder = (dir: string): void => {
  const incoming = join(dir, INCOMING);
  mkdirSync(incoming, { recursive: true });
  for (const name of readdirSync(incoming)) {
    const file = join(incoming, name);
    // Younger ones may be another process's uploads.
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > HOUR) rmSync(file, { force: true });
  }
};

export type Body = Readable | Buffer | AsyncIterable<Buffer>;

export interface WriteOptions {
  /** An existing file stays. */
  once?: boolean;
  /** Works over what was written, before anybody can see it: the path of the draft. */
  finish?: (draft: string) => Promise<void>;
}

/**
 * Writes a file so that it is there whole or not at all, also after a power cut.
 * @throws api.data_exists when `once` and the file is there, api.unavailable when the disk is full
 */
export const writeWhole = async (
  dir: string,
  file: string,
  body: Body,
  { once = false, finish }: WriteOptions = {},
): Promise<{ size: number }> => {
  const temporary = join(dir, INCOMING, randomUUID());
  try {
    const target = createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 });
    await pipeline(Buffer.isBuffer(body) ? [body] : body, target);
    await finish?.(temporary);
    const { size } = await stat(temporary);
    await mkdir(dirname(file), { recursive: true });
    await (once ? link(temporary, file).catch(refuseExisting) : rename(temporary, file));
    await syncFolder(dirname(file));
    return { size };
  } catch (error) {
    throw FULL.has((error as NodeJS.ErrnoException).code ?? '') ? new ApiError('api.unavailable') : error;
  } finally {
    await rm(temporary, { force: true });
  }
};

const refuseExisting = (error: NodeJS.ErrnoException): never => {
  throw error.code === 'EEXIST' ? new ApiError('api.data_exists') : error;
};

/** The name is as durable as the content only when its folder is written too. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};
