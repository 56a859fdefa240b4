import type { Contact, PersonDetails } from '@livery/contract';
import type { CallOptions, HttpCalls } from '../../../lib/http/call.ts';
import type { Page } from '../../../lib/http/page.ts';

type Waiting = Pick<CallOptions, 'background'>;

const PAGE = 500;
const MARKS = 1_000;

/** Every item of a call that comes in pages. */
const all = async <Item>(page: (next_id: string | undefined) => Promise<Page<Item>>): Promise<Item[]> => {
  const items: Item[] = [];
  let next: string | undefined;
  do {
    const { list, next_id } = await page(next);
    items.push(...list);
    next = next_id ?? undefined;
  } while (next !== undefined);
  return items;
};

export const readContacts = (http: HttpCalls, waiting: Waiting = {}): Promise<Contact[]> =>
  all((next_id) => http.call('GET /api/v1/users/contacts', { query: { next_id, limit: PAGE }, ...waiting }));

/** When each of them last changed, by id. */
export const readMarks = async (http: HttpCalls): Promise<Map<string, string>> => {
  const list = await all((next_id) =>
    http.call('GET /api/v1/users/contacts/part', { query: { next_id, limit: MARKS }, background: true }),
  );
  return new Map(list.map(({ id, update_at }) => [id, update_at]));
};

/** A contact as it is now. `update_at`: when it last changed. */
export const readContact = async (http: HttpCalls, id: string, update_at: string): Promise<Contact> =>
  contactOf(await http.call('GET /api/v1/contacts/:id', { params: { id }, background: true }), update_at);

const contactOf = (
  { id, nickname, username, avatar, avatar_thumbnail, delete_at }: PersonDetails,
  update_at: string,
): Contact => ({ id, nickname, username, avatar, avatar_thumbnail, delete_at, update_at });
