import type { Message } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { ApiError, demand } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import { createBlockWords } from '../users/block-words.ts';
import type { Announcing } from './announcing.ts';
import type { FilesService } from './files.service.ts';
import { presentMessage, presentQuote } from './message.present.ts';
import { type Content, parseContent } from './messages.rules.ts';
import { NO_CONTENT, type Write } from './messages.writer.ts';
import type { Indexing } from './search/indexing.ts';
import { BLOCK } from './search/tokens.ts';
import { findByCid, findSight, type Sight } from './sight.repository.ts';
import { isSpoken } from './sight.ts';

interface Post {
  groupId: string;
  body: BodyOf<'POST /api/v1/messages/:id/thread'>;
  /** What it answers. */
  target?: Sight;
}

interface Dependencies extends Pick<Announcing, 'announceNew'> {
  write: Write;
  groups: GroupsService;
  claim: FilesService['claim'];
  indexing: Pick<Indexing, 'catchUp'>;
}

/** Storing messages and telling those who may see them. */
export const createSending = ({ write, groups, claim, indexing, announceNew }: Dependencies) => {
  const refuseBlockWords = createBlockWords();

  /** @throws api.comment_has_hyperlink, and what refuses who is no member */
  const demandLinks = async (tenant: Tenant, caller: Caller, groupId: string): Promise<void> => {
    const abilities = await groups.abilities(tenant, caller, groupId);
    if (!abilities.includes('link')) throw new ApiError('api.comment_has_hyperlink');
  };

  /** What a message of this sender may not carry there. @throws the codes of a refused post */
  const refuseContent = async (tenant: Tenant, caller: Caller, groupId: string, content: Content) => {
    const { type, text, filename, file_path: filePath } = content;
    if (hasLink(text)) await demandLinks(tenant, caller, groupId);
    await refuseBlockWords(tenant, filename ?? text);
    if (filePath !== null) await claim(tenant, caller, { groupId, type, filePath });
  };

  const send = async (tenant: Tenant, caller: Caller, { groupId, body, target }: Post): Promise<Message> => {
    const content = parseContent(body);
    try {
      await refuseContent(tenant, caller, groupId, content);
    } catch (error) {
      // A repeat of what was sent before a word was blocked or a file grew too old returns it all the same.
      const first = await findByCid(tenant.db, caller.userId, body.cid);
      if (first?.group_id === groupId) return presentMessage(first);
      throw error;
    }
    const stored = await write(tenant.brand.id, {
      ...NO_CONTENT,
      ...content,
      group_id: groupId,
      thread_id: target?.id ?? null,
      user_id: caller.userId,
      cid: body.cid,
    });
    const isHere = stored?.row.group_id === groupId;
    if (!isHere) await groups.authorise(tenant, caller, groupId);
    const { row, isNew } = demand(stored, 'api.forbidden');
    if (!isHere) throw new ApiError('api.invalid_data', { cid: 'used' });
    const isReply = target !== undefined && row.thread_id === target.id;
    const message = { ...presentMessage(row), ...(isReply && { thread: presentQuote(target) }) };
    // It is stored, whatever becomes of the event: readers catch up by the calls.
    if (isNew) await announceNew(tenant, row, message, target).catch(() => undefined);
    if (isNew && row.seq % BLOCK === 0) indexing.catchUp(tenant, groupId, row.seq);
    return message;
  };

  /**
   * Acknowledged after the commit; a repeat of `cid` returns the first message and announces nothing.
   * @throws api.forbidden also for what the group does not permit its members, api.invalid_data when the sender used
   *   this `cid` in another conversation, and what `parseContent` throws
   */
  const post = (tenant: Tenant, caller: Caller, body: BodyOf<'POST /api/v1/messages'>): Promise<Message> =>
    send(tenant, caller, { groupId: body.group_id, body });

  /** As `post`, into the conversation of the message that is answered. @throws also api.invalid_msg_id */
  const reply = async (
    tenant: Tenant,
    caller: Caller,
    messageId: string,
    body: BodyOf<'POST /api/v1/messages/:id/thread'>,
  ): Promise<Message> => {
    const target = await findSight(tenant.db, caller.userId, messageId);
    if (target && isSpoken(target)) return send(tenant, caller, { groupId: target.group_id, body, target });
    // What was answered may be gone by the time that a reply is repeated.
    const first = await findByCid(tenant.db, caller.userId, body.cid);
    return presentMessage(demand(first, 'api.invalid_msg_id'));
  };

  return { post, reply };
};
