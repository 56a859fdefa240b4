import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../errors.ts';
import { INCOMING, isFull } from './drafts.ts';
import type { ObjectStore } from './object-store.ts';

/** Work on files of this machine that are made of objects. `dir` as that of `createObjects`. */
export const createWorkshop = (dir: string, store: Pick<ObjectStore, 'get'>) => ({
  /**
   * A folder that nobody else sees: empty before the work, also where a killed process has left something, and gone after it.
   * @throws api.unavailable when the disk is full, what the work throws
   */
  withFolder: async <T>(name: string, work: (folder: string) => Promise<T>): Promise<T> => {
    const folder = join(dir, INCOMING, name);
    await rm(folder, { recursive: true, force: true });
    try {
      await mkdir(folder, { mode: 0o700 });
      return await work(folder);
    } catch (error) {
      throw isFull(error) ? new ApiError('api.unavailable') : error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },

  /** Writes an object to a file. False when there is none. */
  fetch: async (key: string, file: string): Promise<boolean> => {
    const object = await store.get(key);
    if (object) await pipeline(object.read(), createWriteStream(file, { mode: 0o600 }));
    return object !== undefined;
  },
});
