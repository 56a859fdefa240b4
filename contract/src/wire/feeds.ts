import { Type } from 'typebox';
import { CHART_RANGES } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { calls, OneOf, Page } from './call.ts';
import { Post } from './post.ts';

const FEED_TYPES = ['recommend', 'gallery', 'chart'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

const feedQuery = (perPage: number) =>
  Type.Object({
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: perPage, default: perPage })),
    next_id: Type.Optional(Type.String({ maxLength: 200 })),
    /** @assumed */
    type: Type.Optional(OneOf(FEED_TYPES)),
    /** Of the chart; `24h` without. */
    range: Type.Optional(OneOf(CHART_RANGES)),
  });

export const feedsCalls = calls({
  'GET /social/api/recommend/public': {
    access: 'user',
    mayBeLate: true,
    summary: 'Recommended posts, 30 a page',
    query: feedQuery(LIMITS.feedPage),
    result: Page(Post),
  },
  'GET /social/api/guest/recommend/public': {
    access: 'guest',
    area: ({ type }) => (type === 'chart' ? 'chart' : 'feed'),
    mayBeLate: true,
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
});
