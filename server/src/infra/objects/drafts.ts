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
    await writeDraft(draft, body);
    return await work(draft);
  } catch (error) {
    throw isFull(error) ? new ApiError('api.unavailable') : error;
  } finally {
    await rm(draft, { force: true });
  }
};

const writeDraft = async (draft: string, body: Body): Promise<void> => {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await (Buffer.isBuffer(body) ? writeAll(handle, body) : writeChunks(handle, body));
  } finally {
    await handle.close();
  }
};

/** Chunks of a request have 64 kB at most: to write each by itself takes the processor half as long again. */
const PIECE = 512 * 1024;

/**
 * Collects chunks into pieces: one is written while the next one comes in. When the next chunk is asked for, the memory of the
 * one before may be used again.
 */
const writeChunks = async (handle: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> => {
  let [filling, spare] = [Buffer.allocUnsafeSlow(PIECE), Buffer.allocUnsafeSlow(PIECE)];
  let filled = 0;
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = writeAll(handle, filling.subarray(0, filled));
    // Whoever waits for it next is told.
    writing.catch(() => undefined);
    [filling, spare] = [spare, filling];
    filled = 0;
  };
  try {
    for await (const chunk of chunks) {
      for (let at = 0; at < chunk.length; ) {
        const copied = chunk.copy(filling, filled, at);
        at += copied;
        filled += copied;
        if (filled === PIECE) await flush();
      }
    }
    await flush();
  } finally {
    await writing;
    // The collector would let these gather.
    for (const { buffer } of [filling, spare]) buffer.transfer(0);
  }
};

/** A write may end before all of it is written. */
export const writeAll = async (handle: FileHandle, chunk: Buffer): Promise<void> => {
  for (let at = 0; at < chunk.length; ) {
    at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
  }
};
