import { ChatType, isNotice } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { type Ability, abilitiesOf } from '../groups/groups.service.ts';
import { findBlockersIn } from './audience.repository.ts';
import { findSight, type Sight } from './sight.repository.ts';

/** Something that a person said and that is still there: it can be answered, reacted to, pinned. */
export const isSpoken = (sight: Pick<Sight, 'type'>): boolean => !isNotice(sight);

/**
 * A message by its id alone. Who may not see it is told the same as when it is not there.
 * @throws api.invalid_msg_id
 */
export const demandSight = async ({ db }: Tenant, { userId }: Caller, messageId: string): Promise<Sight> =>
  demand(await findSight(db, userId, messageId), 'api.invalid_msg_id');

/** @throws api.invalid_msg_id also for rows of the system and what was retracted */
export const demandSpoken = async (tenant: Tenant, caller: Caller, messageId: string): Promise<Sight> => {
  const sight = await demandSight(tenant, caller, messageId);
  if (!isSpoken(sight)) throw new ApiError('api.invalid_msg_id');
  return sight;
};

/**
 * As `demandSpoken`, to change something on it that both see: who was blocked by the other one of a direct conversation does not.
 * @throws api.invalid_msg_id, api.forbidden
 */
export const demandTouchable = async (tenant: Tenant, caller: Caller, messageId: string): Promise<Sight> => {
  const sight = await demandSpoken(tenant, caller, messageId);
  if (sight.group_type !== ChatType.DM) return sight;
  const blockers = await findBlockersIn(tenant.db, sight.group_id, caller.userId);
  if (blockers.length > 0) throw new ApiError('api.forbidden');
  return sight;
};

/** What the person may do in the conversation of this message. */
export const can = ({ brand }: Tenant, sight: Sight, ability: Ability): boolean =>
  abilitiesOf({ ...sight, type: sight.group_type }, brand).includes(ability);
