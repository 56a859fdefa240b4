import type { Message } from '@livery/contract';
import { ApiError, required } from '../../infra/errors.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import type { GroupsService } from '../groups/groups.service.ts';
import type { Announcing } from './announcing.ts';
import { presentMessage, presentQuote } from './message.present.ts';
import type { Content } from './messages.rules.ts';
import { NO_CONTENT, type Write } from './messages.writer.ts';
import type { Indexing } from './search/indexing.ts';
import { BATCH } from './search/tokens.ts';
import type { CheckText } from './text-check.ts';
import type { Untold } from './untold.ts';
import { findFirstByCid, type VisibleMessage } from './visible-message.repository.ts';

/** One message on its way into one conversation. */
export interface Delivery {
  groupId: string;
  cid: string;
  content: Content;
  /** The message that it replies to. */
  answers?: VisibleMessage;
  /** What its file turns out to be. Refuses a file that it may not carry. */
  carry?: () => Promise<Partial<Pick<Content, 'media' | 'duration'>>>;
}

interface Dependencies extends Pick<Announcing, 'announceNew' | 'announceAgain'> {
  write: Write;
  groups: Pick<GroupsService, 'authorise'>;
  checkText: CheckText;
  indexing: Pick<Indexing, 'catchUp'>;
  untold: Untold;
}

/** Storing a message and telling those who may see it. */
export const createDelivery = (parts: Dependencies) => {
  const { write, groups, checkText, indexing, untold, announceNew, announceAgain } = parts;

  /** The content with what is found in its file, once nothing of it is refused. */
  const checkContent = async (
    tenant: Tenant,
    caller: Caller,
    { groupId, content, carry }: Delivery,
  ): Promise<Content> => {
    await checkText(tenant, caller, groupId, content);
    return { ...content, ...(await carry?.()) };
  };

  const store = async (tenant: Tenant, caller: Caller, { groupId, cid, content, answers }: Delivery) => {
    const draft = { group_id: groupId, thread_id: answers?.id ?? null, user_id: caller.userId, cid };
    const stored = await write(tenant.brand.id, { ...NO_CONTENT, ...content, ...draft });
    const isHere = stored?.row.group_id === groupId;
    if (!isHere) await groups.authorise(tenant, caller, groupId);
    const { row, isNew } = required(stored, 'api.forbidden');
    if (!isHere) throw new ApiError('api.invalid_data', { cid: 'used' });
    return { row, isNew };
  };

  /** As it is by now: it may have been taken back. */
  const tellAgain = async (tenant: Tenant, { userId }: Caller, cid: string): Promise<void> => {
    const row = await findFirstByCid(tenant.db, userId, cid);
    if (row) await announceAgain(tenant, row, presentMessage(row));
  };

  /**
   * Acknowledged after the commit; a repeat of `cid` returns the first message, and announces nothing but what its first attempt
   * may have left untold.
   * @throws api.forbidden also for what the group does not permit its members, api.comment_has_hyperlink, api.block_word,
   *   api.invalid_data when the sender used this `cid` in another conversation
   */
  const deliver = async (tenant: Tenant, caller: Caller, delivery: Delivery): Promise<Message> => {
    const { groupId, cid, answers } = delivery;
    let content: Content;
    try {
      content = await checkContent(tenant, caller, delivery);
    } catch (error) {
      // A repeat of what was sent before a word was blocked or a file grew too old returns it all the same.
      const first = await findFirstByCid(tenant.db, caller.userId, cid);
      if (first?.group_id === groupId) return presentMessage(first);
      throw error;
    }
    const { row, isNew } = await store(tenant, caller, { ...delivery, content });
    const isReply = answers !== undefined && row.thread_id === answers.id;
    const message = { ...presentMessage(row), ...(isReply && { thread: presentQuote(answers) }) };
    if (!isNew) {
      await untold.tellRepeat(tenant.brand.id, row, () => tellAgain(tenant, caller, cid));
      return message;
    }
    // It is stored, whatever becomes of the event: readers catch up by the calls.
    await untold.tellNew(tenant.brand.id, row, () => announceNew(tenant, row, message, answers));
    if (row.seq % BATCH === 0) indexing.catchUp(tenant, groupId, row.seq);
    return message;
  };

  return deliver;
};

export type Deliver = ReturnType<typeof createDelivery>;
