import type { BodyOf, ResultOf } from '@livery/contract/calls';
import { ApiError } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { causesOf } from '../group-causes.ts';
import type { GroupEvents } from '../group-events.ts';
import { changeGroup } from '../memberships.ts';
import type { PostNotice } from '../notices.ts';
import { addPeople } from './adding.repository.ts';
import { refuseMembers } from './refusing.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'joined'>;
  postNotice: PostNotice;
  /** @throws api.too_frequent */
  countStrangers: (tenant: Tenant, caller: Caller, ids: readonly string[]) => Promise<void>;
}

const CALL = 'POST /api/v1/groups/:id/members';

/** People whom members take into their group. */
export const createAdding = ({ events, postNotice, countStrangers }: Dependencies) => ({
  /**
   * All or none; returns who is new.
   * @throws api.forbidden, api.not_found, api.invalid_member_id, api.too_much, api.too_frequent
   */
  addMembers: async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { member_ids }: BodyOf<typeof CALL>,
  ): Promise<ResultOf<typeof CALL>> => {
    const ids = [...new Set(member_ids)];
    const { added, memberCount } = await changeGroup(
      tenant,
      caller,
      { id, call: CALL },
      async ({ tenant }) => {
        const result = await addPeople(tenant.db, { groupId: id, by: caller.userId, ids });
        if (result.refused.length > 0) await refuseMembers(tenant, caller, result.refused);
        if (result.full.length > 0) throw new ApiError('api.too_much');
        if (result.added.length > 0) await countStrangers(tenant, caller, result.added);
        await notify(tenant.db, ...causesOf('group_invite', id, caller.userId, result.added));
        return result;
      },
    );
    const [first] = added;
    if (first === undefined) return { added, member_count: memberCount };
    events.joined(tenant, id, added, memberCount);
    const text = added.length > 1 ? String(added.length) : '';
    const notice = {
      groupId: id,
      userId: caller.userId,
      type: 'invite_member',
      targetId: first,
      text,
    } as const;
    // They are in it, whatever becomes of the row that says so.
    await postNotice(tenant, { ...notice, cid: newId() }).catch(() => undefined);
    return { added, member_count: memberCount };
  },
});
