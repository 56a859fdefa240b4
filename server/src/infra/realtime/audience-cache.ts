export interface AudienceCache {
  /** User ids of a conversation, when they are known and fresh. */
  cached(brand: string, group: string): readonly string[] | undefined;
  load(brand: string, group: string): Promise<readonly string[]>;
  /** Members have changed: the next event asks again. */
  forget(brand: string, group: string): void;
  /** Others are in it, too. */
  add(brand: string, group: string, ids: readonly string[]): void;
}

interface Entry {
  ids: readonly string[];
  expires: number;
}

const FRESH_MS = 30_000;
const MOST = 20_000;
/** A database that fails over is away for seconds: what is to be told meanwhile waits. Milliseconds between two tries. */
const PAUSES = [250, 500, 1_000, 2_000, 4_000];
/** Conversations that are asked for again at the same time: of more the database has enough to do. */
const ASKED_AGAIN = 200;

/** Remembers for a while who is in a conversation, so that an event costs no query. */
export const createAudienceCache = (
  find: (brand: string, group: string) => Promise<readonly string[]>,
): AudienceCache => {
  const entries = new Map<string, Entry>();
  const changes = new Map<string, number>();
  const keyOf = (brand: string, group: string) => `${brand} ${group}`;
  let waiting = 0;
  const persistently = async (brand: string, group: string): Promise<readonly string[]> => {
    for (const pause of PAUSES) {
      try {
        return await find(brand, group);
      } catch (error) {
        if (waiting >= ASKED_AGAIN) throw error;
        waiting += 1;
        await new Promise<void>((resolve) => void setTimeout(resolve, pause).unref());
        waiting -= 1;
      }
    }
    return find(brand, group);
  };
  /** Who reads it at this moment has read it as it was before. */
  const change = (key: string) => {
    changes.set(key, (changes.get(key) ?? 0) + 1);
    trim(changes);
  };
  return {
    cached: (brand, group) => {
      const entry = entries.get(keyOf(brand, group));
      return entry && entry.expires > Date.now() ? entry.ids : undefined;
    },
    load: async (brand, group) => {
      const key = keyOf(brand, group);
      const before = changes.get(key);
      const ids = await persistently(brand, group);
      // Members that changed while they were being read are for this event alone.
      if (changes.get(key) === before) remember(entries, key, { ids, expires: Date.now() + FRESH_MS });
      return ids;
    },
    forget: (brand, group) => {
      const key = keyOf(brand, group);
      entries.delete(key);
      change(key);
    },
    add: (brand, group, ids) => {
      const key = keyOf(brand, group);
      const entry = entries.get(key);
      if (entry) entries.set(key, { ...entry, ids: [...new Set([...entry.ids, ...ids])] });
      change(key);
    },
  };
};

const remember = (entries: Map<string, Entry>, key: string, entry: Entry) => {
  entries.delete(key);
  entries.set(key, entry);
  trim(entries);
};

/** The oldest go first: a map keeps the order of insertion. */
const trim = (map: Map<string, unknown>) => {
  if (map.size <= MOST) return;
  for (const key of map.keys()) {
    map.delete(key);
    return;
  }
};
