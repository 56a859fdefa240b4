import { type ChartRange, GUEST_USER_ID, LIMITS, type Post, type PostMarks } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { ApiError } from '../../infra/errors.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { type ChartRow, listChart, noteChartRanks } from './charts.repository.ts';
import { type PageOf, pageOf, readCursor } from './cursor.ts';
import { addMark, type Mark, removeMark } from './marks.repository.ts';
import { findPost, listByScore, listFollowed, type PostRow } from './posts.repository.ts';
import { assertViewable } from './social.policy.ts';
import { presentChartPost, presentCounts, presentPost } from './social.present.ts';

type FeedQuery = QueryOf<'GET /social/api/recommend/public'>;

/** @throws the codes of `assertViewable` */
export const viewablePost = async ({ db }: Tenant, viewer: string, id: string): Promise<PostRow> => {
  const post = await findPost(db, viewer, id);
  assertViewable(post, viewer);
  return post;
};

const readFeed = async (
  { db }: Tenant,
  viewer: string,
  { type = 'recommend', range = '24h', next_id, per_page = LIMITS.feedPage }: FeedQuery,
): Promise<PageOf<Post>> => {
  const page = { viewer, after: readCursor(next_id), limit: per_page + 1 };
  if (type === 'chart') {
    const cursorOf = ({ engagement, id }: ChartRow) => ({ place: engagement, id });
    return pageOf(await listChart(db, { ...page, range }), per_page, cursorOf, presentChartPost(viewer));
  }
  const rows = await listByScore(db, { ...page, images: type === 'gallery' });
  return pageOf(rows, per_page, ({ score, id }) => ({ place: score, id }), presentPost(viewer));
};

/** Posts of signed-in people. */
export const createPosts = () => ({
  recommendFeed: (tenant: Tenant, caller: Caller, query: FeedQuery): Promise<PageOf<Post>> =>
    readFeed(tenant, caller.userId, query),

  followFeed: async (
    { db }: Tenant,
    { userId }: Caller,
    { next_id, per_page = LIMITS.feedPage }: FeedQuery,
  ): Promise<PageOf<Post>> => {
    const page = { viewer: userId, after: readCursor(next_id), limit: per_page + 1 };
    const rows = await listFollowed(db, page);
    return pageOf(rows, per_page, ({ id }) => ({ place: 0, id }), presentPost(userId));
  },

  /** Notes the chart's places as everybody sees them; changes are counted from here. */
  noteChart: ({ db }: Pick<Tenant, 'db'>, range: ChartRange): Promise<void> =>
    noteChartRanks(db, GUEST_USER_ID, range),

  getPost: async (tenant: Tenant, { userId }: Caller, id: string): Promise<Post> =>
    presentPost(userId)(await viewablePost(tenant, userId, id)),

  /** Puts a mark on a post or takes it back; a repeat changes nothing. Answers what is there afterwards. */
  mark: async (
    tenant: Tenant,
    { userId }: Caller,
    postId: string,
    change: { mark: Mark; on: boolean },
  ): Promise<PostMarks> => {
    await viewablePost(tenant, userId, postId);
    await (change.on ? addMark : removeMark)(tenant.db, change.mark, postId, userId);
    const post = await viewablePost(tenant, userId, postId);
    return { counts: presentCounts(post), liked: post.liked, collected: post.collected };
  },
});

const HOUR = 3_600_000;
const FIRST_PAGE_AGE = 5_000;
const CHART_HEAD = 4;

interface FirstPage {
  page: Promise<PageOf<Post>>;
  madeAt: number;
}

/** Posts of guests, under their hourly quota: posts delivered, by address. */
export const createGuestPosts = (limiter: RateLimiter, perHour: number) => {
  const firstPages = new Map<string, FirstPage>();
  const charge = async (tenant: Tenant, address: string, cost: number) => {
    if (cost === 0) return;
    const use = await limiter.take(tenant, `guest-posts:${address}`, {
      limit: perHour,
      windowMs: HOUR,
      cost,
    });
    if (!use.allowed) throw new ApiError('api.guest_quota', { retry_after: use.retryAfter });
  };
  /** Up to five seconds old. */
  const firstPage = (tenant: Tenant, query: FeedQuery): Promise<PageOf<Post>> => {
    const key = [tenant.brand.id, query.type, query.range].join(':');
    const known = firstPages.get(key);
    if (known && Date.now() - known.madeAt < FIRST_PAGE_AGE) return known.page;
    const page = readFeed(tenant, GUEST_USER_ID, query);
    page.catch(() => firstPages.delete(key));
    firstPages.set(key, { page, madeAt: Date.now() });
    return page;
  };
  return {
    /** @throws api.guest_quota */
    guestFeed: async (tenant: Tenant, address: string, query: FeedQuery): Promise<PageOf<Post>> => {
      const page = await readFeed(tenant, GUEST_USER_ID, { per_page: LIMITS.guestFeedPage, ...query });
      await charge(tenant, address, page.list.length);
      return page;
    },

    /** @throws api.guest_quota and the codes of `assertViewable` */
    getGuestPost: async (tenant: Tenant, address: string, id: string): Promise<Post> => {
      const post = await viewablePost(tenant, GUEST_USER_ID, id);
      await charge(tenant, address, 1);
      return presentPost(GUEST_USER_ID)(post);
    },

    /** The first page as the first HTML carries it: free of the quota. */
    guestFirstPage: (tenant: Tenant): Promise<PageOf<Post>> =>
      firstPage(tenant, { per_page: LIMITS.guestFeedPage }),

    /** The head of the chart for the first HTML: of the day, or of the week where the day has too few. */
    guestChartHead: async (tenant: Tenant): Promise<Post[]> => {
      const head = async (range: ChartRange) =>
        (await firstPage(tenant, { per_page: CHART_HEAD, type: 'chart', range })).list;
      const today = await head('24h');
      return today.length < CHART_HEAD ? head('7d') : today;
    },
  };
};
