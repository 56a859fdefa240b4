import { type Author, type AuthorCounts, GUEST_USER_ID } from '@livery/contract';
import { ApiError, required } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { ContactsService } from '../../contacts/contacts.service.ts';
import type { UserRow, UsersService } from '../../users/users.service.ts';
import type { GuestReads } from '../guest-reads.ts';
import { presentAuthor } from '../social.present.ts';
import { countPosts } from './author-counts.repository.ts';
import { findFollowCounts, hasFollowed } from './follows.repository.ts';

interface Dependencies extends Pick<GuestReads, 'charge' | 'once'> {
  users: Pick<UsersService, 'byId'>;
  contacts: Pick<ContactsService, 'blocksBetween'>;
}

/** Who writes posts: everybody, under their own id. */
export const createAuthors = ({ users, contacts, charge, once }: Dependencies) => {
  /** @throws api.not_found for nobody, api.author_deleted also for who has blocked the viewer: nothing else is told */
  const shown = async (tenant: Tenant, viewer: string, id: string): Promise<UserRow> => {
    const [found, blocks] = await Promise.all([
      users.byId(tenant, id),
      contacts.blocksBetween(tenant, viewer, id),
    ]);
    const person = required(found, 'api.not_found');
    if (person.delete_at !== null || blocks.theirs) throw new ApiError('api.author_deleted');
    return person;
  };

  const read = async (tenant: Tenant, viewer: string, id: string): Promise<Author> => {
    const person = await shown(tenant, viewer, id);
    const followed = await hasFollowed(tenant.db, viewer, id);
    return presentAuthor({ ...person, author_id: id, followed }, viewer);
  };

  const count = async (tenant: Tenant, viewer: string, id: string): Promise<AuthorCounts> => {
    await shown(tenant, viewer, id);
    const [posts, follows] = await Promise.all([countPosts(tenant.db, id), findFollowCounts(tenant.db, id)]);
    return { ...posts, ...follows };
  };

  return {
    /** @throws api.not_found, api.author_deleted */
    getAuthor: (tenant: Tenant, { userId }: Caller, id: string) => read(tenant, userId, id),

    /** @throws as `getAuthor`, api.guest_quota */
    getGuestAuthor: async (tenant: Tenant, address: string, id: string): Promise<Author> => {
      await charge(tenant, address, 1);
      return once(tenant, ['author', id], () => read(tenant, GUEST_USER_ID, id));
    },

    /** @throws as `getAuthor` */
    countAuthor: (tenant: Tenant, { userId }: Caller, id: string) => count(tenant, userId, id),

    /** @throws as `getAuthor`, api.guest_quota */
    countGuestAuthor: async (tenant: Tenant, address: string, id: string): Promise<AuthorCounts> => {
      await charge(tenant, address, 1);
      return once(tenant, ['author-counts', id], () => count(tenant, GUEST_USER_ID, id));
    },
  };
};
