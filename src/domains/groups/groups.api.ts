import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';

export interface Viewed {
  unread: number;
  last_viewed: string | null;
}

/** Calls of conversations (product.md section 7). */
export const groupsApi = (http: HttpCalls) => ({
  list: (nextId: string | undefined, options: Pick<CallOptions, 'background'>) =>
    http.call('GET /api/v1/users/groups', { query: { next_id: nextId }, ...options }),
  get: (id: string) => http.call('GET /api/v1/groups/:id', { params: { id }, background: true }),
  openDirect: (contactId: string) =>
    http.call('POST /api/v1/groups/direct', { body: { contact_id: contactId } }),
  view: (id: string, messageId: string): Promise<Viewed> =>
    http.call('POST /api/v1/groups/:id/view', {
      params: { id },
      body: { msg_id: messageId },
      background: true,
    }),
});

export type GroupsApi = ReturnType<typeof groupsApi>;
