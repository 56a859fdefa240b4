import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { findNameable } from './adding.repository.ts';

/**
 * Refuses people whom the caller would bring into a group. Those of whom the caller knows why are named in
 * `params.member_ids`, by commas: never who has blocked the caller, or is on the blacklist of the group.
 */
export const refuseMembers = async (
  { db }: Tenant,
  { userId }: Caller,
  refused: readonly string[],
): Promise<never> => {
  const nameable = await findNameable(db, userId, refused);
  throw new ApiError(
    'api.invalid_member_id',
    nameable.length > 0 ? { member_ids: nameable.join() } : undefined,
  );
};
