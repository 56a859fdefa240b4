import { LIMITS } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError, required } from '../../../infra/errors.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { presentPerson } from '../../users/users.present.ts';
import type { UsersService } from '../../users/users.service.ts';
import { causesOf } from '../group-causes.ts';
import { type Departure, type Leaving, takeOut } from '../members/leaving.service.ts';
import { authoriseCall, changeGroup } from '../memberships.ts';
import {
  countGroupBlocks,
  findGroupBlock,
  findGroupBlocks,
  type GroupBlockRow,
  insertGroupBlock,
  removeGroupBlock,
} from './group-blocks.repository.ts';

interface Dependencies {
  users: Pick<UsersService, 'byId'>;
  leaving: Pick<Leaving, 'announceDeparture'>;
}

type Blocked = ResultOf<'POST /api/v1/groups/:id/blocks'>;

const PAGE = 50;
const BLOCK = 'POST /api/v1/groups/:id/blocks';

/** Who may not come (back) into a group: for its owner, and admins who keep the list. */
export const createGroupBlocks = ({ users, leaving }: Dependencies) => {
  /** In the transaction of a change. Returns who is out with it, where they were in it. */
  const block = async (
    { db }: Tenant,
    { id, userId, by, role }: { id: string; userId: string; by: string; role: 'owner' | 'admin' | 'member' },
  ): Promise<Departure | undefined> => {
    if (await findGroupBlock(db, id, userId)) return undefined;
    const departure = await takeOut({ db }, { id, userId, by: role });
    if ((await countGroupBlocks(db, id)) >= LIMITS.groupBlocks) throw new ApiError('api.too_much');
    await insertGroupBlock(db, { groupId: id, userId, by });
    if (departure) await notify(db, ...causesOf('group_removed', id, by, [userId]));
    return departure;
  };

  return {
    /** The latest first. @throws api.forbidden, api.not_found, api.validation for a cursor that is none */
    groupBlocks: async (
      tenant: Tenant,
      caller: Caller,
      id: string,
      { next_id, limit = PAGE }: QueryOf<'GET /api/v1/groups/:id/blocks'>,
    ): Promise<ResultOf<'GET /api/v1/groups/:id/blocks'>> => {
      await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/blocks');
      const after = readCursor(next_id);
      const position = after && { createAt: new Date(after.place), id: after.id };
      const rows = await findGroupBlocks(tenant.db, id, limit + 1, position);
      return pageOf(rows, limit, (row) => ({ place: row.create_at.getTime(), id: row.id }), present);
    },

    /**
     * A member is removed with it; a repeat returns the same.
     * @throws api.forbidden, api.not_found, api.invalid_member_id for nobody and for oneself, api.too_much
     */
    blockFromGroup: async (tenant: Tenant, caller: Caller, id: string, userId: string): Promise<Blocked> => {
      const departure = await changeGroup(tenant, caller, { id, call: BLOCK }, async ({ tenant, me }) => {
        const person = await users.byId(tenant, userId);
        if (!person || userId === caller.userId) throw new ApiError('api.invalid_member_id');
        return block(tenant, { id, userId, by: caller.userId, role: me.role });
      });
      // They are out, whatever becomes of the news.
      if (departure)
        await leaving.announceDeparture(tenant, caller, id, departure, 'blocked').catch(() => undefined);
      return present(required(await findGroupBlock(tenant.db, id, userId), 'api.invalid_member_id'));
    },

    /** Without effect for who is not on it. @throws api.forbidden, api.not_found */
    unblockFromGroup: async (tenant: Tenant, caller: Caller, id: string, userId: string) => {
      await changeGroup(tenant, caller, { id, call: 'DELETE /api/v1/groups/:id/blocks/:uid' }, ({ tenant }) =>
        removeGroupBlock(tenant.db, id, userId),
      );
      return {};
    },
  };
};

const present = (row: GroupBlockRow): Blocked => ({
  ...presentPerson(row),
  create_at: row.create_at.toISOString(),
});
