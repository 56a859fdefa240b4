import type { EventMap, GroupChanges, RealtimeEvent } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import type { Audience } from '../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** How long those who come are collected after the first of them. Milliseconds. */
const COLLECTED = 100;

/** Who came since the last news of it, and how many there are now. */
interface Arrivals {
  ids: string[];
  count: number;
}

/** What members of a group are told of it. */
export const createGroupEvents = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  const arrivals = new Map<string, Arrivals>();

  const publish = ({ brand }: Tenant, audience: Audience, event: RealtimeEvent) =>
    pubsub.publish({ brand: brand.id, audience, event });

  const publishJoined = (tenant: Tenant, group_id: string, { ids, count: member_count }: Arrivals) => {
    for (let from = 0; from < ids.length; from += LIMITS.groupInvite) {
      const user_ids = ids.slice(from, from + LIMITS.groupInvite);
      publish(
        tenant,
        { group: group_id },
        { event: 'member.joined', data: { group_id, user_ids, member_count } },
      );
    }
  };

  const tellWhoCame = (tenant: Tenant, id: string, key: string) => {
    const came = arrivals.get(key);
    arrivals.delete(key);
    if (!came || came.ids.length === 0) return;
    publishJoined(tenant, id, came);
    collect(tenant, id, key);
  };

  const collect = (tenant: Tenant, id: string, key: string) => {
    arrivals.set(key, { ids: [], count: 0 });
    setTimeout(() => tellWhoCame(tenant, id, key), COLLECTED).unref();
  };

  return {
    /** The same for all members: nobody has to ask for the group. */
    changed: (tenant: Tenant, group_id: string, changes: GroupChanges): void =>
      publish(tenant, { group: group_id }, { event: 'group.updated', data: { group_id, changes } }),

    /** Of these members alone; without `changes` they ask for the group. */
    changedFor: (tenant: Tenant, users: readonly string[], group_id: string, changes?: GroupChanges): void =>
      publish(tenant, { users }, { event: 'group.updated', data: { group_id, ...(changes && { changes }) } }),

    /** At once, unless others have just come: when hundreds come in a second, the members hear of it ten times. */
    joined: (tenant: Tenant, id: string, ids: readonly string[], count: number): void => {
      const key = `${tenant.brand.id} ${id}`;
      const waiting = arrivals.get(key);
      if (waiting) {
        waiting.ids.push(...ids);
        // They are told in the order of their transactions, or nearly: nobody left by joining.
        waiting.count = Math.max(waiting.count, count);
        return;
      }
      publishJoined(tenant, id, { ids: [...ids], count });
      collect(tenant, id, key);
    },

    /** To those who are out, and to those who are still in. */
    left: (
      tenant: Tenant,
      {
        group_id,
        user_id,
        member_count,
        reason,
      }: EventMap['member.left'] & Pick<EventMap['group.removed'], 'reason'>,
    ): void => {
      const removed: EventMap['group.removed'] = { group_id, ...(reason && { reason }) };
      publish(tenant, { users: [user_id] }, { event: 'group.removed', data: removed });
      publish(
        tenant,
        { group: group_id },
        { event: 'member.left', data: { group_id, user_id, member_count } },
      );
    },

    dissolved: (tenant: Tenant, group_id: string, users: readonly string[]): void =>
      publish(tenant, { users }, { event: 'group.removed', data: { group_id, reason: 'dissolved' } }),
  };
};

export type GroupEvents = ReturnType<typeof createGroupEvents>;
