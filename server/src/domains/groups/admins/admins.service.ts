import type { Admin, AdminRight } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import { ApiError, required } from '../../../infra/errors.ts';
import { notify } from '../../../infra/outbox/outbox.repository.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { NotesService } from '../../users/notes.service.ts';
import { causesOf } from '../group-causes.ts';
import type { GroupEvents } from '../group-events.ts';
import { userAuthOf } from '../groups.present.ts';
import { findMembership, type Membership } from '../groups.repository.ts';
import { presentAdmin } from '../members/members.present.ts';
import { findAdmins, findMembersByIds, type MemberRow } from '../members/members.repository.ts';
import { authoriseCall, changeGroup } from '../memberships.ts';
import { adminsLimit } from './admin-limit.ts';
import { findAdminIds, type Position, setPosition } from './admins.repository.ts';

interface Dependencies {
  events: Pick<GroupEvents, 'changed' | 'changedFor'>;
  notes: Pick<NotesService, 'nicknamesOf'>;
}

type Rights = readonly AdminRight[];

/** Nobody gives what they do not have, or acts upon an admin who has it. @throws api.forbidden */
const requireOwn = (
  { role, rights: own }: Pick<Membership, 'role' | 'rights'>,
  rights: readonly string[],
): void => {
  if (role !== 'owner' && rights.some((right) => !own.includes(right))) throw new ApiError('api.forbidden');
};

/** The admins of a group: everybody in it sees them, its owner names them, and admins who may. */
export const createAdmins = ({ events, notes }: Dependencies) => {
  const present = async (
    tenant: Tenant,
    { userId }: Caller,
    rows: readonly MemberRow[],
  ): Promise<Admin[]> => {
    const ids = rows.map(({ id }) => id);
    const called = await notes.nicknamesOf(tenant, userId, ids);
    return rows.map((row) => presentAdmin(row, called));
  };

  const one = async (tenant: Tenant, caller: Caller, id: string, userId: string): Promise<Admin> => {
    const rows = await findMembersByIds(tenant.db, id, [userId]);
    const admin = rows.find(({ role }) => role === 'admin');
    const [presented] = await present(tenant, caller, [required(admin, 'api.invalid_member_id')]);
    return required(presented, 'api.invalid_member_id');
  };

  /** Everyone learns who is an admin, and who was changed what they may do now. */
  const announce = async (tenant: Tenant, id: string, userId: string): Promise<void> => {
    const at = await findMembership(tenant.db, id, userId);
    const admins = await findAdminIds(tenant.db, id);
    events.changed(tenant, id, { admins });
    if (at) events.changedFor(tenant, [userId], id, { user_auth: userAuthOf(at, tenant.brand) });
  };

  /** What is done to another; `decide` returns what they are from then on, undefined: as before. */
  const change = async (
    tenant: Tenant,
    caller: Caller,
    at: { id: string; userId: string; call: AdminCall },
    decide: (target: Membership | undefined, me: Membership, tenant: Tenant) => Promise<Position | undefined>,
  ): Promise<void> => {
    const { id, userId } = at;
    const changed = await changeGroup(tenant, caller, at, async ({ tenant, me }) => {
      if (userId === caller.userId) throw new ApiError('api.forbidden');
      const target = await findMembership(tenant.db, id, userId);
      if (target?.role === 'owner') throw new ApiError('api.forbidden');
      const position = await decide(target, me, tenant);
      if (position) await setPosition(tenant.db, id, userId, position);
      if (position && position.role !== target?.role) {
        await notify(tenant.db, ...causesOf('group_role', id, caller.userId, [userId], position.role));
      }
      return position !== undefined;
    });
    // It is so, whatever becomes of the news.
    if (changed) await announce(tenant, id, userId).catch(() => undefined);
  };

  /** @throws api.forbidden, api.not_found */
  const admins = async (tenant: Tenant, caller: Caller, id: string): Promise<{ list: Admin[] }> => {
    await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/admins');
    return { list: await present(tenant, caller, await findAdmins(tenant.db, id)) };
  };

  /** @throws api.forbidden, api.not_found, api.invalid_member_id for who is none */
  const admin = async (tenant: Tenant, caller: Caller, id: string, userId: string): Promise<Admin> => {
    await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/admins/:uid');
    return one(tenant, caller, id, userId);
  };

  /**
   * Who is one already stays as they are.
   * @throws api.forbidden, api.not_found, api.invalid_member_id for who is no member, api.too_much
   */
  const addAdmin = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { user_id: userId, permissions }: { user_id: string; permissions: Rights },
  ): Promise<Admin> => {
    const at = { id, userId, call: 'POST /api/v1/groups/:id/admins' } as const;
    await change(tenant, caller, at, async (target, me, { db }) => {
      if (required(target, 'api.invalid_member_id').role === 'admin') return undefined;
      requireOwn(me, permissions);
      const limit = await adminsLimit({ db });
      if ((await findAdminIds(db, id)).length >= limit) throw new ApiError('api.too_much');
      return { role: 'admin', rights: permissions };
    });
    return one(tenant, caller, id, userId);
  };

  /** @throws api.forbidden, api.not_found, api.invalid_member_id for who is none */
  const setRights = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
    { userId, rights }: { userId: string; rights: Rights },
  ): Promise<Admin> => {
    const at = { id, userId, call: 'PUT /api/v1/groups/:id/admins/:uid' } as const;
    await change(tenant, caller, at, async (target, me) => {
      if (target?.role !== 'admin') throw new ApiError('api.invalid_member_id');
      requireOwn(me, [...target.rights, ...rights]);
      return { role: 'admin', rights };
    });
    return one(tenant, caller, id, userId);
  };

  /** Who is none stays so. @throws api.forbidden, api.not_found */
  const removeAdmin = async (tenant: Tenant, caller: Caller, id: string, userId: string) => {
    const at = { id, userId, call: 'DELETE /api/v1/groups/:id/admins/:uid' } as const;
    await change(tenant, caller, at, async (target, me) => {
      if (target?.role !== 'admin') return undefined;
      requireOwn(me, target.rights);
      return { role: 'member' };
    });
    return {};
  };

  /** @throws api.forbidden, api.not_found */
  const countAdmins = async (
    tenant: Tenant,
    caller: Caller,
    id: string,
  ): Promise<ResultOf<'GET /api/v1/groups/:id/admins_limit'>> => {
    await authoriseCall(tenant, caller, id, 'GET /api/v1/groups/:id/admins_limit');
    const [limit, ids] = await Promise.all([adminsLimit(tenant), findAdminIds(tenant.db, id)]);
    return { limit, count: ids.length };
  };

  return { admins, admin, addAdmin, setRights, removeAdmin, countAdmins };
};

type AdminCall =
  | 'POST /api/v1/groups/:id/admins'
  | 'PUT /api/v1/groups/:id/admins/:uid'
  | 'DELETE /api/v1/groups/:id/admins/:uid';
