import {
  ChatType,
  directPartner,
  GROUP_ABILITIES,
  type GroupAbility,
  type GroupRole,
} from '@livery/contract';
import type { CallName } from '@livery/contract/calls';
import type { Brand } from '../../brand/brand.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Membership } from './groups.repository.ts';
import { ABILITIES, GROUP_CALLS } from './roles.ts';

export type Ability = GroupAbility;

/** What somebody is in a conversation: what their abilities follow from. */
export type Standing = Pick<Membership, 'type' | 'role' | 'rights' | 'member_permission' | 'closed'>;

/** What a member may do; the client asks `user_auth.permissions.includes(…)`. */
export const abilitiesOf = (at: Standing, { config }: Pick<Brand, 'config'>): Ability[] => {
  const as = at.type === ChatType.DM ? 'direct' : at.role;
  if (as === 'direct' && at.closed) return [];
  return GROUP_ABILITIES.filter((ability) =>
    ABILITIES[ability][as].some((grant) => {
      if (grant === 'always') return true;
      if (grant === 'permitted') return at.member_permission.includes(ability);
      return grant === 'brand' ? config.direct_links : at.rights.includes(grant);
    }),
  );
};

/** Whom one may act upon who may act upon others: nobody acts upon the owner, and an admin not upon admins. */
export const outranks = (role: GroupRole, other: GroupRole): boolean =>
  role === 'owner' ? other !== 'owner' : role === 'admin' && other === 'member';

/** What a call about a group needs. @throws Error for a call that stands not in the table */
const needsOf = (call: CallName, use?: string) => {
  const row = GROUP_CALLS.find((each) => each.call === call && each.use === use);
  if (!row) throw new Error(`${call} has no row in the table of roles.`);
  return row.needs;
};

/** @throws api.forbidden unless the table of roles lets the member make this call */
export const requireAbility = (
  at: Standing,
  brand: Pick<Brand, 'config'>,
  call: CallName,
  use?: string,
): void => {
  const needs = needsOf(call, use);
  if (typeof needs === 'string') return;
  const abilities = abilitiesOf(at, brand);
  if (!needs.some((ability) => abilities.includes(ability))) throw new ApiError('api.forbidden');
};

/**
 * Members alone see or do anything in a conversation. A direct one that does not name the caller is not disclosed,
 * not even whether it exists.
 * @throws api.forbidden, api.not_found
 */
export const requireMembership = (
  groupId: string,
  userId: string,
  membership: Membership | undefined,
  exists: boolean,
): Membership => {
  if (membership) return membership;
  const namesOthers = groupId.includes('_') && directPartner(groupId, userId) === undefined;
  throw new ApiError(exists || namesOthers ? 'api.forbidden' : 'api.not_found');
};
