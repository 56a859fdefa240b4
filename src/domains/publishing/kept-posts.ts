import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PERSONAL_POSTS } from '../../lib/storage/stored-value.ts';
import type { DraftContent } from './draft/draft.model.ts';
import { contentOf, fileKeys, type KeptPost } from './kept-post.model.ts';

/** Drafts and posts on their way that survive a reload. Nothing here throws: in a browser that stores nothing they only live in memory. */
export interface KeptPosts {
  list(userId: string): Promise<KeptPost[]>;
  get(id: string): Promise<KeptPost | undefined>;
  /** With its files; one whose files are there already is put without. */
  put(post: KeptPost, files?: readonly [key: string, file: Blob][]): Promise<void>;
  contentOf(post: KeptPost): Promise<DraftContent>;
  removeFiles(keys: readonly string[]): Promise<void>;
  /** `keepFiles`: they belong to another record now. */
  remove(post: Pick<KeptPost, 'id' | 'media'>, options?: { keepFiles: boolean }): Promise<void>;
}

interface Schema extends DBSchema {
  posts: { key: string; value: KeptPost };
  files: { key: string; value: Blob };
}

/** Opened for each use, so that whoever leaves can delete it all. */
const use = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await openDB<Schema>(PERSONAL_POSTS, 1, {
    upgrade: (upgraded) => {
      upgraded.createObjectStore('posts', { keyPath: 'id' });
      upgraded.createObjectStore('files');
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

const write = (work: (database: IDBPDatabase<Schema>) => Promise<unknown>): Promise<void> =>
  use(work).then(
    () => undefined,
    () => undefined,
  );

const deleteFiles = (keys: readonly string[]) =>
  write(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    await Promise.all([...keys.map((key) => store.delete(key)), done]);
  });

/** @param isHere whose posts they are is signed in, also where another tab would have signed them out; else nothing more is kept. */
export const keptPostsWhile = (isHere: () => boolean): KeptPosts => ({
  list: async (userId) => {
    const all = await use((database) => database.getAll('posts')).catch(() => []);
    return all
      .filter(({ user_id }) => user_id === userId)
      .sort((one, other) => one.create_at.localeCompare(other.create_at));
  },
  get: (id) => use((database) => database.get('posts', id)).catch(() => undefined),
  put: (post, files = []) =>
    write(async (database) => {
      // All may have been erased before it was opened. What is put by now goes with the rest: a database is deleted once it is closed.
      if (!isHere()) return;
      const saving = database.transaction(['posts', 'files'], 'readwrite');
      const stored = files.map(([key, file]) => saving.objectStore('files').put(file, key));
      await Promise.all([...stored, saving.objectStore('posts').put(post), saving.done]);
    }),
  contentOf: async (post) => {
    const keys = post.media.flatMap(fileKeys);
    const read = await use((database) => Promise.all(keys.map((key) => database.get('files', key)))).catch(
      () => [],
    );
    const files = new Map(read.flatMap((file, index) => (file ? [[keys[index] ?? '', file] as const] : [])));
    return contentOf(post, files);
  },
  removeFiles: deleteFiles,
  remove: async ({ id, media }, { keepFiles } = { keepFiles: false }) => {
    await write((database) => database.delete('posts', id));
    if (!keepFiles) await deleteFiles(media.flatMap(fileKeys));
  },
});
