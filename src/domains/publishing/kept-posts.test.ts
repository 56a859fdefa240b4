import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERSONAL_POSTS } from '../../lib/storage/stored-value.ts';
import { NO_WORDS } from './draft/draft.model.ts';
import type { KeptPost } from './kept-post.model.ts';
import { keptPostsWhile } from './kept-posts.ts';

const post: KeptPost = {
  ...{ id: '1', user_id: 'me', create_at: '2026-11-24T00:00:00.000Z' },
  ...{ words: { ...NO_WORDS, text: 'Tea' }, media: [] },
};
let isHere: boolean;
const kept = keptPostsWhile(() => isHere);

const forget = () =>
  new Promise((done) => {
    indexedDB.deleteDatabase(PERSONAL_POSTS).onsuccess = done;
  });

beforeEach(async () => {
  isHere = true;
  await forget();
  // Blobs of the test's DOM are no blobs to it.
  vi.stubGlobal('structuredClone', <T>(value: T): T => value);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('is there after a reload, for its author alone', async () => {
  await kept.put(post);
  expect(await kept.list('me')).toEqual([post]);
  expect(await kept.list('another')).toEqual([]);
  await kept.remove(post);
  expect(await kept.get('1')).toBeUndefined();
});

it.each(['before its database is opened', 'while it is open'])(
  'what is being stored is gone when another tab logs out %s',
  async (moment) => {
    let erased: Promise<unknown> = Promise.resolve();
    const logOut = () => {
      isHere = false;
      erased = forget();
    };
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...database) => {
      if (moment === 'before its database is opened') logOut();
      return open(...database);
    });
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...record
    ) {
      if (isHere) logOut();
      return put.apply(this, record);
    });
    await kept.put(post, [['file', new Blob(['picture'])]]);
    await erased;
    expect(isHere).toBe(false);
    expect(await kept.get('1')).toBeUndefined();
    expect((await kept.contentOf(post)).media).toEqual([]);
  },
);
