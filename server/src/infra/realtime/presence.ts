import type { EventMap } from '@livery/contract';
import { createLeft } from './left.ts';

export interface PresenceOptions {
  /** Milliseconds: who comes back within them was never away, a reload and a change of networks among it. */
  grace: number;
  /** Tells all nodes. */
  announce(brand: string, presence: EventMap['presence.changed']): void;
  /** Keeps when people were last here. */
  store(brand: string, seen: ReadonlyMap<string, Date>): Promise<void>;
}

/** Who is here: at least one socket, at whatever node. Costs no statement but when people leave. */
export interface Presence {
  /** The first socket of a person at this node has opened. */
  arrive(brand: string, userId: string): void;
  /** Their last one has closed. */
  leave(brand: string, userId: string): void;
  /** A node, this one included, has told. */
  receive(brand: string, presence: EventMap['presence.changed']): void;
  /** Of these people those who are here, in their time of grace too. */
  whoIsHere(brand: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Keeps that everybody has left: the server stops. */
  stop(): Promise<void>;
}

/** What one process knows by itself. */
export interface LocalPresence extends Presence {
  isHere(brand: string, userId: string): boolean;
}

type People<Fact> = Map<string, Map<string, Fact>>;

const within = <Fact>(people: People<Fact>, brand: string): Map<string, Fact> => {
  const found = people.get(brand) ?? new Map<string, Fact>();
  people.set(brand, found);
  return found;
};

export const createPresence = ({ grace, announce, store }: PresenceOptions): LocalPresence => {
  /** With a socket here, or in their time of grace: then with the timer of its end. */
  const local: People<ReturnType<typeof setTimeout> | undefined> = new Map();
  const here: People<true> = new Map();
  const left = createLeft(store);

  const end = (brand: string, userId: string, at: Date) => {
    within(local, brand).delete(userId);
    left.add(brand, userId, at);
    announce(brand, { user_id: userId, online: false, seen_at: at.toISOString() });
  };

  const announceHere = (brand: string, user_id: string) =>
    announce(brand, { user_id, online: true, seen_at: null });

  return {
    arrive: (brand, userId) => {
      const people = within(local, brand);
      clearTimeout(people.get(userId));
      people.set(userId, undefined);
      if (!within(here, brand).has(userId)) announceHere(brand, userId);
    },
    leave: (brand, userId) => {
      const at = new Date();
      within(local, brand).set(userId, setTimeout(() => end(brand, userId, at), grace).unref());
    },
    receive: (brand, { user_id, online, seen_at }) => {
      if (online) within(here, brand).set(user_id, true);
      else if (seen_at === null) return;
      // Another node has closed a socket of theirs; there is one here.
      else if (within(local, brand).has(user_id)) announceHere(brand, user_id);
      else within(here, brand).delete(user_id);
    },
    isHere: (brand, userId) => within(here, brand).has(userId),
    whoIsHere: async (brand, userIds) => new Set(userIds.filter((id) => within(here, brand).has(id))),
    stop: async () => {
      const now = new Date();
      for (const [brand, people] of local) {
        for (const [userId, timer] of people) {
          clearTimeout(timer);
          left.add(brand, userId, now);
        }
      }
      local.clear();
      await left.keep();
    },
  };
};
