import type { RealtimeEvent } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../infra/at-most.ts';
import type { PubSub } from '../../../infra/pubsub/pubsub.ts';

/** How long a change is remembered: longer than anything is cached, or read, that it may make untrue. Milliseconds. */
const KEPT = 30_000;
/** People and conversations at once; of more the least recent are forgotten. */
const KEYS = 20_000;

/** Whom or what an event changes: who hides, who was (un)blocked, or a conversation with other members, or where others may write. */
const changedBy = ({ event, data }: RealtimeEvent): string | undefined => {
  if (event === 'group.updated' || event === 'group.removed') return data.group_id;
  if (event === 'member.joined' || event === 'member.left') return data.group_id;
  if (event === 'block.changed') return data.user_id;
  return event === 'presence.changed' && !data.online && data.seen_at === null ? data.user_id : undefined;
};

/** Says whether somebody has hidden themselves, or the like, since something was read. */
export const createChanges = ({ pubsub }: { pubsub: Pick<PubSub, 'subscribe'> }) => {
  /** The number of the last change, by person or conversation. */
  const changes = new LRUCache<string, number>({ ...atMost(KEYS), ttl: KEPT });
  let last = 0;
  pubsub.subscribe(({ brand, event }) => {
    const changed = changedBy(event);
    if (changed === undefined) return;
    last += 1;
    changes.set(`${brand} ${changed}`, last);
  });
  return {
    /** The number of the last change so far: taken before what it may make untrue is read. */
    now: () => last,
    /** Whether any of these people and conversations has changed after `since`. */
    hasChanged: (brand: string, ids: readonly string[], since: number): boolean =>
      ids.some((id) => (changes.get(`${brand} ${id}`) ?? 0) > since),
  };
};

export type Changes = ReturnType<typeof createChanges>;
