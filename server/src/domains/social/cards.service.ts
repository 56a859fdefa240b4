import type { ShareCard } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { ContactsService } from '../contacts/contacts.service.ts';
import { presentPerson } from '../users/users.present.ts';
import type { UsersService } from '../users/users.service.ts';
import { findPosts, type ViewedPostRow } from './posts/posts.repository.ts';
import { assertViewable } from './social.policy.ts';
import { presentCardOf } from './social.present.ts';

/** `gone`: nobody can open it any more; `closed`: this viewer may not see it. */
const stateOf = (post: ViewedPostRow, viewer: string): ShareCard['state'] => {
  try {
    assertViewable(post, viewer);
    return 'open';
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    return code === 'api.post_not_exist' || code === 'api.author_deleted' ? 'gone' : 'closed';
  }
};

interface Dependencies {
  users: Pick<UsersService, 'byIds'>;
  contacts: Pick<ContactsService, 'blockersOf'>;
}

/** What shared posts and authors look like to one viewer now. Who has blocked them is gone. */
export const createCards = ({ users, contacts }: Dependencies) => ({
  cards: async (
    tenant: Tenant,
    viewer: string,
    { posts, authors }: { posts: string[]; authors: string[] },
  ): Promise<Map<string, ShareCard>> => {
    const rows = posts.length === 0 ? [] : await findPosts(tenant.db, viewer, posts);
    const people = await users.byIds(tenant, authors);
    const blockers = await contacts.blockersOf(tenant, viewer, authors);
    const cards = [
      ...rows.map((row) => presentCardOf(row, stateOf(row, viewer))),
      ...people
        .filter(({ id, delete_at }) => delete_at === null && !blockers.includes(id))
        .map((row): ShareCard => ({ id: row.id, state: 'open', author: presentPerson(row) })),
    ];
    const known = new Map(cards.map((card) => [card.id, card]));
    const gone = [...posts, ...authors].filter((id) => !known.has(id));
    return new Map([...known, ...gone.map((id) => [id, { id, state: 'gone' }] as [string, ShareCard])]);
  },
});
