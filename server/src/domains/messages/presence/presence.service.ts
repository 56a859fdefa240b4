import { directPartner } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { createChanges } from './changes.ts';
import { findPartners, findTypingAudience } from './presence.repository.ts';
import { createTypingAudience } from './typing-audience.ts';

/** Somebody whom the caller may see come and go. */
export interface Partner {
  id: string;
  seenAt: Date | null;
}

/** People and conversations at once; of more the least recent are forgotten. */
const KEYS = 20_000;

/** Between two signals of one writer in one conversation; the last one of a burst is sent after it. Milliseconds. */
const PAUSE = 500;

/** Typing and presence. Who may not see them cannot tell that from nobody being there. */
export const createPresenceService = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  const changes = createChanges({ pubsub });
  const audienceOf = createTypingAudience({ changes, find: findTypingAudience });
  /** Who has just been said to write. */
  const recent = new LRUCache<string, true>({ max: KEYS, ttl: PAUSE });
  const waiting = new Set<string>();

  const publish = async (tenant: Tenant, userId: string, groupId: string): Promise<void> => {
    const others = await audienceOf(tenant, userId, groupId);
    const [{ nickname } = {}] = others;
    if (nickname === undefined) return;
    pubsub.publish({
      brand: tenant.brand.id,
      audience: { users: others.map(({ user_id }) => user_id) },
      event: { event: 'typing.started', data: { group_id: groupId, user_id: userId, nickname } },
    });
  };

  /** Signals the others of a small conversation. Throttled: one statement now and then, however often it is called. */
  const type = async (tenant: Tenant, caller: Pick<Caller, 'userId'>, groupId: string): Promise<void> => {
    const { userId } = caller;
    const key = `${tenant.brand.id} ${userId} ${groupId}`;
    if (waiting.has(key)) return;
    if (!recent.has(key)) {
      recent.set(key, true);
      return publish(tenant, userId, groupId);
    }
    // Who has just sent a message and writes on is shown again.
    waiting.add(key);
    setTimeout(() => {
      waiting.delete(key);
      publish(tenant, userId, groupId).catch(() => undefined);
    }, PAUSE).unref();
  };

  /**
   * Of the partners of direct conversations those whom the caller may see come and go. `isStale`: somebody of them, or the
   * caller, has hidden themselves since this was read.
   */
  const partners = async (
    { brand, db }: Tenant,
    { userId }: Pick<Caller, 'userId'>,
    groupIds: readonly string[],
  ) => {
    const directs = groupIds.flatMap((groupId) => {
      const partnerId = directPartner(groupId, userId);
      return partnerId === undefined ? [] : [{ groupId, partnerId }];
    });
    const since = changes.now();
    const rows = directs.length === 0 ? [] : await findPartners(db, userId, directs);
    const seen = new Map(rows.map(({ id, seen_at }) => [id, seen_at]));
    return {
      visible: rows.map(({ id, seen_at }): Partner => ({ id, seenAt: seen_at })),
      hidden: directs.flatMap(({ partnerId }) => (seen.has(partnerId) ? [] : [partnerId])),
      isStale: () => changes.hasChanged(brand.id, [userId, ...seen.keys()], since),
    };
  };

  return { type, partners };
};

export type PresenceService = ReturnType<typeof createPresenceService>;
