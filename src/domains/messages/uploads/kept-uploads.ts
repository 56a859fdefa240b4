import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withLock } from '../../../lib/locks.ts';
import { isText, PERSONAL_FILES, storedValue } from '../../../lib/storage/stored-value.ts';
import type { KeptUpload, LostUpload } from './upload.model.ts';

/** Uploads that survive a reload. Nothing here throws: in a browser that stores nothing they only live in memory. */
export interface KeptUploads {
  /** In the order of choosing. Those whose file was lost are without it. */
  list(userId: string): Promise<(KeptUpload | LostUpload)[]>;
  /** `isHere`: its person is signed in, also where another tab would have signed them out; else nothing of theirs is kept any more. */
  put(upload: KeptUpload, isHere: () => boolean): Promise<void>;
  remove(cid: string): Promise<void>;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: KeptUpload };
}

const KINDS: readonly unknown[] = ['image', 'video', 'audio', 'file'] satisfies LostUpload['kind'][];

const isLabel = (value: unknown): value is LostUpload => {
  const { kind, cid, user_id, group_id, create_at, filename } = (value ?? {}) as Partial<LostUpload>;
  return KINDS.includes(kind) && [cid, user_id, group_id, create_at, filename].every(isText);
};

const isLabels = (value: unknown): value is readonly LostUpload[] =>
  Array.isArray(value) && value.every(isLabel);

/** What is known of them beside their files: a browser that had no room for a file, or lost it, still knows that there was one. */
export const storedLabels = storedValue<readonly LostUpload[]>('me.uploads', 1, isLabels);

const others = (cid: string): readonly LostUpload[] =>
  (storedLabels.read() ?? []).filter((one) => one.cid !== cid);

const labelOf = ({ file: _, poster: __, ...label }: KeptUpload): LostUpload => label;

/** A tab does not take for lost what another one is about to keep. */
const alone = <T>(work: () => Promise<T>): Promise<T> => withLock('uploads', work);

/** Opened for each use, so that whoever leaves can delete it all. */
const use = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await openDB<Schema>(PERSONAL_FILES, 1, {
    upgrade: (upgraded) => void upgraded.createObjectStore('uploads', { keyPath: 'cid' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Some browsers keep the name of a file whose bytes they have thrown away. */
const isReadable = ({ file }: KeptUpload): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

const readFiles = async (): Promise<KeptUpload[]> => {
  const all = await use((database) => database.getAll('uploads')).catch(() => []);
  const readable = await Promise.all(all.map(isReadable));
  return all.filter((_, index) => readable[index]);
};

/** Files stand in IndexedDB: they are too large for the other storage. */
export const keptUploads: KeptUploads = {
  list: (userId) =>
    alone(async () => {
      const labelled = storedLabels.read();
      // The label of one that was given up goes at once; its file may have been left by a page that was closed then.
      const isGivenUp = ({ cid }: KeptUpload) => labelled?.every((label) => label.cid !== cid);
      const files = (await readFiles()).filter((file) => !isGivenUp(file));
      const known = new Set(files.map(({ cid }) => cid));
      const lost = (labelled ?? []).filter(({ cid }) => !known.has(cid));
      return [...files, ...lost]
        .filter(({ user_id }) => user_id === userId)
        .sort((a, b) => a.create_at.localeCompare(b.create_at));
    }),
  put: (upload, isHere) =>
    alone(async () => {
      // It may have waited for another tab.
      if (!isHere()) return;
      storedLabels.write([...others(upload.cid), labelOf(upload)]);
      await use(async (database) => {
        // All may have been erased before it was opened. What is put by now goes with the rest: a database is deleted once it is closed.
        if (isHere()) await database.put('uploads', upload);
      }).catch(() => undefined);
    }),
  remove: (cid) => {
    storedLabels.write(others(cid));
    return alone(async () => {
      // It may have been on its way to be kept.
      storedLabels.write(others(cid));
      await use((database) => database.delete('uploads', cid)).catch(() => undefined);
    });
  },
};
