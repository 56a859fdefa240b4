import { type AuthorCounts, type AuthorProfile, GUEST_USER_ID } from '@livery/contract';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UserRow } from '../../users/users.service.ts';
import type { GuestReads } from '../guest-reads.ts';
import { presentProfile } from '../social.present.ts';
import { countPosts } from './author-counts.repository.ts';
import { findFollowCounts, hasFollowed } from './follows.repository.ts';
import { type Around, createShownAuthor } from './shown-author.ts';

/** Who writes posts: everybody, under their own id. */
export const createAuthors = ({ charge, once, ...around }: Around & Pick<GuestReads, 'charge' | 'once'>) => {
  const shown = createShownAuthor(around);

  const present = async ({ db }: Tenant, viewer: string, person: UserRow): Promise<AuthorProfile> => {
    const [followed, followsViewer] = await Promise.all([
      hasFollowed(db, viewer, person.id),
      hasFollowed(db, person.id, viewer),
    ]);
    return presentProfile({ ...person, followed, follows_viewer: followsViewer }, viewer);
  };

  const read = async (tenant: Tenant, viewer: string, id: string): Promise<AuthorProfile> =>
    present(tenant, viewer, await shown.byId(tenant, viewer, id));

  const count = async (tenant: Tenant, viewer: string, id: string): Promise<AuthorCounts> => {
    await shown.byId(tenant, viewer, id);
    const [posts, follows] = await Promise.all([countPosts(tenant.db, id), findFollowCounts(tenant.db, id)]);
    return { ...posts, ...follows };
  };

  return {
    /** @throws api.not_found, api.author_deleted */
    getAuthor: (tenant: Tenant, { userId }: Caller, id: string) => read(tenant, userId, id),

    /** By account ID, without case. @throws as `getAuthor` */
    getAuthorByUsername: async (tenant: Tenant, { userId }: Caller, username: string) =>
      present(tenant, userId, await shown.byUsername(tenant, userId, username)),

    /** @throws as `getAuthor`, api.guest_quota */
    getGuestAuthor: async (tenant: Tenant, address: string, id: string): Promise<AuthorProfile> => {
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

    /** Whom the caller has blocked, they do not write to; each post says more. @throws as `getAuthor` */
    mayComment: async (
      tenant: Tenant,
      { userId }: Caller,
      id: string,
    ): Promise<{ allow_comment: boolean }> => {
      await shown.byId(tenant, userId, id);
      const { mine } = await around.contacts.blocksBetween(tenant, userId, id);
      return { allow_comment: !mine };
    },
  };
};
