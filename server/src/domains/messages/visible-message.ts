import { ChatType, isNotice } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { type Ability, abilitiesOf } from '../groups/groups.service.ts';
import { isClosed } from '../groups/memberships.ts';
import { findBlockersIn } from './audience.repository.ts';
import { findVisibleMessage, type VisibleMessage } from './visible-message.repository.ts';

/** A message that is still there: it can be replied to, reacted to, pinned. */
export const isUserMessage = (visible: Pick<VisibleMessage, 'type'>): boolean => !isNotice(visible);

/**
 * A message by its id alone. Who may not see it gets the same error as when it is not there.
 * @throws api.invalid_msg_id
 */
export const requireMessage = async (
  { db }: Tenant,
  { userId }: Caller,
  messageId: string,
): Promise<VisibleMessage> => required(await findVisibleMessage(db, userId, messageId), 'api.invalid_msg_id');

/** @throws api.invalid_msg_id also for rows of the system and what was retracted */
export const requireUserMessage = async (
  tenant: Tenant,
  caller: Caller,
  messageId: string,
): Promise<VisibleMessage> => {
  const visible = await requireMessage(tenant, caller, messageId);
  if (!isUserMessage(visible)) throw new ApiError('api.invalid_msg_id');
  return visible;
};

/**
 * As `requireUserMessage`, to change something on it that both see: where one of a direct conversation has blocked the other
 * neither does, nor does who is alone in it.
 * @throws api.invalid_msg_id, api.forbidden
 */
export const requireTouchable = async (
  tenant: Tenant,
  caller: Caller,
  messageId: string,
): Promise<VisibleMessage> => {
  const visible = await requireUserMessage(tenant, caller, messageId);
  if (visible.group_type !== ChatType.DM) return visible;
  const blockers = await findBlockersIn(tenant.db, visible.group_id, caller.userId);
  if (blockers.length > 0 || (await isClosed(tenant, caller, visible.group_id)))
    throw new ApiError('api.forbidden');
  return visible;
};

/** What the person may do in the conversation of this message; whether it is closed is `requireTouchable`'s to say. */
export const can = ({ brand }: Tenant, visible: VisibleMessage, ability: Ability): boolean =>
  abilitiesOf({ ...visible, type: visible.group_type, closed: false }, brand).includes(ability);
