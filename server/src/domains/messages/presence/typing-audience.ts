import type { RealtimeEvent } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import type { PubSub } from '../../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { findTypingAudience } from './presence.repository.ts';

/** How long the receivers of typing signals are cached. Milliseconds. */
const AUDIENCE = 30_000;
/** People and conversations at once; of more the least recent are forgotten. */
const KEYS = 20_000;

export type Receivers = Awaited<ReturnType<typeof findTypingAudience>>;

interface Cached {
  /** The number of the last change before it was read. */
  since: number;
  receivers: Promise<Receivers>;
}

/**
 * Whom or what an event takes out of the audiences that are cached: who hides, who was (un)blocked, or a conversation with
 * other members, or where others may write.
 */
const changedBy = ({ event, data }: RealtimeEvent): string | undefined => {
  if (event === 'group.updated' || event === 'group.removed') return data.group_id;
  if (event === 'member.joined' || event === 'member.left') return data.group_id;
  if (event === 'block.changed') return data.user_id;
  return event === 'presence.changed' && !data.online && data.seen_at === null ? data.user_id : undefined;
};

interface Parts {
  pubsub: Pick<PubSub, 'subscribe'>;
  find: typeof findTypingAudience;
}

/** Returns who is shown that a person writes in a conversation: cached, but for what events have changed since. */
export const createTypingAudience = ({ pubsub, find }: Parts) => {
  const cache = new LRUCache<string, Cached>({ max: KEYS, ttl: AUDIENCE });
  /** The number of the last change, by person or conversation; older than an audience is kept they say nothing. */
  const changes = new LRUCache<string, number>({ max: KEYS, ttl: AUDIENCE });
  let last = 0;
  pubsub.subscribe(({ brand, event }) => {
    const changed = changedBy(event);
    if (changed === undefined) return;
    last += 1;
    changes.set(`${brand} ${changed}`, last);
  });

  const read = (key: string, reading: () => Promise<Receivers>): Promise<Receivers> => {
    const receivers = reading();
    cache.set(key, { since: last, receivers });
    receivers.catch(() => cache.delete(key));
    return receivers;
  };

  return async ({ brand, db }: Tenant, userId: string, groupId: string): Promise<Receivers> => {
    const key = `${brand.id} ${userId} ${groupId}`;
    const reading = () => find(db, userId, groupId);
    const known = cache.get(key);
    if (!known) return read(key, reading);
    const receivers = await known.receivers;
    const involved = [groupId, userId, ...receivers.map(({ user_id }) => user_id)];
    const hasChanged = involved.some((id) => (changes.get(`${brand.id} ${id}`) ?? 0) > known.since);
    return hasChanged ? read(key, reading) : receivers;
  };
};
