import type { Group } from '@livery/contract';
import { ApiError, required } from '../../../infra/errors.ts';
import { newId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GroupEvents } from '../group-events.ts';
import { lockGroup } from '../group-lock.repository.ts';
import type { PostNotice } from '../notices.ts';
import { findShared } from '../sharing.repository.ts';
import { type Added, addPeople } from './adding.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'joined' | 'changedFor'>;
  postNotice: PostNotice;
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

/** People who come by a share code. */
export const createJoining = ({ events, postNotice, get }: Dependencies) => {
  /** The code is looked at again once nobody can dissolve the group meanwhile. */
  const enter = ({ db }: Tenant, { userId }: Caller, code: string, id: string): Promise<Added> =>
    db.transaction().execute(async (trx) => {
      await lockGroup(trx, id);
      required((await findShared(trx, userId, [code]))[0], 'api.invalid_share_code');
      return addPeople(trx, { groupId: id, by: userId, ids: [userId] });
    });

  const announce = async (tenant: Tenant, { userId }: Caller, id: string, memberCount: number) => {
    events.joined(tenant, id, [userId], memberCount);
    events.changedFor(tenant, [userId], id);
    await postNotice(tenant, { groupId: id, userId, type: 'member_join', cid: newId() });
  };

  return {
    /**
     * Who is in it already gets the group as it is.
     * @throws api.invalid_share_code, api.forbidden for who is blocked from the group, api.too_much
     */
    join: async (tenant: Tenant, caller: Caller, code: string): Promise<Group> => {
      const [shared] = await findShared(tenant.db, caller.userId, [code]);
      const { group_id: id, is_member } = required(shared, 'api.invalid_share_code');
      if (is_member) return get(tenant, caller, id);
      const result = await enter(tenant, caller, code, id);
      if (result === 'refused') throw new ApiError('api.forbidden');
      if (result === 'full') throw new ApiError('api.too_much');
      // They are in it, whatever becomes of the row that says so.
      if (result.added.length > 0)
        await announce(tenant, caller, id, result.memberCount).catch(() => undefined);
      return get(tenant, caller, id);
    },
  };
};
