import { NOTICE_TYPES } from '@livery/contract';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { type Ability, abilitiesOf } from '../groups/groups.service.ts';
import { findSight, type Sight } from './sight.repository.ts';

const NOTICES: ReadonlySet<string> = new Set(NOTICE_TYPES);

/** Something that a person said and that is still there: it can be answered, reacted to, pinned. */
export const isSpoken = ({ type }: Pick<Sight, 'type'>): boolean => !NOTICES.has(type);

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

/** What the person may do in the conversation of this message. */
export const can = ({ brand }: Tenant, sight: Sight, ability: Ability): boolean =>
  abilitiesOf({ ...sight, type: sight.group_type }, brand).includes(ability);
