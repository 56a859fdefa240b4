import type { Group, Message } from '@livery/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { PERSONAL_CHATS } from '../../../lib/storage/stored-value.ts';
import type { Fragment } from '../fragments.ts';

export interface KeptRoom extends Fragment<Message> {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

interface Schema extends DBSchema {
  about: { key: string; value: string };
  list: { key: string; value: readonly Group[] };
  rooms: { key: string; value: KeptRoom; indexes: { savedAt: number } };
}

export type ChatDatabase = IDBPDatabase<Schema>;

/** Raised when what is kept takes another shape: what was kept in the former one is dropped. */
const SHAPE = 1;

/** The built file's name changes with the code in it: another version of the app begins with nothing. */
const CODE = import.meta.url;

export interface CacheOwner {
  login: string;
  /** This login was here before the page was opened; else the cache begins with nothing. */
  isBack: boolean;
}

/** Opens what this browser keeps of a login's conversations, empty when it was another's. Rejects where nothing is kept. */
export const openChatDatabase = async ({ login, isBack }: CacheOwner): Promise<ChatDatabase> => {
  const database = await openDB<Schema>(PERSONAL_CHATS, SHAPE, {
    upgrade(upgraded) {
      for (const name of upgraded.objectStoreNames) upgraded.deleteObjectStore(name);
      upgraded.createObjectStore('about');
      upgraded.createObjectStore('list');
      upgraded.createObjectStore('rooms', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    },
    // The owner has logged out here or in another tab, or a newer version is at work.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
  });
  const work = database.transaction(['about', 'list', 'rooms'], 'readwrite');
  const owner = `${login} ${CODE}`;
  const kept = await work.objectStore('about').get('owner');
  const isOthers = !isBack || kept !== owner;
  const names = isOthers ? [...work.objectStoreNames] : [];
  const changes: Promise<unknown>[] = names.map((name) => work.objectStore(name).clear());
  if (isOthers) changes.push(work.objectStore('about').put(owner, 'owner'));
  // Each of them rejects when the whole does.
  await Promise.all([...changes, work.done]);
  return database;
};
