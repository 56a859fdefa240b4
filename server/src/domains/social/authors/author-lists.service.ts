import { type AuthorEntry, GUEST_USER_ID, LIMITS, type Post } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { UserRow } from '../../users/users.service.ts';
import type { GuestReads } from '../guest-reads.ts';
import { listMarked, listWritten, type MarkedPostRow } from '../posts/marked-posts.repository.ts';
import { presentEntry, presentPost } from '../social.present.ts';
import { afterOf, sinceCursor } from './latest-cursor.ts';
import { listFollows } from './people.repository.ts';
import { type Around, createShownAuthor } from './shown-author.ts';

type PostsQuery = QueryOf<'GET /social/api/authors/:id/posts'>;
type PeopleQuery = QueryOf<'GET /social/api/authors/:id/followers'>;

/** Lists of an author's page that hold posts. */
export type PostList = 'written' | 'like' | 'collect';
export type PeopleList = 'followers' | 'followings';

const PEOPLE = 30;

/** @throws api.like_list_private, api.view_permission_denied for what its owner keeps to themselves */
const assertOpen = (
  { id, likes_private, collects_private }: UserRow,
  list: PostList,
  viewer: string,
): void => {
  if (id === viewer) return;
  if (list === 'like' && likes_private) throw new ApiError('api.like_list_private');
  if (list === 'collect' && collects_private) throw new ApiError('api.view_permission_denied');
};

/** What stands on an author's page, as each viewer may see it. */
export const createAuthorLists = ({ charge, giveBack, once, ...around }: Around & GuestReads) => {
  const shown = createShownAuthor(around);

  const written = async (
    tenant: Tenant,
    viewer: string,
    id: string,
    { limit = LIMITS.feedPage, next_id }: PostsQuery,
  ): Promise<PageOf<Post>> => {
    const page = { viewer, author: id, after: readCursor(next_id), limit: limit + 1 };
    const rows = await listWritten(tenant.db, page);
    // Whoever has posts that the viewer may see is there, and shown to them.
    if (rows.length === 0) await shown.byId(tenant, viewer, id);
    return pageOf(rows, limit, (row) => ({ place: 0, id: row.id }), presentPost(viewer));
  };

  const posts = async (
    tenant: Tenant,
    viewer: string,
    { list, id, query }: { list: PostList; id: string; query: PostsQuery },
  ): Promise<PageOf<Post>> => {
    if (list === 'written') return written(tenant, viewer, id, query);
    const { limit = LIMITS.feedPage, next_id } = query;
    const after = afterOf(readCursor(next_id));
    assertOpen(await shown.byId(tenant, viewer, id), list, viewer);
    const page = { viewer, person: id, after, limit: limit + 1 };
    const cursorOf = (row: MarkedPostRow) => sinceCursor(row.marked_at, row.id);
    return pageOf(await listMarked(tenant.db, list, page), limit, cursorOf, presentPost(viewer));
  };

  const people = async (
    tenant: Tenant,
    viewer: string,
    { list, id, query }: { list: PeopleList; id: string; query: PeopleQuery },
  ): Promise<PageOf<AuthorEntry>> => {
    const { limit = PEOPLE, next_id, q = '' } = query;
    const after = afterOf(readCursor(next_id));
    await shown.byId(tenant, viewer, id);
    const rows = await listFollows(tenant.db, list, id, { viewer, after, limit: limit + 1, q: q.trim() });
    return pageOf(rows, limit, (row) => sinceCursor(row.since, row.author_id), presentEntry(viewer));
  };

  return {
    /** @throws api.not_found, api.author_deleted, api.like_list_private, api.view_permission_denied */
    listAuthorPosts: (tenant: Tenant, { userId }: Caller, list: PostList, id: string, query: PostsQuery) =>
      posts(tenant, userId, { list, id, query }),

    /** @throws as `listAuthorPosts`, api.guest_quota */
    listGuestAuthorPosts: async (
      tenant: Tenant,
      address: string,
      list: PostList,
      id: string,
      query: PostsQuery,
    ): Promise<PageOf<Post>> => {
      const { limit = LIMITS.guestFeedPage, next_id } = query;
      await charge(tenant, address, limit);
      const key = ['author-posts', list, id, next_id, limit];
      const read = await once(tenant, key, () =>
        posts(tenant, GUEST_USER_ID, { list, id, query: { next_id, limit } }),
      );
      await giveBack(tenant, address, limit - read.list.length);
      return read;
    },

    /** @throws api.not_found, api.author_deleted */
    listFollows: (tenant: Tenant, { userId }: Caller, list: PeopleList, id: string, query: PeopleQuery) =>
      people(tenant, userId, { list, id, query }),

    /** @throws as `listFollows`, api.guest_quota */
    listGuestFollows: async (
      tenant: Tenant,
      address: string,
      list: PeopleList,
      id: string,
      query: PeopleQuery,
    ): Promise<PageOf<AuthorEntry>> => {
      await charge(tenant, address, 1);
      return once(tenant, [list, id, query.q, query.next_id, query.limit], () =>
        people(tenant, GUEST_USER_ID, { list, id, query }),
      );
    },
  };
};
