import { directPartner } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { findClosed } from './closed-direct.repository.ts';
import { type Ability, abilitiesOf, requireAbility, requireMembership } from './groups.policy.ts';
import * as repository from './groups.repository.ts';
import { inLockedGroup } from './locked-group.ts';

/** The caller's membership of a conversation. @throws api.forbidden, api.not_found */
export const authorise = async (
  tenant: Tenant,
  caller: Caller,
  id: string,
): Promise<repository.Membership> => {
  const membership = await repository.findMembership(tenant.db, id, caller.userId);
  const exists = membership !== undefined || (await repository.groupExists(tenant.db, id));
  return requireMembership(id, caller.userId, membership, exists);
};

/** As `authorise`, for what the table of roles lets some members do. @throws api.forbidden, api.not_found */
export const authoriseCall = async (
  tenant: Tenant,
  caller: Caller,
  id: string,
  call: CallName,
  use?: string,
): Promise<repository.Membership> => {
  const me = await authorise(tenant, caller, id);
  requireAbility(me, tenant.brand, call, use);
  return me;
};

/** A change of a group: who makes it, in the transaction of `tenant.db`. */
export interface Change {
  tenant: Tenant;
  me: repository.Membership;
}

/**
 * Changes a group while nobody else does: whether the caller may is looked at again under its lock, so that of two who take
 * each other's rights away one is too late. @throws api.forbidden, api.not_found, and what `work` throws: then nothing is changed
 */
export const changeGroup = async <T>(
  tenant: Tenant,
  caller: Caller,
  { id, call, use }: { id: string; call: CallName; use?: string },
  work: (change: Change) => Promise<T>,
): Promise<T> => {
  // Who may not does not get into the line.
  await authoriseCall(tenant, caller, id, call, use);
  return inLockedGroup(tenant, id, async (inside) =>
    work({ tenant: inside, me: await authoriseCall(inside, caller, id, call, use) }),
  );
};

/** What the caller may do there. @throws api.forbidden, api.not_found */
export const abilities = async (tenant: Tenant, caller: Caller, id: string): Promise<Ability[]> =>
  abilitiesOf(await authorise(tenant, caller, id), tenant.brand);

/** Whether a person has blocked the partner of a direct conversation, or the partner's account is cancelled. */
export const isClosed = async (
  { db }: Pick<Tenant, 'db'>,
  { userId }: Caller,
  id: string,
): Promise<boolean> => {
  const partner = directPartner(id, userId);
  return partner !== undefined && findClosed(db, userId, partner);
};

/** Where the newest message stands; 0 in an empty conversation, and in none. */
export const lastSeq = async ({ db }: Pick<Tenant, 'db'>, id: string): Promise<number> =>
  (await repository.findLastSeq(db, id)) ?? 0;

/** Where a message stands. @throws api.invalid_msg_id when it is not of this conversation */
export const seqOf = async ({ db }: Pick<Tenant, 'db'>, id: string, messageId: string): Promise<number> =>
  required(await repository.findSeq(db, id, messageId), 'api.invalid_msg_id');

/** User ids of everyone in a conversation. */
export const memberIds = (tenant: Pick<Tenant, 'db'>, id: string): Promise<string[]> =>
  repository.findMemberIds(tenant.db, id);

/** The groups that a person is in, direct conversations left out. */
export const groupIds = (tenant: Pick<Tenant, 'db'>, userId: string): Promise<string[]> =>
  repository.findGroupIds(tenant.db, userId);
