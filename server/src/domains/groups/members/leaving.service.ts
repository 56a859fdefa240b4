import type { GroupRole } from '@livery/contract';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { findAdminIds } from '../admins/admins.repository.ts';
import { causesOf } from '../group-causes.ts';
import type { GroupEvents } from '../group-events.ts';
import { outranks } from '../groups.policy.ts';
import { findMembership } from '../groups.repository.ts';
import { changeGroup } from '../memberships.ts';
import type { Notice, PostNotice } from '../notices.ts';
import { removeMember } from './leaving.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'left' | 'changed'>;
  postNotice: PostNotice;
}

/** Somebody who is out, as what they were in it. */
export interface Departure {
  userId: string;
  role: GroupRole;
  memberCount: number;
  ownerId: string | null;
}

type Reason = 'left' | 'removed' | 'blocked';

const CALL = 'DELETE /api/v1/groups/:id/members/:uid';

/**
 * Takes a member out, in the transaction of a change.
 * @throws api.forbidden for whom `role` does not reach
 */
export const takeOut = async (
  { db }: Pick<Tenant, 'db'>,
  { id, userId, by }: { id: string; userId: string; by: GroupRole | 'oneself' },
): Promise<Departure | undefined> => {
  const member = await findMembership(db, id, userId);
  if (!member) return undefined;
  if (by !== 'oneself' && !outranks(by, member.role)) throw new ApiError('api.forbidden');
  const left = required(await removeMember(db, id, userId), 'api.not_found');
  return { userId, role: member.role, memberCount: left.member_count, ownerId: left.owner_id };
};

/** Members who go, or are sent. */
export const createLeaving = ({ events, postNotice }: Dependencies) => {
  const noticeOf = (id: string, { userId }: Caller, { userId: gone, ownerId }: Departure): Notice => {
    const common = { groupId: id, userId, cid: newId() };
    if (gone !== userId) return { ...common, type: 'remove_member', targetId: gone };
    return { ...common, type: 'member_left', ...(ownerId !== null && { witness: ownerId }) };
  };

  /** Tells those who are out and those who are in it. */
  const announceDeparture = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    departure: Departure,
    reason: Reason,
  ): Promise<void> => {
    const { userId: user_id, memberCount: member_count, role } = departure;
    events.left(tenant, { group_id: id, user_id, member_count, reason });
    if (role === 'admin') events.changed(tenant, id, { admins: await findAdminIds(tenant.db, id) });
    await postNotice(tenant, noticeOf(id, caller, departure));
  };

  /** @throws api.forbidden, api.not_found, api.invalid_member_id for who is not in it */
  const remove = async (tenant: Tenant, caller: Caller, id: string, userId: string) => {
    const isOneself = userId === caller.userId;
    const use = isOneself ? 'oneself' : 'another';
    const departure = await changeGroup(tenant, caller, { id, call: CALL, use }, async ({ tenant, me }) => {
      const gone = await takeOut(tenant, { id, userId, by: isOneself ? 'oneself' : me.role });
      await notify(tenant.db, ...causesOf('group_removed', id, caller.userId, [userId]));
      return required(gone, 'api.invalid_member_id');
    });
    const reason = isOneself ? 'left' : 'removed';
    // They are out, whatever becomes of the news.
    await announceDeparture(tenant, caller, id, departure, reason).catch(() => undefined);
    return {};
  };

  return { removeMember: remove, announceDeparture };
};

export type Leaving = ReturnType<typeof createLeaving>;
