import { Type } from 'typebox';
import { LIMITS } from '../limits.ts';
import { calls, Nothing, Nullable, Page } from './call.ts';
import { Cid, Id, IdParams } from './ids.ts';
import { Comment, MentionIds, POST_HIDDEN } from './post.ts';

/** `cid` of the path is the id of a comment. */
const CommentParams = Type.Object({ cid: Id });

const commentQuery = Type.Object({
  next_id: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
});

const body = Type.Object({
  text: Type.String({ maxLength: 4 * LIMITS.comment }),
  mentions: Type.Optional(MentionIds),
  cid: Cid,
});

const WRITING = [
  ...POST_HIDDEN,
  'api.block_word',
  'api.comment_has_hyperlink',
  'api.comment_not_allowed',
  'api.invalid_data',
] as const;

/** What toggles of a comment return: how many like it afterwards, and whether I do. A repeat changes nothing. */
const like = (summary: string) =>
  ({
    access: 'user',
    summary,
    params: CommentParams,
    result: Type.Object({ like_count: Type.Integer(), liked: Type.Boolean() }),
    errors: POST_HIDDEN,
  }) as const;

/** A comment with the one above it, so that a link to it shows it in its place. */
const one = {
  summary: 'One comment, in its place',
  params: CommentParams,
  result: Type.Object({ comment: Comment, parent: Nullable(Comment) }),
  errors: POST_HIDDEN,
} as const;

/** The author of the post alone; of comments on the post itself. */
const pin = (summary: string) =>
  ({
    access: 'user',
    summary,
    params: CommentParams,
    result: Nothing,
    errors: [...POST_HIDDEN, 'api.invalid_data'],
  }) as const;

/** Comments of a post, replies to them, and what is done with them. */
export const commentsCalls = calls({
  'GET /social/api/posts/:id/comment': {
    access: 'user',
    summary: 'Comments of a post: the pinned one, then best first',
    params: IdParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  'GET /social/api/guest/posts/:id/comment': {
    access: 'guest',
    area: 'comments',
    summary: 'Comments of a post, as a guest sees them',
    params: IdParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  'GET /social/api/comment/:cid/sub-comment': {
    access: 'user',
    summary: 'Replies to a comment, oldest first',
    params: CommentParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  'GET /social/api/guest/comment/:cid/sub-comment': {
    access: 'guest',
    area: 'comments',
    summary: 'Replies to a comment, as a guest sees them',
    params: CommentParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  /** @assumed, as is the next one. */
  'GET /social/api/comment/:cid': { access: 'user', ...one },
  'GET /social/api/guest/comment/:cid': { access: 'guest', area: 'comments', ...one },
  'POST /social/api/posts/:id/comment': {
    access: 'user',
    summary: 'Comment on a post',
    params: IdParams,
    body,
    result: Comment,
    errors: WRITING,
  },
  /** A reply to a reply stands below the same comment, with `reply_to`. */
  'POST /social/api/comment/:cid': {
    access: 'user',
    summary: 'Reply to a comment',
    params: CommentParams,
    body,
    result: Comment,
    errors: WRITING,
  },
  /** One's own, or any on a post of one's own; its replies go with it. A repeat is harmless. */
  'DELETE /social/api/comment/:cid': {
    access: 'user',
    summary: 'Delete a comment',
    params: CommentParams,
    result: Nothing,
    errors: POST_HIDDEN,
  },
  'PUT /social/api/comment/:cid/like': like('Like a comment'),
  'PUT /social/api/comment/:cid/unlike': like('Take the like of a comment back'),
  /** The one that was on top before is there no more. @assumed, as is the next one. */
  'PUT /social/api/comment/:cid/pin': pin('Put a comment on top of a post of mine'),
  'PUT /social/api/comment/:cid/unpin': pin('Take a comment down from the top'),
});
