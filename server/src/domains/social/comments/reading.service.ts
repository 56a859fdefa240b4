import { type Comment, GUEST_USER_ID } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { GuestReads } from '../guest-reads.ts';
import { viewablePost } from '../posts/posts.service.ts';
import { presentComment } from '../social.present.ts';
import {
  type CommentRow,
  findComment,
  findPinned,
  listComments,
  listReplies,
} from './comments.repository.ts';

type CommentQuery = QueryOf<'GET /social/api/posts/:id/comment'>;
type OneComment = ResultOf<'GET /social/api/comment/:cid'>;

const PAGE = 20;
/** With the page of a post, before anything runs. */
const FIRST = 5;

/** A comment that this viewer is shown, below one that they are shown; and that one. @throws api.post_not_exist */
const shownComment = async (
  { db }: Pick<Tenant, 'db'>,
  viewer: string,
  id: string,
): Promise<{ comment: CommentRow; parent: CommentRow | null }> => {
  const comment = await findComment(db, viewer, id);
  const above = comment?.parent_id ?? null;
  const parent = above === null ? null : await findComment(db, viewer, above);
  if (!comment || parent === undefined) throw new ApiError('api.post_not_exist');
  return { comment, parent };
};

/** As `shownComment`, of a post that they may see. @throws also the codes of `assertViewable` */
export const viewableComment = async (tenant: Tenant, viewer: string, id: string) => {
  const shown = await shownComment(tenant, viewer, id);
  const post = await viewablePost(tenant, viewer, shown.comment.post_id);
  return { ...shown, post };
};

/** The one on top comes first, and belongs to the first page. */
const readComments = async (
  tenant: Tenant,
  viewer: string,
  postId: string,
  { next_id, limit = PAGE }: CommentQuery,
): Promise<PageOf<Comment>> => {
  const after = readCursor(next_id);
  await viewablePost(tenant, viewer, postId);
  const [pinned, rows] = await Promise.all([
    after ? undefined : findPinned(tenant.db, { postId, viewer }),
    listComments(tenant.db, { postId, viewer, after, limit: limit + 1 }),
  ]);
  const cursorOf = (row: CommentRow) => ({ place: row.like_count, id: row.id });
  const present = presentComment(viewer);
  const { list, next_id: next } = pageOf(rows, limit, cursorOf, present);
  return { list: pinned ? [present(pinned), ...list] : list, next_id: next };
};

const readReplies = async (
  tenant: Tenant,
  viewer: string,
  commentId: string,
  { next_id, limit = PAGE }: CommentQuery,
): Promise<PageOf<Comment>> => {
  const after = readCursor(next_id);
  await viewableComment(tenant, viewer, commentId);
  const rows = await listReplies(tenant.db, { commentId, viewer, after, limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => ({ place: 0, id }), presentComment(viewer));
};

const readOne = async (tenant: Tenant, viewer: string, id: string): Promise<OneComment> => {
  const { comment, parent } = await viewableComment(tenant, viewer, id);
  const present = presentComment(viewer);
  return { comment: present(comment), parent: parent && present(parent) };
};

export const createCommentReading = ({ charge, once }: Pick<GuestReads, 'charge' | 'once'>) => ({
  listComments: (tenant: Tenant, caller: Caller, postId: string, query: CommentQuery) =>
    readComments(tenant, caller.userId, postId, query),

  /** @throws api.guest_quota and the codes of `assertViewable` */
  listGuestComments: async (tenant: Tenant, address: string, postId: string, query: CommentQuery) => {
    await charge(tenant, address, 1);
    return once(tenant, ['comments', postId, query.next_id, query.limit], () =>
      readComments(tenant, GUEST_USER_ID, postId, query),
    );
  },

  /** Out of no quota: who reads them has paid for their post. @throws the codes of `assertViewable` */
  firstGuestComments: async (tenant: Tenant, postId: string): Promise<Comment[]> => {
    const read = () => readComments(tenant, GUEST_USER_ID, postId, { limit: FIRST });
    return (await once(tenant, ['first comments', postId], read)).list;
  },

  /** @throws api.post_not_exist and the codes of `assertViewable` */
  listReplies: (tenant: Tenant, caller: Caller, commentId: string, query: CommentQuery) =>
    readReplies(tenant, caller.userId, commentId, query),

  /** @throws api.guest_quota, api.post_not_exist and the codes of `assertViewable` */
  listGuestReplies: async (tenant: Tenant, address: string, commentId: string, query: CommentQuery) => {
    await charge(tenant, address, 1);
    return once(tenant, ['replies', commentId, query.next_id, query.limit], () =>
      readReplies(tenant, GUEST_USER_ID, commentId, query),
    );
  },

  /** @throws api.post_not_exist and the codes of `assertViewable` */
  getComment: (tenant: Tenant, { userId }: Caller, id: string) => readOne(tenant, userId, id),

  /** @throws as `getComment`, api.guest_quota */
  getGuestComment: async (tenant: Tenant, address: string, id: string) => {
    await charge(tenant, address, 1);
    return once(tenant, ['comment', id], () => readOne(tenant, GUEST_USER_ID, id));
  },
});
