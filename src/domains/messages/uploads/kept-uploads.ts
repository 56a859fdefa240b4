import { PERSONAL_FILES } from '../../../lib/storage/slot.ts';
import type { KeptUpload } from './upload.model.ts';

/** What a reload leaves of uploads. None of it fails: a browser that keeps nothing costs the memory, never the file. */
export interface KeptUploads {
  list(userId: string): Promise<KeptUpload[]>;
  put(upload: KeptUpload): Promise<void>;
  remove(cid: string): Promise<void>;
}

const STORE = 'uploads';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opened for each use, so that whoever leaves can delete it all. */
const use = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const opening = indexedDB.open(PERSONAL_FILES, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'cid' });
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
};

/** Files stand in IndexedDB: they are too large for the other storage. */
export const keptUploads: KeptUploads = {
  list: async (userId) => {
    const all = await use<KeptUpload[]>('readonly', (store) => store.getAll()).catch(() => []);
    return all
      .filter(({ user_id }) => user_id === userId)
      .sort((a, b) => a.create_at.localeCompare(b.create_at));
  },
  put: async (upload) => void (await use('readwrite', (store) => store.put(upload)).catch(() => undefined)),
  remove: async (cid) => void (await use('readwrite', (store) => store.delete(cid)).catch(() => undefined)),
};
