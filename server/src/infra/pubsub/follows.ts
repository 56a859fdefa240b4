/** Counts who wants something, so that it is begun with the first and ended with the last. */
const createCounts = (begin: (key: string) => void, end: (key: string) => void) => {
  const counts = new Map<string, number>();
  return {
    add: (key: string): void => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count === 1) begin(key);
    },
    remove: (key: string): void => {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else if (counts.delete(key)) end(key);
    },
    has: (key: string): boolean => counts.has(key),
  };
};

interface FollowsOptions {
  /** From when it resolves the channel is heard. */
  listen(channel: string): Promise<void>;
  unlisten(channel: string): void;
  /** Told of channels that are heard from now on. */
  onHeard(channel: string): void;
}

/** Which channels this node hears: one subscription each, however many people of a group are here. */
export const createFollows = ({ listen, unlisten, onHeard }: FollowsOptions) => {
  const heard = new Map<string, Promise<void>>();
  const ready = new Set<string>();
  /** Which beginning of all it is. Set before `listen` resolves: the first message may be here earlier. */
  const times = new Map<string, number>();
  let begun = 0;
  const begin = (channel: string): void => {
    begun += 1;
    times.set(channel, begun);
    const listening = listen(channel).then(() => {
      if (heard.get(channel) !== listening) return;
      ready.add(channel);
      onHeard(channel);
    });
    heard.set(channel, listening);
  };
  const end = (channel: string): void => {
    heard.delete(channel);
    ready.delete(channel);
    times.delete(channel);
    unlisten(channel);
  };
  const counts = createCounts(begin, end);
  /** By the channel of a person: those of their groups. */
  const people = new Map<string, Set<string>>();
  return {
    add: (channel: string): Promise<void> => {
      counts.add(channel);
      return heard.get(channel) ?? Promise.resolve();
    },
    remove: (channel: string): void => counts.remove(channel),
    isHeard: (channel: string): boolean => ready.has(channel),
    /** Another number each time that it begins to be heard: between two times anything may have passed. */
    timeOf: (channel: string): number => times.get(channel) ?? 0,
    /** `groups` is read once what changes it is heard. */
    follow: async (person: string, groups: () => Promise<string[]>): Promise<void> => {
      if (people.has(person)) return heard.get(person);
      const own = new Set<string>();
      people.set(person, own);
      counts.add(person);
      await heard.get(person);
      const found = await groups();
      if (people.get(person) !== own) return;
      const fresh = found.filter((channel) => !own.has(channel));
      for (const channel of fresh) {
        own.add(channel);
        counts.add(channel);
      }
      await Promise.all(fresh.map((channel) => heard.get(channel)));
    },
    unfollow: (person: string): void => {
      const own = people.get(person);
      if (own === undefined) return;
      people.delete(person);
      for (const channel of [person, ...own]) counts.remove(channel);
    },
    /** They have come into a group. */
    enter: (person: string, channel: string): void => {
      const own = people.get(person);
      if (own === undefined || own.has(channel)) return;
      own.add(channel);
      counts.add(channel);
    },
    isIn: (person: string, channel: string): boolean => people.get(person)?.has(channel) ?? false,
    leave: (person: string, channel: string): void => {
      if (people.get(person)?.delete(channel)) counts.remove(channel);
    },
  };
};
