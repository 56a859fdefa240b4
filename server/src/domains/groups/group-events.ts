import type { EventMap, GroupChanges, RealtimeEvent } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { Infra } from '../../infra/infra.ts';
import type { Audience } from '../../infra/pubsub/pubsub.ts';
import type { Tenant } from '../../infra/tenancy.ts';

/** What members of a group are told of it. */
export const createGroupEvents = ({ pubsub }: Pick<Infra, 'pubsub'>) => {
  const publish = ({ brand }: Tenant, audience: Audience, event: RealtimeEvent) =>
    pubsub.publish({ brand: brand.id, audience, event });

  return {
    /** They hear of the group from its first event on. */
    entered: ({ brand }: Tenant, group_id: string, ids: readonly string[]): void =>
      pubsub.entered(brand.id, group_id, ids),

    /** The same for all members: nobody has to ask for the group. */
    changed: (tenant: Tenant, group_id: string, changes: GroupChanges): void =>
      publish(tenant, { group: group_id }, { event: 'group.updated', data: { group_id, changes } }),

    /** Of these members alone; without `changes` they ask for the group. */
    changedFor: (tenant: Tenant, users: readonly string[], group_id: string, changes?: GroupChanges): void =>
      publish(tenant, { users }, { event: 'group.updated', data: { group_id, ...(changes && { changes }) } }),

    /** Who came together; how many there are now. */
    joined: (tenant: Tenant, group_id: string, ids: readonly string[], member_count: number): void => {
      for (let from = 0; from < ids.length; from += LIMITS.groupInvite) {
        const user_ids = ids.slice(from, from + LIMITS.groupInvite);
        const event = { event: 'member.joined', data: { group_id, user_ids, member_count } } as const;
        publish(tenant, { group: group_id }, event);
      }
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
