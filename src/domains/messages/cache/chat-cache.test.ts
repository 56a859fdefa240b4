import 'fake-indexeddb/auto';
import type { Group } from '@livery/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPersonalData } from '../../../lib/storage/stored-value.ts';
import { messageOf } from '../testing.ts';
import { ChatCache } from './chat-cache.ts';

let cache: ChatCache;

const room = (seq: number) => ({ from: seq, to: seq, items: [messageOf({ seq })] });

/** The page is opened again. */
const reload = (login = 'login', isBack = true): void => {
  cache.stop();
  cache = new ChatCache({ login, isBack });
};

beforeEach(() => {
  cache = new ChatCache({ login: 'login', isBack: false });
});

afterEach(async () => {
  cache.stop();
  forgetPersonalData();
  vi.restoreAllMocks();
  await cache.room('a');
});

it('returns after a reload what was saved before it', async () => {
  cache.saveRoom('a', () => room(7));
  cache.saveList([{ id: 'a' } as Group]);
  await cache.flush();
  reload();
  expect(await cache.room('a')).toMatchObject(room(7));
  expect(await cache.list()).toEqual([{ id: 'a' }]);
  expect(await cache.room('b')).toBeUndefined();
});

it('writes many changes of a conversation once, as it is then', async () => {
  const take = vi.fn(() => room(9));
  for (let change = 0; change < 5; change += 1) cache.saveRoom('a', take);
  await cache.flush();
  await cache.flush();
  expect(take).toHaveBeenCalledTimes(1);
});

it('writes when the page is put away', async () => {
  cache.saveRoom('a', () => room(7));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await cache.list();
  expect(await cache.room('a')).toMatchObject(room(7));
});

it('keeps the sixty conversations that were saved last', async () => {
  const now = vi.spyOn(Date, 'now');
  for (let count = 0; count < 63; count += 1) {
    now.mockReturnValue(count);
    cache.saveRoom(`room ${count}`, () => room(count));
    await cache.flush();
  }
  expect(await cache.room('room 2')).toBeUndefined();
  expect(await cache.room('room 3')).toMatchObject(room(3));
  expect(await cache.room('room 62')).toMatchObject(room(62));
});

it('forgets a conversation that is not the person’s any more, whatever was about to be written', async () => {
  cache.saveRoom('a', () => room(7));
  await cache.flush();
  cache.saveRoom('a', () => room(8));
  cache.dropRoom('a');
  await cache.flush();
  expect(await cache.room('a')).toBeUndefined();
});

it.each([
  ['another login', 'another', true],
  ['a login that was not here before', 'login', false],
])('is empty for %s', async (_, login, isBack) => {
  cache.saveRoom('a', () => room(7));
  await cache.flush();
  reload(login, isBack);
  expect(await cache.room('a')).toBeUndefined();
});

it('leaves nothing behind when its owner has left, with whatever was about to be written', async () => {
  cache.saveRoom('a', () => room(7));
  await cache.flush();
  const otherTab = new ChatCache({ login: 'login', isBack: true });
  await otherTab.room('a');
  cache.saveRoom('a', () => room(8));
  cache.stop();
  forgetPersonalData();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  otherTab.saveRoom('a', () => room(9));
  await Promise.all([cache.flush(), otherTab.flush()]);
  expect(await otherTab.room('a')).toBeUndefined();
  expect(await indexedDB.databases()).toEqual([]);
  otherTab.stop();
});

it('leaves nothing behind when its owner leaves while it is being opened', async () => {
  reload();
  cache.stop();
  forgetPersonalData();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});

it.each([
  ['denied', () => new Error('denied')],
  ['silent', () => undefined],
])('is as if nothing was kept where the storage is %s', async (_, fault) => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    const error = fault();
    if (error) throw error;
    return new EventTarget() as IDBOpenDBRequest;
  });
  reload();
  cache.saveRoom('a', () => room(7));
  expect(await cache.room('a')).toBeUndefined();
});
