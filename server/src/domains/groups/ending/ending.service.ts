import { ADMIN_RIGHTS, type Group } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UsersService } from '../../users/users.service.ts';
import { adminsLimit } from '../admins/admin-limit.ts';
import { findAdminIds, type Position, setPosition } from '../admins/admins.repository.ts';
import { findFacts } from '../facts/facts.repository.ts';
import type { Icons } from '../facts/icons.service.ts';
import { causesOf } from '../group-causes.ts';
import type { GroupEvents } from '../group-events.ts';
import { userAuthOf } from '../groups.present.ts';
import { findMembership } from '../groups.repository.ts';
import { changeGroup } from '../memberships.ts';
import { dissolve, findGroupsToErase, isDissolvedBy, markErased, setOwner } from './ending.repository.ts';

interface Dependencies {
  users: Pick<UsersService, 'holdLiving'>;
  events: Pick<GroupEvents, 'changed' | 'changedFor' | 'dissolved'>;
  removeIcon: Icons['removeIcon'];
  get: (tenant: Tenant, caller: Caller, id: string) => Promise<Group>;
}

const TRANSFER = 'POST /api/v1/groups/:id/transfer';
const DISSOLVE = 'DELETE /api/v1/groups/:id';

/** In one run of the job. */
const ERASED_AT_ONCE = 100;

/** What a former owner is from then on. */
const positionAfter = async (tenant: Tenant, id: string): Promise<Position> => {
  const admins = await findAdminIds(tenant.db, id);
  return admins.length < (await adminsLimit(tenant))
    ? { role: 'admin', rights: ADMIN_RIGHTS }
    : { role: 'member' };
};

/** What an owner does who does not go on: gives the group away, or ends it. */
export const createEnding = ({ users, events, removeIcon, get }: Dependencies) => {
  const announceOwner = async (
    tenant: Tenant,
    id: string,
    [owner, former]: [string, string],
  ): Promise<void> => {
    events.changed(tenant, id, { owner_id: owner, admins: await findAdminIds(tenant.db, id) });
    for (const userId of [owner, former]) {
      const at = await findMembership(tenant.db, id, userId);
      if (at) events.changedFor(tenant, [userId], id, { user_auth: userAuthOf(at, tenant.brand) });
    }
  };

  /** Whether it was there to be dissolved: a repeat finds it dissolved. */
  const end = async (tenant: Tenant, caller: Caller, id: string) => {
    try {
      return await changeGroup(tenant, caller, { id, call: DISSOLVE }, async ({ tenant: { db } }) => {
        const icon = (await findFacts(db, id))?.icon ?? '';
        return { icon, members: await dissolve(db, id) };
      });
    } catch (error) {
      const isRepeat = error instanceof ApiError && error.code === 'api.not_found';
      if (isRepeat && (await isDissolvedBy(tenant.db, id, caller.userId))) return undefined;
      throw error;
    }
  };

  return {
    /**
     * Who owned it stays as an admin with every right, or as a plain member where all places of admins are taken.
     * @throws api.forbidden, api.not_found, api.invalid_member_id for whom it cannot be given to
     */
    transfer: async (tenant: Tenant, caller: Caller, id: string, userId: string): Promise<Group> => {
      await changeGroup(tenant, caller, { id, call: TRANSFER }, async ({ tenant }) => {
        const isLiving = await users.holdLiving(tenant, userId);
        const member = await findMembership(tenant.db, id, userId);
        if (!isLiving || !member || userId === caller.userId) throw new ApiError('api.invalid_member_id');
        await setPosition(tenant.db, id, userId, { role: 'owner' });
        await setPosition(tenant.db, id, caller.userId, await positionAfter(tenant, id));
        await setOwner(tenant.db, id, userId);
        await notify(tenant.db, ...causesOf('group_role', id, caller.userId, [userId], 'owner'));
      });
      // It is theirs, whatever becomes of the news.
      await announceOwner(tenant, id, [userId, caller.userId]).catch(() => undefined);
      return get(tenant, caller, id);
    },

    /** Nobody is in it any more, and nobody finds it. A repeat returns the same. @throws api.forbidden, api.not_found */
    dissolve: async (tenant: Tenant, caller: Caller, id: string) => {
      const ended = await end(tenant, caller, id);
      if (!ended) return {};
      events.dissolved(tenant, id, ended.members);
      await removeIcon(tenant, id, ended.icon).catch(() => undefined);
      return {};
    },

    /** What follows where operators dissolved it: again is the same. */
    tellDissolved: async (
      tenant: Tenant,
      { id, icon, members }: { id: string; icon: string; members: readonly string[] },
    ): Promise<void> => {
      events.dissolved(tenant, id, members);
      await removeIcon(tenant, id, icon);
    },

    /** Calls `erase` for dissolved groups whose messages are still there. One that fails keeps no other, and is tried again. */
    eraseDissolved: async (
      tenant: Tenant,
      erase: (groupId: string) => Promise<void>,
      signal?: AbortSignal,
    ): Promise<void> => {
      const failures: unknown[] = [];
      for (const id of await findGroupsToErase(tenant.db, ERASED_AT_ONCE)) {
        if (signal?.aborted) return;
        await erase(id).then(
          () => markErased(tenant.db, id),
          (error: unknown) => failures.push(error),
        );
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
