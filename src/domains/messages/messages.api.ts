import { LIMITS, type Message } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';

/** What a person writes: text alone so far. */
export interface TextPost {
  group_id: string;
  cid: string;
  text: string;
}

/** Calls of messages (product.md section 7). Lists come oldest first, 40 at most. */
export const messagesApi = (http: Http) => {
  const list = async (groupId: string, query: Record<string, string | number>): Promise<Message[]> => {
    const page = await http.get<{ list: Message[] }>(`/api/v2/groups/${groupId}/messages`, {
      query: { limit: LIMITS.messagePage, ...query },
      quiet: true,
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
      http.get<Message>(`/api/v1/groups/${groupId}/messages/${messageId}`, { quiet: true }),
    /** What followed a sequence number. */
    after: (groupId: string, seq: number) => list(groupId, { after_seq: seq }),
    /** `quiet`: nobody waits for it, a failure is not announced. */
    postText: (post: TextPost, { quiet }: { quiet: boolean }) =>
      http.post<Message>('/api/v1/messages', { ...post, type: 'text' }, { quiet }),
  };
};

export type MessagesApi = ReturnType<typeof messagesApi>;
