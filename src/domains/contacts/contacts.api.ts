import type { HttpCalls } from '../../lib/http/call.ts';

/** Calls of contacts (product.md section 7). */
export const contactsApi = (http: HttpCalls) => ({
  search: (keyword: string, signal: AbortSignal) =>
    http.call('GET /api/v2/contacts/search', { query: { keyword }, signal, claims: 'all' }),
});

export type ContactsApi = ReturnType<typeof contactsApi>;
