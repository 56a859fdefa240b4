import { LIMITS, type Message } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { WithCards } from './cards.ts';
import { presentSeen } from './message.present.ts';
import { findMessage, findMessages } from './messages.repository.ts';

/** The messages of a conversation, as far as one reader may see them. */
export const createHistory = ({ groups, withCards }: { groups: GroupsService; withCards: WithCards }) => {
  /** Oldest first; only what was sent after the reader joined, and is not hidden from them. */
  const list = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    query: QueryOf<'GET /api/v2/groups/:id/messages'>,
  ): Promise<{ list: Message[] }> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const rows = await findMessages(tenant.db, {
      groupId,
      userId: caller.userId,
      floor,
      limit: query.limit ?? LIMITS.messagePage,
      ...(await boundsOf(groups, tenant, groupId, query)),
    });
    return { list: await withCards(tenant, caller, rows.map(presentSeen)) };
  };

  /** @throws api.invalid_msg_id when it is not one of the messages that this reader may see */
  const get = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    messageId: string,
  ): Promise<Message> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const row = await findMessage(tenant.db, { groupId, messageId, userId: caller.userId, floor });
    const [message] = await withCards(tenant, caller, [presentSeen(required(row, 'api.invalid_msg_id'))]);
    return required(message, 'api.invalid_msg_id');
  };

  return { list, get };
};

/** @throws api.invalid_msg_id when the message is not of this conversation */
const boundsOf = async (
  groups: GroupsService,
  tenant: Tenant,
  groupId: string,
  { after_seq, msg_id, direction = 'before' }: QueryOf<'GET /api/v2/groups/:id/messages'>,
): Promise<{ before?: number; after?: number }> => {
  if (after_seq !== undefined) return { after: after_seq };
  if (msg_id === undefined) return {};
  const seq = await groups.seqOf(tenant, groupId, msg_id);
  return direction === 'before' ? { before: seq } : { after: seq };
};
