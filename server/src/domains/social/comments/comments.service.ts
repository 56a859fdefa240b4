import { type Comment, GUEST_USER_ID, parseComment } from '@livery/contract';
import type { BodyOf, QueryOf } from '@livery/contract/calls';
import { hasLink } from '@livery/contract/links';
import { type PageOf, pageOf, readCursor } from '../../../infra/cursor.ts';
import { ApiError } from '../../../infra/errors.ts';
import { bucketIn, keyedId } from '../../../infra/ids.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import { refuseBlockWords } from '../../users/block-words.ts';
import type { GuestReads } from '../guest-reads.ts';
import { viewablePost } from '../posts/posts.service.ts';
import { assertCommentable } from '../social.policy.ts';
import { presentComment } from '../social.present.ts';
import {
  type CommentRow,
  findCommentByCid,
  findPostOfComment,
  insertComment,
  listComments,
  listReplies,
} from './comments.repository.ts';

type CommentQuery = QueryOf<'GET /social/api/posts/:id/comment'>;
type CommentInput = BodyOf<'POST /social/api/posts/:id/comment'>;

const PAGE = 20;

const readComments = async (
  tenant: Tenant,
  viewer: string,
  postId: string,
  { next_id, limit = PAGE }: CommentQuery,
): Promise<PageOf<Comment>> => {
  const after = readCursor(next_id);
  await viewablePost(tenant, viewer, postId);
  const rows = await listComments(tenant.db, { postId, viewer, after, limit: limit + 1 });
  const cursorOf = (row: (typeof rows)[number]) => ({ place: row.like_count, id: row.id });
  return pageOf(rows, limit, cursorOf, presentComment(viewer));
};

const readReplies = async (
  tenant: Tenant,
  viewer: string,
  commentId: string,
  { next_id, limit = PAGE }: CommentQuery,
): Promise<PageOf<Comment>> => {
  const after = readCursor(next_id);
  const postId = await findPostOfComment(tenant.db, commentId);
  if (postId === undefined) throw new ApiError('api.post_not_exist');
  await viewablePost(tenant, viewer, postId);
  const rows = await listReplies(tenant.db, { commentId, viewer, after, limit: limit + 1 });
  return pageOf(rows, limit, ({ id }) => ({ place: 0, id }), presentComment(viewer));
};

/** @throws api.validation, api.comment_has_hyperlink */
const readText = (input: string): string => {
  const text = parseComment(input);
  if (text === undefined) throw new ApiError('api.validation', { text: 'length' });
  if (hasLink(text)) throw new ApiError('api.comment_has_hyperlink');
  return text;
};

/** @throws api.invalid_data when it stands under another post */
const commentOn = (postId: string, comment: CommentRow | undefined): CommentRow | undefined => {
  if (comment && comment.post_id !== postId) throw new ApiError('api.invalid_data', { cid: 'used' });
  return comment;
};

export const createComments = ({ charge, once }: GuestReads) => ({
  listComments: (tenant: Tenant, caller: Caller, postId: string, query: CommentQuery) =>
    readComments(tenant, caller.userId, postId, query),

  /** @throws api.guest_quota and the codes of `assertViewable` */
  listGuestComments: async (tenant: Tenant, address: string, postId: string, query: CommentQuery) => {
    await charge(tenant, address, 1);
    return once(tenant, ['comments', postId, query.next_id, query.limit], () =>
      readComments(tenant, GUEST_USER_ID, postId, query),
    );
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

  /**
   * A repeat of `cid` returns the first comment.
   * @throws api.validation, api.comment_has_hyperlink, api.block_word, api.comment_not_allowed, the codes of `assertViewable`, and
   *   api.invalid_data when the author used this `cid` on another post
   */
  postComment: async (
    tenant: Tenant,
    { userId }: Caller,
    postId: string,
    { text: input, cid }: CommentInput,
  ): Promise<Comment> => {
    const first = commentOn(postId, await findCommentByCid(tenant.db, userId, cid));
    const present = presentComment(userId);
    if (first) return present(first);
    const text = readText(input);
    await refuseBlockWords(tenant, text);
    assertCommentable(await viewablePost(tenant, userId, postId));
    await insertComment(tenant.db, {
      id: keyedId(bucketIn(postId)),
      post_id: postId,
      author_id: userId,
      text,
      cid,
    });
    const stored = commentOn(postId, await findCommentByCid(tenant.db, userId, cid));
    if (!stored) throw new Error('a comment that was just stored is gone');
    return present(stored);
  },
});
