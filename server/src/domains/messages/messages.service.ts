import type { Message } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { BodyOf, QueryOf } from '@livery/contract/calls';
import { demand } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { MediaService } from '../media/media.service.ts';
import { createFiles } from './files.service.ts';
import { presentMessage } from './message.present.ts';
import type { MessageRow } from './message.rows.ts';
import { findMessage, findMessages } from './messages.repository.ts';
import { parseContent } from './messages.rules.ts';
import { createWriter } from './messages.writer.ts';

interface Dependencies {
  groups: GroupsService;
  media: MediaService;
}

export const createMessagesService = (
  infra: Pick<Infra, 'database' | 'pubsub'>,
  { groups, media }: Dependencies,
) => {
  const write = createWriter(infra);
  const files = createFiles({ groups, media });

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
    return { list: rows.map(presentMessage) };
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
    return presentMessage(demand(row, 'api.invalid_msg_id'));
  };

  /** Acknowledged after the commit; a repeat of `cid` answers the first message and announces nothing. */
  const post = async (
    tenant: Tenant,
    caller: Caller,
    body: BodyOf<'POST /api/v1/messages'>,
  ): Promise<Message> => {
    const content = parseContent(body);
    if (content.file_path !== null) {
      const at = { groupId: body.group_id, type: content.type, filePath: content.file_path };
      await files.claim(tenant, caller, at);
    }
    const stored = await write(tenant.brand.id, {
      ...content,
      group_id: body.group_id,
      user_id: caller.userId,
      cid: body.cid,
    });
    if (!stored) await groups.authorise(tenant, caller, body.group_id);
    const { row, isNew } = demand(stored, 'api.forbidden');
    const message = presentMessage(row);
    // It is stored, whatever becomes of the event: readers catch up by the calls.
    if (isNew) await announce(tenant, row, message).catch(() => undefined);
    return message;
  };

  const announce = async (tenant: Tenant, row: MessageRow, message: Message) => {
    const hidden = new Set(row.block_user_ids);
    const audience =
      hidden.size === 0
        ? { group: row.group_id }
        : { users: (await groups.memberIds(tenant, row.group_id)).filter((id) => !hidden.has(id)) };
    infra.pubsub.publish({
      brand: tenant.brand.id,
      audience,
      event: { event: 'message.new', data: { message } },
    });
  };

  return { list, get, post, prepareUpload: files.prepareUpload, openFile: files.openFile };
};

export type MessagesService = ReturnType<typeof createMessagesService>;

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
