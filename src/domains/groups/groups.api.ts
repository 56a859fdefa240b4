import type { Group } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/http/page.ts';

export interface Viewed {
  unread: number;
  last_viewed: string | null;
}

/** Calls of conversations (product.md section 7). */
export const groupsApi = (http: Http) => ({
  list: (nextId?: string) =>
    http.get<Page<Group>>('/api/v1/users/groups', { query: { next_id: nextId }, quiet: true }),
  get: (id: string) => http.get<Group>(`/api/v1/groups/${id}`, { quiet: true }),
  openDirect: (contactId: string) => http.post<Group>('/api/v1/groups/direct', { contact_id: contactId }),
  view: (id: string, messageId: string) =>
    http.post<Viewed>(`/api/v1/groups/${id}/view`, { msg_id: messageId }, { quiet: true }),
});

export type GroupsApi = ReturnType<typeof groupsApi>;
