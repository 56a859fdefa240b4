import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';

export const INCOMING = '.incoming';
const HOUR = 3_600_000;
const FULL = new Set(['ENOSPC', 'EDQUOT']);

export const isFull = (error: unknown): boolean => FULL.has((error as NodeJS.ErrnoException).code ?? '');

/** Makes the folder of drafts, and clears what a killed process left in it. */
export const prepareDrafts = (dir: string): void => {
  const incoming = join(dir, INCOMING);
  mkdirSync(incoming, { recursive: true });
  for (const name of readdirSync(incoming)) {
    const file = join(incoming, name);
    // Younger ones may be another process's uploads.
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > HOUR) rmSync(file, { force: true, recursive: true });
  }
};

export type Body = Readable | Buffer | AsyncIterable<Buffer>;

/**
 * Writes a body to a file of `dir` that nobody else sees, works with its path, and removes what is left of it.
 * @throws api.unavailable when the disk is full, what the body and the work throw
 */
export const withDraft = async <T>(
  dir: string,
  body: Body,
  work: (draft: string) => Promise<T>,
): Promise<T> => {
  const draft = join(dir, INCOMING, randomUUID());
  try {
    await writeDraft(draft, Buffer.isBuffer(body) ? [body] : body);
    return await work(draft);
  } catch (error) {
    throw isFull(error) ? new ApiError('api.unavailable') : error;
  } finally {
    await rm(draft, { force: true });
  }
};

/** One chunk after the other: when the next is asked for, the one before is written, and its memory may be used again. */
const writeDraft = async (draft: string, chunks: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> => {
  const handle = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of chunks) await writeAll(handle, chunk);
  } finally {
    await handle.close();
  }
};

/** A write may end before all of it is written. */
export const writeAll = async (handle: FileHandle, chunk: Buffer): Promise<void> => {
  for (let at = 0; at < chunk.length; ) {
    at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
  }
};
