/** Sockets that want to know whether people are here. What is watched is forgotten after a while, unless it is said again. */
export interface Watchers<Subscriber extends object> {
  /** From now on the socket is told of these people, besides those that it watches already. */
  watch(brand: string, subscriber: Subscriber, userIds: readonly string[]): void;
  /** Who is told of this person. */
  of(brand: string, userId: string): Subscriber[];
  /** The socket is told of these people no more. */
  end(brand: string, subscriber: Subscriber, userIds: readonly string[]): void;
  /** Nobody is told of this person any more. */
  hide(brand: string, userId: string): void;
  /** The socket is gone, or is told of nobody any more. */
  drop(subscriber: Subscriber): void;
}

interface WatcherLimits {
  /** Milliseconds. */
  lasting: number;
  /** People that one socket watches; of more those that were named first are forgotten. */
  people: number;
  /** Told of people whom somebody begins to watch, and whom nobody watches any more. */
  onFirst?(brand: string, userId: string): void;
  onLast?(brand: string, userId: string): void;
}

export const createWatchers = <Subscriber extends object>({
  lasting,
  people,
  onFirst,
  onLast,
}: WatcherLimits): Watchers<Subscriber> => {
  /** By brand and person; until when each is told. */
  const watchers = new Map<string, Map<Subscriber, number>>();
  const watched = new Map<Subscriber, Set<string>>();
  const keyOf = (brand: string, userId: string) => `${brand} ${userId}`;
  const partsOf = (key: string) => key.split(' ') as [brand: string, userId: string];

  const end = (key: string, subscriber: Subscriber) => {
    watched.get(subscriber)?.delete(key);
    const of = watchers.get(key);
    of?.delete(subscriber);
    if (of?.size === 0 && watchers.delete(key)) onLast?.(...partsOf(key));
  };

  const begin = (key: string, subscriber: Subscriber, until: number) => {
    const keys = watched.get(subscriber) ?? new Set();
    watched.set(subscriber, keys);
    keys.delete(key);
    keys.add(key);
    if (!watchers.has(key)) onFirst?.(...partsOf(key));
    watchers.set(key, (watchers.get(key) ?? new Map()).set(subscriber, until));
    const [first] = keys;
    if (first !== undefined && keys.size > people) end(first, subscriber);
  };

  return {
    watch: (brand, subscriber, userIds) => {
      for (const userId of userIds) begin(keyOf(brand, userId), subscriber, Date.now() + lasting);
    },
    end: (brand, subscriber, userIds) => {
      for (const userId of userIds) end(keyOf(brand, userId), subscriber);
    },
    of: (brand, userId) => {
      const key = keyOf(brand, userId);
      for (const [subscriber, until] of watchers.get(key) ?? []) {
        if (until <= Date.now()) end(key, subscriber);
      }
      return [...(watchers.get(key)?.keys() ?? [])];
    },
    hide: (brand, userId) => {
      const key = keyOf(brand, userId);
      for (const subscriber of [...(watchers.get(key)?.keys() ?? [])]) end(key, subscriber);
    },
    drop: (subscriber) => {
      for (const key of [...(watched.get(subscriber) ?? [])]) end(key, subscriber);
      watched.delete(subscriber);
    },
  };
};
