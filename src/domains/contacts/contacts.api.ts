import type { Person } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';

/** Calls of contacts (product.md section 7). */
export const contactsApi = (http: Http) => ({
  /** The person with exactly this account ID; the field that asks shows failures itself. */
  search: (keyword: string, signal: AbortSignal) =>
    http.get<Person>('/api/v2/contacts/search', { query: { keyword }, signal, quiet: true }),
});

export type ContactsApi = ReturnType<typeof contactsApi>;
