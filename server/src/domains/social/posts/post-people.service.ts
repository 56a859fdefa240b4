import { type Author, GUEST_USER_ID } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UsersService } from '../../users/users.service.ts';
import { afterOf, sinceCursor } from '../authors/latest-cursor.ts';
import { listLikers, listViewers, type PersonEntryRow } from '../authors/people.repository.ts';
import type { GuestReads } from '../guest-reads.ts';
import { presentAuthor } from '../social.present.ts';
import { viewablePost } from './posts.service.ts';

type Query = QueryOf<'GET /social/api/posts/:id/liker-list'>;
type Viewers = ResultOf<'GET /social/api/posts/:id/viewer-list'>;

const PAGE = 30;
const cursorOf = (row: PersonEntryRow) => sinceCursor(row.since, row.author_id);

interface Dependencies extends Pick<GuestReads, 'charge' | 'once'> {
  users: Pick<UsersService, 'byId'>;
}

/** Who likes a post, and who has seen it. */
export const createPostPeople = ({ users, charge, once }: Dependencies) => {
  const likers = async (
    tenant: Tenant,
    viewer: string,
    postId: string,
    { next_id, limit = PAGE }: Query,
  ): Promise<PageOf<Author>> => {
    const after = afterOf(readCursor(next_id));
    const { author_id } = await viewablePost(tenant, viewer, postId);
    const author = author_id === viewer ? undefined : await users.byId(tenant, author_id);
    if (author?.likes_private) throw new ApiError('api.like_list_private');
    const rows = await listLikers(tenant.db, postId, { viewer, after, limit: limit + 1 });
    return pageOf(rows, limit, cursorOf, (row) => presentAuthor(row, viewer));
  };

  return {
    /** Of an author who keeps their own likes private, for nobody else. @throws as `viewablePost`, api.like_list_private */
    listLikers: (tenant: Tenant, { userId }: Caller, postId: string, query: Query) =>
      likers(tenant, userId, postId, query),

    /** @throws as `listLikers`, api.guest_quota */
    listGuestLikers: async (tenant: Tenant, address: string, postId: string, query: Query) => {
      await charge(tenant, address, 1);
      return once(tenant, ['likers', postId, query.next_id, query.limit], () =>
        likers(tenant, GUEST_USER_ID, postId, query),
      );
    },

    /** For the author alone. @throws as `viewablePost`, api.view_permission_denied */
    listViewers: async (
      tenant: Tenant,
      { userId }: Caller,
      postId: string,
      { next_id, limit = PAGE }: Query,
    ): Promise<Viewers> => {
      const after = afterOf(readCursor(next_id));
      const { author_id } = await viewablePost(tenant, userId, postId);
      if (author_id !== userId) throw new ApiError('api.view_permission_denied');
      const rows = await listViewers(tenant.db, postId, { viewer: userId, after, limit: limit + 1 });
      return pageOf(rows, limit, cursorOf, (row) => ({
        ...presentAuthor(row, userId),
        view_at: row.since.toISOString(),
      }));
    },
  };
};
