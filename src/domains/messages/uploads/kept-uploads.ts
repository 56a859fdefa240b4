import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PERSONAL_FILES } from '../../../lib/storage/stored-value.ts';
import type { KeptUpload } from './upload.model.ts';

/** Uploads that survive a reload. Nothing here throws: in a browser that stores nothing they only live in memory. */
export interface KeptUploads {
  list(userId: string): Promise<KeptUpload[]>;
  put(upload: KeptUpload): Promise<void>;
  remove(cid: string): Promise<void>;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: KeptUpload };
}

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

/** Files stand in IndexedDB: they are too large for the other storage. */
export const keptUploads: KeptUploads = {
  list: async (userId) => {
    const all = await use((database) => database.getAll('uploads')).catch(() => []);
    return all
      .filter(({ user_id }) => user_id === userId)
      .sort((a, b) => a.create_at.localeCompare(b.create_at));
  },
  put: async (upload) => {
    await use((database) => database.put('uploads', upload)).catch(() => undefined);
  },
  remove: async (cid) => {
    await use((database) => database.delete('uploads', cid)).catch(() => undefined);
  },
};
