import { directPartner } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../infra/at-most.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { createChanges } from './changes.ts';
import { findCompany, findPartners, findTypingAudience } from './presence.repository.ts';
import { createTypingAudience } from './typing-audience.ts';

/** Somebody whom the caller may see come and go. */
export interface Visible {
  id: string;
  seenAt: Date | null;
  /** The small group in which they are seen. */
  groupId?: string;
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
  const recent = new LRUCache<string, true>({ ...atMost(KEYS), ttl: PAUSE });
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
   * Of the partners of direct conversations and the members of small groups those whom the caller may see come and go. `isStale`:
   * somebody of them, or the caller, has hidden themselves since this was read.
   */
  const company = async (
    { brand, db }: Tenant,
    { userId }: Pick<Caller, 'userId'>,
    groupIds: readonly string[],
  ) => {
    const directs = groupIds.flatMap((groupId) => {
      const partnerId = directPartner(groupId, userId);
      return partnerId === undefined ? [] : [{ groupId, partnerId }];
    });
    // Direct conversations of others are nobody's.
    const others = [...new Set(groupIds)].filter((groupId) => !groupId.includes('_'));
    const since = changes.now();
    const [partners, members] = await Promise.all([
      directs.length === 0 ? [] : findPartners(db, userId, directs),
      others.length === 0 ? [] : findCompany(db, userId, others),
    ]);
    const visible: Visible[] = [
      ...partners.map(({ id, seen_at }) => ({ id, seenAt: seen_at })),
      ...members.map(({ id, seen_at, group_id }) => ({ id, seenAt: seen_at, groupId: group_id })),
    ];
    const seen = new Set(visible.map(({ id }) => id));
    return {
      visible,
      hidden: directs.flatMap(({ partnerId }) => (seen.has(partnerId) ? [] : [partnerId])),
      isStale: () => changes.hasChanged(brand.id, [userId, ...seen], since),
    };
  };

  return { type, company };
};

export type PresenceService = ReturnType<typeof createPresenceService>;
