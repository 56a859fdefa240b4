import { LIMITS, type Message } from '@livery/contract';
import type { HttpCalls } from '../../lib/http/call.ts';

/** What a person writes: text alone so far. */
export interface TextPost {
  group_id: string;
  cid: string;
  text: string;
}

/** Which messages: `after_seq`, or `direction` from `msg_id`; the newest without. */
interface MessagesQuery {
  direction?: 'before' | 'after';
  msg_id?: string;
  after_seq?: number;
}

/** Calls of messages (product.md section 7). Lists come oldest first, 40 at most. */
export const messagesApi = (http: HttpCalls) => {
  const list = async (groupId: string, query: MessagesQuery): Promise<Message[]> => {
    const page = await http.call('GET /api/v2/groups/:id/messages', {
      params: { id: groupId },
      query: { limit: LIMITS.messagePage, ...query },
      background: true,
    });
    return page.list;
  };
  return {
    newest: (groupId: string) => list(groupId, {}),
    before: (groupId: string, messageId: string) => list(groupId, { direction: 'before', msg_id: messageId }),
    /** What followed a message. */
    afterMessage: (groupId: string, messageId: string) =>
      list(groupId, { direction: 'after', msg_id: messageId }),
    get: (groupId: string, messageId: string) =>
      http.call('GET /api/v1/groups/:id/messages/:msgId', {
        params: { id: groupId, msgId: messageId },
        background: true,
      }),
    /** What followed a sequence number. */
    after: (groupId: string, seq: number) => list(groupId, { after_seq: seq }),
    /** `isRepeat`: nobody waits for it, a failure is not announced. */
    postText: (post: TextPost, { isRepeat }: { isRepeat: boolean }) =>
      http.call('POST /api/v1/messages', {
        body: { ...post, type: 'text' },
        ...(isRepeat && { background: true as const }),
      }),
  };
};

export type MessagesApi = ReturnType<typeof messagesApi>;
