import type { Message } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { BodyOf, messages, QueryOf } from '@livery/contract/calls';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import { expiryOf, type MessageRow, presentMessage } from '../groups/message.present.ts';
import type { ChatUpload, MediaService } from '../media/media.service.ts';
import { findMessage, findMessages, findSeq } from './messages.repository.ts';
import { carries, parseContent } from './messages.rules.ts';
import { createWriter } from './messages.writer.ts';

interface Dependencies {
  groups: GroupsService;
  media: MediaService;
}

/** A file of a message, and the name to save it under. */
export interface ChatFile {
  object: StoredObject;
  filename: string | null;
}

export const createMessagesService = (
  infra: Pick<Infra, 'database' | 'pubsub'>,
  { groups, media }: Dependencies,
) => {
  const write = createWriter(infra);

  /** Oldest first; only what was sent after the reader joined, and is not hidden from them. */
  const list = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    query: QueryOf<typeof messages.listMessages>,
  ): Promise<{ list: Message[] }> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const rows = await findMessages(tenant.db, {
      groupId,
      userId: caller.userId,
      floor,
      limit: query.limit ?? LIMITS.messagePage,
      ...(await boundsOf(tenant, groupId, query)),
    });
    return { list: rows.map(presentMessage) };
  };

  /** Acknowledged after the commit; a repeat of `cid` answers the first message and announces nothing. */
  const post = async (
    tenant: Tenant,
    caller: Caller,
    body: BodyOf<typeof messages.postMessage>,
  ): Promise<Message> => {
    const content = parseContent(body);
    if (content.file_path !== null)
      await claim(tenant, caller, body.group_id, content.type, content.file_path);
    const stored = await write(tenant.brand.id, {
      ...content,
      group_id: body.group_id,
      user_id: caller.userId,
      cid: body.cid,
    });
    if (!stored) await groups.authorise(tenant, caller, body.group_id);
    const { row, isNew } = demand(stored, 'api.forbidden');
    const message = presentMessage(row);
    if (isNew) await announce(tenant, row, message);
    return message;
  };

  const claim = async (tenant: Tenant, caller: Caller, groupId: string, type: string, filePath: string) => {
    await groups.authorise(tenant, caller, groupId);
    const file = await media.claimUpload(tenant.db, { filePath, userId: caller.userId, groupId });
    if (!carries(type, file.contentType)) throw new ApiError('api.unsupported_type');
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

  /** Where to put a file of this conversation. @throws api.forbidden, api.not_found, api.unsupported_type */
  const prepareUpload = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    extension: string,
  ): Promise<ChatUpload> => {
    await groups.authorise(tenant, caller, groupId);
    return media.prepareChatUpload(tenant, caller, groupId, extension);
  };

  /** The file of a message, for members. @throws api.forbidden, api.not_found, api.media_expired */
  const openFile = async (
    tenant: Tenant,
    caller: Caller,
    groupId: string,
    messageId: string,
  ): Promise<ChatFile> => {
    const { floor_seq: floor } = await groups.authorise(tenant, caller, groupId);
    const at = { groupId, messageId, userId: caller.userId, floor };
    const row = demand(await findMessage(tenant.db, at), 'api.not_found');
    const expiry = expiryOf(row);
    if (expiry !== null && expiry.getTime() <= Date.now()) throw new ApiError('api.media_expired');
    const object = row.file_path === null ? undefined : await media.openChatFile(tenant, row.file_path);
    return { object: demand(object, 'api.not_found'), filename: row.filename };
  };

  return { list, post, prepareUpload, openFile };
};

export type MessagesService = ReturnType<typeof createMessagesService>;

/** @throws api.invalid_msg_id when the message is not of this conversation */
const boundsOf = async (
  tenant: Tenant,
  groupId: string,
  { after_seq, msg_id, direction = 'before' }: QueryOf<typeof messages.listMessages>,
): Promise<{ before?: number; after?: number }> => {
  if (after_seq !== undefined) return { after: after_seq };
  if (msg_id === undefined) return {};
  const seq = demand(await findSeq(tenant.db, groupId, msg_id), 'api.invalid_msg_id');
  return direction === 'before' ? { before: seq } : { after: seq };
};
