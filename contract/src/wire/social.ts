import { type Static, Type } from 'typebox';
import { FollowRelation, POST_KINDS, POST_PRIVACIES, POST_REVIEWS } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { call, Nullable, OneOf, OneOfNumbers, Page, Time } from './call.ts';
import { Cid, IdParams } from './ids.ts';

export const Author = Type.Object({
  id: Type.String(),
  nickname: Type.String(),
  username: Type.String(),
  avatar: Type.String(),
  avatar_thumbnail: Type.String(),
  is_followed: OneOfNumbers(FollowRelation),
});
export type Author = Static<typeof Author>;

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
});
export type Post = Static<typeof Post>;

export const FEED_TYPES = ['recommend', 'gallery', 'chart'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

const feedQuery = (perPage: number) =>
  Type.Object({
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.feedPage, default: perPage })),
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
    /** @assumed */
    type: Type.Optional(OneOf(FEED_TYPES)),
  });

export const recommendFeed = call({
  method: 'GET',
  path: '/social/api/recommend/public',
  access: 'user',
  summary: 'Recommended posts, 30 a page',
  query: feedQuery(LIMITS.feedPage),
  result: Page(Post),
});

export const guestFeed = call({
  method: 'GET',
  path: '/social/api/guest/recommend/public',
  access: 'guest',
  summary: 'Recommended posts for a guest, 10 a page',
  query: feedQuery(LIMITS.guestFeedPage),
  result: Page(Post),
});

export const followFeed = call({
  method: 'GET',
  path: '/social/api/recommend/follower',
  access: 'user',
  summary: 'Posts of people I follow, newest first',
  query: feedQuery(LIMITS.feedPage),
  result: Page(Post),
});

export const getPost = call({
  method: 'GET',
  path: '/social/api/posts/:id',
  access: 'user',
  summary: 'One post',
  params: IdParams,
  result: Post,
});

export const getGuestPost = call({
  method: 'GET',
  path: '/social/api/guest/posts/:id',
  access: 'guest',
  summary: 'One post, as a guest sees it',
  params: IdParams,
  result: Post,
});

/** Toggles answer the post's counts and my marks after the call; a repeat changes nothing. */
const PostMarks = Type.Object({ counts: PostCounts, liked: Type.Boolean(), collected: Type.Boolean() });
export type PostMarks = Static<typeof PostMarks>;

const toggle = <const V extends string>(verb: V, summary: string) =>
  call({
    method: 'PUT',
    path: `/social/api/posts/:id/${verb}`,
    access: 'user',
    summary,
    params: IdParams,
    result: PostMarks,
  });

export const likePost = toggle('like', 'Like a post');
export const unlikePost = toggle('unlike', 'Take a like back');
export const collectPost = toggle('collect', 'Collect a post');
export const uncollectPost = toggle('uncollect', 'Take a post out of the collection');

const relation = <const V extends string>(verb: V, summary: string) =>
  call({
    method: 'PUT',
    path: `/social/api/authors/:id/${verb}`,
    access: 'user',
    summary,
    params: IdParams,
    result: Type.Object({ is_followed: OneOfNumbers(FollowRelation) }),
  });

export const followAuthor = relation('follow', 'Follow an author');
export const unfollowAuthor = relation('unfollow', 'Unfollow an author');

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

const commentQuery = Type.Object({
  next_id: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
});

export const listComments = call({
  method: 'GET',
  path: '/social/api/posts/:id/comment',
  access: 'user',
  summary: 'Comments of a post, best first',
  params: IdParams,
  query: commentQuery,
  result: Page(Comment),
});

export const listGuestComments = call({
  method: 'GET',
  path: '/social/api/guest/posts/:id/comment',
  access: 'guest',
  summary: 'Comments of a post, as a guest sees them',
  params: IdParams,
  query: commentQuery,
  result: Page(Comment),
});

export const postComment = call({
  method: 'POST',
  path: '/social/api/posts/:id/comment',
  access: 'user',
  summary: 'Comment on a post',
  params: IdParams,
  body: Type.Object({ text: Type.String({ maxLength: 4 * LIMITS.comment }), cid: Cid }),
  result: Comment,
});
