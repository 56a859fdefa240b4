import { CloseCode, LIMITS, type RealtimeEvent } from '@livery/contract';
import type { Audience, Envelope, PubSub } from '../pubsub/pubsub.ts';
import { createAudienceCache } from './audience-cache.ts';
import { encodeFrame } from './frames.ts';
import type { Presence } from './presence.ts';
import { createTicker } from './ticker.ts';
import { createWatchers } from './watchers.ts';

/** One signed-in socket, as the hub sees it. */
export interface Subscriber {
  readonly sessionId: string;
  /** Sends whole frames in one go. Never throws, never waits: who does not keep up is closed. */
  write(frames: Buffer): void;
  close(code: number): void;
}

/** A socket, whom it wants to know of, and of whom it may know nothing (any more). */
export interface Watching {
  subscriber: Subscriber;
  ids: readonly string[];
  hidden: readonly string[];
}

export interface HubOptions {
  /** User ids of a conversation. */
  audienceOf: (brand: string, group: string) => Promise<readonly string[]>;
  /** Told of an audience that could not be found out: its events are dropped, clients catch up by the calls. */
  onError: (error: unknown) => void;
  /** Told who comes and goes. */
  presence?: Pick<Presence, 'arrive' | 'leave' | 'receive'>;
  /** Told whose coming and going is watched here. */
  pubsub?: Pick<PubSub, 'watch' | 'unwatch'>;
}

export interface Hub {
  /** From now on the socket gets what is for this user of this brand; call the returned function when it is gone. */
  attach(brand: string, userId: string, subscriber: Subscriber): () => void;
  deliver(envelope: Envelope): void;
  /** From now on the socket of this user is told whether these people are here, and of hidden ones it is told no more. */
  watch(brand: string, userId: string, watching: Watching): void;
  /** Open sockets of one user. */
  countOf(brand: string, userId: string): number;
  /** Who is in this conversation is asked anew. */
  forget(brand: string, group: string): void;
  /** The sockets of these people, or of all. */
  socketsOf(at: { brand: string; audience: Audience } | 'all'): Promise<Subscriber[]>;
}

/** People whom one socket watches at once: some frames full of them, of several tabs. */
const WATCHED = 4 * LIMITS.watched;

type Users = Map<string, Set<Subscriber>>;

/** Frames that wait for the next tick, and for whom; `ids` is missing while the audience is being found out. */
interface Batch {
  brand: string;
  /** The conversation that further frames may join it for. */
  key?: string;
  ids: readonly string[] | undefined;
  frames: Buffer[];
  /** Who came while it waited: what was said before is not for them. */
  without: Set<string>;
}

/** Frames of one conversation that wait for its audience; of more none is kept, and clients read what they missed. */
const WAITING = 500;

/**
 * Delivers events to sockets. A frame is encoded once; frames for one conversation that fall into one tick leave in one
 * write a socket. Users are kept by brand: no id of one brand finds a socket of another.
 */
export const createHub = ({ audienceOf, onError, presence, pubsub }: HubOptions): Hub => {
  const brands = new Map<string, Users>();
  const audiences = createAudienceCache(audienceOf);
  /** In the order of leaving. */
  const batches = new Set<Batch>();
  /** By conversation: the one that takes further frames. */
  const open = new Map<string, Batch>();
  const watchers = createWatchers<Subscriber>({
    lasting: LIMITS.watch,
    people: WATCHED,
    onFirst: (brand, userId) => pubsub?.watch(brand, userId),
    onLast: (brand, userId) => pubsub?.unwatch(brand, userId),
  });

  const remove = (batch: Batch) => {
    batches.delete(batch);
    if (batch.key !== undefined && open.get(batch.key) === batch) open.delete(batch.key);
  };

  const request = createTicker(() => {
    // What came later to a conversation does not overtake what still waits.
    const waiting = new Set<string>();
    for (const batch of batches) {
      const { key } = batch;
      if (key !== undefined && (batch.ids === undefined || waiting.has(key))) waiting.add(key);
      if (batch.ids === undefined || (key !== undefined && waiting.has(key))) continue;
      remove(batch);
      send(brands.get(batch.brand), batch.ids, batch.frames);
    }
  });

  const toGroup = (brand: string, group: string, frame: Buffer) => {
    const key = keyOf(brand, group);
    const waiting = open.get(key);
    if (waiting) {
      if (waiting.frames.length < WAITING) waiting.frames.push(frame);
      return;
    }
    const ids = audiences.cached(brand, group);
    const batch: Batch = { brand, key, ids, frames: [frame], without: new Set() };
    batches.add(batch);
    open.set(key, batch);
    if (batch.ids) return request();
    audiences.load(brand, group).then(
      (ids) => {
        batch.ids = ids.filter((id) => !batch.without.has(id));
        request();
      },
      (error: unknown) => {
        remove(batch);
        onError(error);
        request();
      },
    );
  };

  const toUsers = (brand: string, ids: readonly string[], frame: Buffer) => {
    batches.add({ brand, ids, frames: [frame], without: new Set() });
    request();
  };

  /** Whether somebody is here: told to who watches them, and to who counts those that are here. */
  const toWatchers = (brand: string, { data }: Extract<RealtimeEvent, { event: 'presence.changed' }>) => {
    presence?.receive(brand, data);
    const frame = encodeFrame({ event: 'presence.changed', data });
    for (const subscriber of watchers.of(brand, data.user_id)) subscriber.write(frame);
    if (data.online || data.seen_at !== null) return;
    // Who hides is watched by nobody, and watches nobody.
    watchers.hide(brand, data.user_id);
    for (const own of brands.get(brand)?.get(data.user_id) ?? []) watchers.drop(own);
  };

  /** Neither is told any more whether the other one is here: it looks as if they hid it. */
  const endWatching = (brand: string, watcher: string, user_id: string) => {
    const event = 'presence.changed';
    const frame = encodeFrame({ event, data: { user_id, online: false, seen_at: null } });
    const watching = new Set(watchers.of(brand, user_id));
    for (const own of brands.get(brand)?.get(watcher) ?? []) {
      if (watching.has(own)) own.write(frame);
      watchers.end(brand, own, [user_id]);
    }
  };

  /** Who came is added to what is known: when hundreds join a large group, nobody reads all its members for each. */
  const noteMembers = (brand: string, { event, data }: RealtimeEvent) => {
    if (event === 'member.joined') {
      audiences.add(brand, data.group_id, data.user_ids);
      const key = keyOf(brand, data.group_id);
      for (const batch of batches)
        if (batch.key === key && batch.ids === undefined)
          for (const id of data.user_ids) batch.without.add(id);
      if (open.get(key)?.ids === undefined) open.delete(key);
    }
    if (event !== 'member.left' && event !== 'group.removed') return;
    audiences.forget(brand, data.group_id);
    // What waits is for who was there; what is said from now on is not.
    open.delete(keyOf(brand, data.group_id));
  };

  return {
    attach: (brand, userId, subscriber) => {
      const isFirst = !brands.get(brand)?.has(userId);
      const detach = attach(brands, brand, userId, subscriber);
      if (isFirst) presence?.arrive(brand, userId);
      let isGone = false;
      return () => {
        if (isGone) return;
        isGone = true;
        detach();
        watchers.drop(subscriber);
        if (!brands.get(brand)?.has(userId)) presence?.leave(brand, userId);
      };
    },
    watch: (brand, userId, { subscriber, ids, hidden }) => {
      watchers.end(brand, subscriber, hidden);
      // It may have closed since it asked.
      if (brands.get(brand)?.get(userId)?.has(subscriber)) watchers.watch(brand, subscriber, ids);
    },
    deliver: ({ brand, audience, event }) => {
      if (event.event === 'presence.changed') return toWatchers(brand, event);
      if (event.event === 'block.changed' && event.data.on) {
        const { user_id } = event.data;
        for (const userId of 'users' in audience ? audience.users : []) {
          endWatching(brand, userId, user_id);
          endWatching(brand, user_id, userId);
        }
      }
      noteMembers(brand, event);
      const frame = encodeFrame(event);
      if (event.event === 'session.revoked') {
        const ids = 'users' in audience ? audience.users : [];
        endSession(brands.get(brand), ids, event.data.session_id, frame);
      } else if ('group' in audience) toGroup(brand, audience.group, frame);
      else if ('users' in audience) toUsers(brand, audience.users, frame);
      else if ('everyone' in audience) toUsers(brand, [...(brands.get(brand)?.keys() ?? [])], frame);
    },
    countOf: (brand, userId) => brands.get(brand)?.get(userId)?.size ?? 0,
    forget: (brand, group) => audiences.forget(brand, group),
    socketsOf: async (at) => {
      if (at === 'all')
        return [...brands.values()].flatMap((users) => [...users.values()].flatMap((own) => [...own]));
      const { brand, audience } = at;
      const users = brands.get(brand) ?? new Map<string, Set<Subscriber>>();
      if ('watching' in audience) return watchers.of(brand, audience.watching);
      if ('everyone' in audience) return [...users.values()].flatMap((own) => [...own]);
      const ids = 'users' in audience ? audience.users : await audienceOf(brand, audience.group);
      return ids.flatMap((id) => [...(users.get(id) ?? [])]);
    },
  };
};

const keyOf = (brand: string, group: string): string => `${brand} ${group}`;

const attach = (brands: Map<string, Users>, brand: string, userId: string, subscriber: Subscriber) => {
  const users: Users = brands.get(brand) ?? new Map();
  const subscribers = users.get(userId) ?? new Set();
  brands.set(brand, users.set(userId, subscribers.add(subscriber)));
  return () => {
    subscribers.delete(subscriber);
    if (subscribers.size === 0 && users.get(userId) === subscribers) users.delete(userId);
  };
};

const send = (users: Users | undefined, ids: readonly string[], frames: Buffer[]) => {
  const [first] = frames;
  if (!users || !first) return;
  const chunk = frames.length === 1 ? first : Buffer.concat(frames);
  for (const id of ids) {
    const subscribers = users.get(id);
    if (subscribers) for (const subscriber of subscribers) subscriber.write(chunk);
  }
};

/** The only event that looks at sessions: whoever it names learns it and is sent away. Its audience is the owner. */
const endSession = (users: Users | undefined, ids: readonly string[], sessionId: string, frame: Buffer) => {
  for (const id of ids) {
    for (const subscriber of users?.get(id) ?? []) {
      if (subscriber.sessionId !== sessionId) continue;
      subscriber.write(frame);
      subscriber.close(CloseCode.UNAUTHORIZED);
    }
  }
};
