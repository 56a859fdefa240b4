import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERSONAL_FILES } from '../../../lib/storage/stored-value.ts';
import { keptUploads } from './kept-uploads.ts';
import type { KeptUpload } from './upload.model.ts';

/** What an `IDBFactory` gives back as it was put in: its copies of blobs cannot be read here. */
const file = { slice: () => ({ arrayBuffer: async () => new ArrayBuffer(1) }) } as unknown as Blob;

const upload = (cid: string, fields: Partial<KeptUpload> = {}): KeptUpload => ({
  ...{ cid, user_id: 'me', group_id: 'g', create_at: `2026-01-0${cid}T00:00:00.000Z`, has_failed: false },
  ...{ kind: 'image', filename: `${cid}.png`, file },
  ...fields,
});

const here = () => true;

const shown = async () =>
  (await keptUploads.list('me')).map((one) => [one.cid, 'file' in one ? 'whole' : 'lost']);

const forget = () =>
  new Promise((done) => {
    indexedDB.deleteDatabase(PERSONAL_FILES).onsuccess = done;
  });

beforeEach(async () => {
  localStorage.clear();
  await forget();
  // Blobs of the test's DOM are no blobs to it.
  vi.stubGlobal('structuredClone', <T>(value: T): T => value);
});
afterEach(() => vi.unstubAllGlobals());

it('a file that the browser threw away is known by its name, beside those that are there', async () => {
  await keptUploads.put(upload('1'), here);
  await forget();
  await keptUploads.put(upload('2'), here);
  await keptUploads.put(upload('3', { user_id: 'another' }), here);
  expect(await shown()).toEqual([
    ['1', 'lost'],
    ['2', 'whole'],
  ]);
  expect(localStorage['lv.me.uploads.1']).not.toContain('"file"');
});

it('so is one that there was no room for', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await keptUploads.put(upload('1'), here);
  vi.restoreAllMocks();
  expect(await shown()).toEqual([['1', 'lost']]);
});

it('so is one whose bytes cannot be read', async () => {
  const broken = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) };
  await keptUploads.put(upload('1', { file: broken as unknown as Blob }), here);
  expect(await shown()).toEqual([['1', 'lost']]);
});

it('of a lost picture it is known whether it was to go with every pixel', async () => {
  await keptUploads.put(upload('1', { isOriginal: true }), here);
  await forget();
  expect(await keptUploads.list('me')).toMatchObject([{ cid: '1', isOriginal: true }]);
});

it('one that is chosen again is whole, one that is removed is known no more', async () => {
  await keptUploads.put(upload('1'), here);
  await forget();
  await keptUploads.put(upload('1'), here);
  expect(await shown()).toEqual([['1', 'whole']]);
  await keptUploads.remove('1');
  expect(await shown()).toEqual([]);
  await forget();
  expect(await shown()).toEqual([]);
});

it('one that is given up stays so, though the page is closed before its file is gone', async () => {
  await keptUploads.put(upload('1'), here);
  await keptUploads.put(upload('2'), here);
  const kept = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  await keptUploads.remove('1');
  kept.mockRestore();
  expect(await shown()).toEqual([['2', 'whole']]);
});

it('what waits for another tab is not kept of who has left meanwhile', async () => {
  let isHere = true;
  const free = Promise.withResolvers<void>();
  const request = async (_: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object) => Promise<unknown>;
    await free.promise;
    return work({});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const kept = keptUploads.put(upload('1'), () => isHere);
  isHere = false;
  free.resolve();
  await kept;
  expect(await shown()).toEqual([]);
  expect(localStorage['lv.me.uploads.1']).toBeUndefined();
});

it.each(['before its database is opened', 'while it is open'])(
  'what is being stored is gone when another tab logs out %s',
  async (moment) => {
    let isHere = true;
    let erased: Promise<unknown> = Promise.resolve();
    const logOut = () => {
      isHere = false;
      localStorage.clear();
      erased = forget();
    };
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...database) => {
      if (moment === 'before its database is opened') logOut();
      return open(...database);
    });
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, value) {
      if (isHere) logOut();
      return put.call(this, value);
    });
    await keptUploads.put(upload('1'), () => isHere);
    await erased;
    vi.restoreAllMocks();
    expect(isHere).toBe(false);
    // Its name is gone with the rest: what there is of it would be known by its file.
    expect(localStorage['lv.me.uploads.1']).toBeUndefined();
    expect(await shown()).toEqual([]);
  },
);
