const PREFIX = 'lv';

/** One named value in the browser's storage. Denied or full storage costs the memory, never the screen. */
export interface Slot<Value> {
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
 * A value under a versioned key. What does not pass `accepts` (another version's shape, somebody's edit) reads as
 * absent.
 */
export const slot = <Value>(
  name: string,
  version: number,
  accepts: (value: unknown) => value is Value,
): Slot<Value> => {
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

/** Slots named so belong to the person who is signed in. */
const PERSONAL = `${PREFIX}.me.`;

/** The database of files of the person who is signed in. */
export const PERSONAL_FILES = `${PERSONAL}files`;
/** The database of their conversations. */
export const PERSONAL_CHATS = `${PERSONAL}chats`;

/** Empties every slot whose name begins with `me.`, and their databases: its owner has left. */
export const forgetPersonalSlots = (): void => {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL)) localStorage.removeItem(key);
  });
  for (const name of [PERSONAL_FILES, PERSONAL_CHATS]) attempt(() => indexedDB.deleteDatabase(name));
};

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
