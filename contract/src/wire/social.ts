import { type Static, Type } from 'typebox';
import { CHART_RANGES, FollowRelation, POST_KINDS, POST_PRIVACIES, POST_REVIEWS } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, Nullable, OneOf, OneOfNumbers, Page, Time } from './call.ts';
import { Cid, Id, IdParams } from './ids.ts';

export const Author = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  username: Type.String(),
  avatar: Type.String(),
  avatar_thumbnail: Type.String(),
  is_followed: OneOfNumbers(FollowRelation),
});
export type Author = Static<typeof Author>;

/** `posts` that everybody may see, and their `likes`; who follows the author and whom they follow. The fields are `@assumed`. */
export const AuthorCounts = Type.Object({
  posts: Type.Integer(),
  followers: Type.Integer(),
  followings: Type.Integer(),
  likes: Type.Integer(),
});
export type AuthorCounts = Static<typeof AuthorCounts>;

/** A picture or a video: pixels known before it loads; `thumbhash` is base64. `duration` in seconds. */
export const Media = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  thumbhash: Type.String(),
  duration: Type.Optional(Type.Number()),
  poster: Type.Optional(Type.String()),
});
export type Media = Static<typeof Media>;

export const PostCounts = Type.Object({
  like: Type.Integer(),
  comment: Type.Integer(),
  collect: Type.Integer(),
  share: Type.Integer(),
});
export type PostCounts = Static<typeof PostCounts>;

/** A post's place in the chart, from 1; `change` is how many places it rose, negative when it fell, null when it is new. */
const ChartPosition = Type.Object({ rank: Type.Integer(), change: Nullable(Type.Integer()) });
export type ChartPosition = Static<typeof ChartPosition>;

export const Post = Type.Object({
  id: Type.String(),
  author: Author,
  kind: OneOf(POST_KINDS),
  media: Type.Array(Media),
  description: Type.String(),
  hashtags: Type.Array(Type.String()),
  place: Type.String(),
  counts: PostCounts,
  liked: Type.Boolean(),
  collected: Type.Boolean(),
  permissions: Type.Object({
    allow_comment: Type.Boolean(),
    allow_save: Type.Boolean(),
    privacy: OneOf(POST_PRIVACIES),
  }),
  review: OneOf(POST_REVIEWS),
  create_at: Time,
  /** In the chart alone. */
  chart: Type.Optional(ChartPosition),
});
export type Post = Static<typeof Post>;

const FEED_TYPES = ['recommend', 'gallery', 'chart'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

/** Why a post is not shown to who asks. */
const POST_HIDDEN = [
  'api.post_not_exist',
  'api.post_auditing',
  'api.post_audit_rejected',
  'api.author_deleted',
  'api.view_permission_denied',
] as const;

const feedQuery = (perPage: number) =>
  Type.Object({
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: perPage, default: perPage })),
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
    /** @assumed */
    type: Type.Optional(OneOf(FEED_TYPES)),
    /** Of the chart; `24h` without. */
    range: Type.Optional(OneOf(CHART_RANGES)),
  });

/** What toggles return: the post's counts and my marks after the call. A repeat changes nothing. */
const PostMarks = Type.Object({ counts: PostCounts, liked: Type.Boolean(), collected: Type.Boolean() });
export type PostMarks = Static<typeof PostMarks>;

const toggle = (summary: string) =>
  ({ access: 'user', summary, params: IdParams, result: PostMarks, errors: POST_HIDDEN }) as const;

/** Why an author is not shown to who asks. This server tells nobody that they are blocked: they get the first one. */
const AUTHOR_HIDDEN = ['api.author_deleted', 'api.view_permission_denied'] as const;

const relation = (summary: string) =>
  ({
    access: 'user',
    summary,
    params: IdParams,
    result: Type.Object({ is_followed: OneOfNumbers(FollowRelation) }),
    errors: ['api.invalid_user_id', ...AUTHOR_HIDDEN],
  }) as const;

export const Comment = Type.Object({
  id: Type.String(),
  post_id: Type.String(),
  parent_id: Nullable(Type.String()),
  author: Author,
  text: Type.String(),
  like_count: Type.Integer(),
  reply_count: Type.Integer(),
  liked: Type.Boolean(),
  create_at: Time,
});
export type Comment = Static<typeof Comment>;

const CommentParams = Type.Object({ cid: Id });

const commentQuery = Type.Object({
  next_id: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
});

export const socialCalls = calls({
  'GET /social/api/recommend/public': {
    access: 'user',
    summary: 'Recommended posts, 30 a page',
    query: feedQuery(LIMITS.feedPage),
    result: Page(Post),
  },
  'GET /social/api/guest/recommend/public': {
    access: 'guest',
    summary: 'Recommended posts for a guest, 10 a page',
    query: feedQuery(LIMITS.guestFeedPage),
    result: Page(Post),
  },
  'GET /social/api/recommend/follower': {
    access: 'user',
    summary: 'Posts of people I follow, newest first',
    query: feedQuery(LIMITS.feedPage),
    result: Page(Post),
  },
  'GET /social/api/posts/:id': {
    access: 'user',
    summary: 'One post',
    params: IdParams,
    result: Post,
    errors: POST_HIDDEN,
  },
  'GET /social/api/guest/posts/:id': {
    access: 'guest',
    summary: 'One post, as a guest sees it',
    params: IdParams,
    result: Post,
    errors: POST_HIDDEN,
  },
  'PUT /social/api/posts/:id/like': toggle('Like a post'),
  'PUT /social/api/posts/:id/unlike': toggle('Take a like back'),
  'PUT /social/api/posts/:id/collect': toggle('Collect a post'),
  'PUT /social/api/posts/:id/uncollect': toggle('Take a post out of the collection'),
  /** A cancelled account is gone; so is who has blocked me, for me. */
  'GET /social/api/authors/:id': {
    access: 'user',
    summary: 'An author',
    params: IdParams,
    result: Author,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/guest/authors/:id': {
    access: 'guest',
    summary: 'An author, as a guest sees them',
    params: IdParams,
    result: Author,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/authors/:id/counts': {
    access: 'user',
    summary: 'What an author has written and gathered',
    params: IdParams,
    result: AuthorCounts,
    errors: AUTHOR_HIDDEN,
  },
  'GET /social/api/guest/authors/:id/counts': {
    access: 'guest',
    summary: 'What an author has written and gathered, for a guest',
    params: IdParams,
    result: AuthorCounts,
    errors: AUTHOR_HIDDEN,
  },
  'PUT /social/api/authors/:id/follow': relation('Follow an author'),
  'PUT /social/api/authors/:id/unfollow': relation('Unfollow an author'),
  'GET /social/api/posts/:id/comment': {
    access: 'user',
    summary: 'Comments of a post, best first',
    params: IdParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  'GET /social/api/guest/posts/:id/comment': {
    access: 'guest',
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
    summary: 'Replies to a comment, as a guest sees them',
    params: CommentParams,
    query: commentQuery,
    result: Page(Comment),
    errors: POST_HIDDEN,
  },
  'POST /social/api/posts/:id/comment': {
    access: 'user',
    summary: 'Comment on a post',
    params: IdParams,
    body: Type.Object({ text: Type.String({ maxLength: 4 * LIMITS.comment }), cid: Cid }),
    result: Comment,
    errors: [
      ...POST_HIDDEN,
      'api.block_word',
      'api.comment_has_hyperlink',
      'api.comment_not_allowed',
      'api.invalid_data',
    ],
  },
});
