import { LRUCache } from 'lru-cache';
import { atMost } from '../../../infra/at-most.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { Changes } from './changes.ts';
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

interface Parts {
  changes: Changes;
  find: typeof findTypingAudience;
}

/** Returns who is shown that a person writes in a conversation: cached, but for what events have changed since. */
export const createTypingAudience = ({ changes, find }: Parts) => {
  const cache = new LRUCache<string, Cached>({ ...atMost(KEYS), ttl: AUDIENCE });

  const read = (key: string, reading: () => Promise<Receivers>): Promise<Receivers> => {
    const since = changes.now();
    const receivers = reading();
    cache.set(key, { since, receivers });
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
    return changes.hasChanged(brand.id, involved, known.since) ? read(key, reading) : receivers;
  };
};
