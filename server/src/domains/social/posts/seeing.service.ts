import { GUEST_USER_ID } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UsersService } from '../../users/users.service.ts';
import { deleteFollow } from '../authors/follows.repository.ts';
import { afterOf, sinceCursor } from '../authors/latest-cursor.ts';
import { listHiddenAuthors } from '../authors/people.repository.ts';
import { clearTimeline } from '../feeds/timelines.repository.ts';
import type { GuestReads } from '../guest-reads.ts';
import { presentAuthor } from '../social.present.ts';
import { hideAuthor, hidePost, unhideAuthor, unhidePost } from './hidden.repository.ts';
import { viewablePost } from './posts.service.ts';
import { noteShare } from './shares.repository.ts';
import { noteView } from './views.repository.ts';

interface Dependencies extends Pick<GuestReads, 'charge'> {
  users: Pick<UsersService, 'byId'>;
}

type Done = Record<never, never>;
const HIDDEN = 30;

/** What people see of posts, do not want to see, and show to others. */
export const createSeeing = ({ users, charge }: Dependencies) => {
  const linkTo = (origin: string, id: string) => ({ url: `${origin}/posts/${id}` });

  return {
    /** Of one's own it is not counted. @throws as `viewablePost` */
    viewPost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Done> => {
      const { author_id } = await viewablePost(tenant, userId, id);
      if (author_id !== userId) await noteView(tenant.db, id, userId);
      return {};
    },

    /** Who asks for it, passes the post on: they are counted, its author is not. @throws as `viewablePost` */
    shareLink: async (tenant: Tenant, caller: Caller, id: string, origin: string) => {
      const { author_id } = await viewablePost(tenant, caller.userId, id);
      if (author_id !== caller.userId) await noteShare(tenant.db, id, caller.userId);
      return linkTo(origin, id);
    },

    /** Guests are not counted: nobody can tell them apart. @throws as `viewablePost`, api.guest_quota */
    guestShareLink: async (tenant: Tenant, address: string, id: string, origin: string) => {
      await charge(tenant, address, 1);
      await viewablePost(tenant, GUEST_USER_ID, id);
      return linkTo(origin, id);
    },

    /** The post was sent into conversations. Each person counts once. */
    noteShare: ({ db }: Tenant, { userId }: Caller, id: string): Promise<void> => noteShare(db, id, userId),

    /** @throws as `viewablePost` */
    hidePost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Done> => {
      await viewablePost(tenant, userId, id);
      await hidePost(tenant.db, userId, id);
      return {};
    },

    unhidePost: async ({ db }: Tenant, { userId }: Caller, id: string): Promise<Done> => {
      await unhidePost(db, userId, id);
      return {};
    },

    /** Following them ends. @throws api.invalid_user_id for oneself or nobody */
    hideAuthor: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Done> => {
      if (id === userId || !(await users.byId(tenant, id))) throw new ApiError('api.invalid_user_id');
      await tenant.db.transaction().execute(async (trx) => {
        await hideAuthor(trx, userId, id);
        await deleteFollow(trx, userId, id);
        await clearTimeline(trx, userId, id);
      });
      return {};
    },

    unhideAuthor: async ({ db }: Tenant, { userId }: Caller, id: string): Promise<Done> => {
      await unhideAuthor(db, userId, id);
      return {};
    },

    /** The latest first. @throws api.validation */
    hiddenAuthors: async (
      { db }: Tenant,
      { userId }: Caller,
      { next_id }: QueryOf<'GET /social/api/hidden-authors'>,
    ) => {
      const after = afterOf(readCursor(next_id));
      const rows = await listHiddenAuthors(db, { viewer: userId, after, limit: HIDDEN + 1 });
      return pageOf(
        rows,
        HIDDEN,
        (row) => sinceCursor(row.since, row.author_id),
        (row) => presentAuthor(row, userId),
      );
    },
  };
};
