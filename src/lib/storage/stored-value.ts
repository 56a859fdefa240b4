import { closeNotifications } from '../close-notifications.ts';
import { PERSONAL, PERSONAL_CACHE } from './personal.ts';

const PREFIX = 'lv';

/** A value in `localStorage`. Storage that is denied or full throws nothing: the value reads as absent. */
export interface StoredValue<Value> {
  read(): Value | undefined;
  write(value: Value): void;
  clear(): void;
  /** Called when another tab changes the value; returns how to stop. */
  watch(listener: () => void): () => void;
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/**
 * A value under the key `lv.<name>.<version>`. What does not pass `accepts` (another version's shape, somebody's edit) reads as
 * absent.
 */
export const storedValue = <Value>(
  name: string,
  version: number,
  accepts: (value: unknown) => value is Value,
): StoredValue<Value> => {
  const key = `${PREFIX}.${name}.${version}`;
  return {
    read() {
      const text = attempt(() => localStorage.getItem(key));
      const value: unknown = text ? attempt(() => JSON.parse(text) as unknown) : undefined;
      return accepts(value) ? value : undefined;
    },
    write: (value) => void attempt(() => localStorage.setItem(key, JSON.stringify(value))),
    clear: () => void attempt(() => localStorage.removeItem(key)),
    watch(listener) {
      const handle = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      // The shell is painted where there is no window.
      globalThis.addEventListener?.('storage', handle);
      return () => globalThis.removeEventListener?.('storage', handle);
    },
  };
};

/** The database of files of the person who is signed in. */
export const PERSONAL_FILES = `${PERSONAL}files`;
/** The database of their conversations. */
export const PERSONAL_CHATS = `${PERSONAL}chats`;
/** The database of what they are about to publish. */
export const PERSONAL_POSTS = `${PERSONAL}posts`;

const clearNotifications = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await closeNotifications(registration);
};

/** Removes every value whose name begins with `me.`, with the databases, the cache and the notifications beside them: their owner has left. */
export const forgetPersonalData = (): void => {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL)) localStorage.removeItem(key);
  });
  for (const name of [PERSONAL_FILES, PERSONAL_CHATS, PERSONAL_POSTS])
    attempt(() => indexedDB.deleteDatabase(name));
  // The worker stops keeping what it is fetching; where none is in charge of this page, the cache is still there.
  attempt(() => navigator.serviceWorker.controller?.postMessage('forget'));
  attempt(() => void caches.delete(PERSONAL_CACHE).catch(() => undefined));
  clearNotifications().catch(() => undefined);
};

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
