import { type ChartHead, type ChartRange, GUEST_USER_ID, LIMITS, type Post } from '@livery/contract';
import { LRUCache } from 'lru-cache';
import type { Limits } from '../../config.limits.ts';
import { ApiError } from '../../infra/errors.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { PageOf } from './cursor.ts';
import { type FeedQuery, readFeed, viewablePost } from './posts.service.ts';
import { presentPost } from './social.present.ts';

const HOUR = 3_600_000;
const PAGES = 500;
const CHART_HEAD = 4;

/** Guests all see the same: a page is read once in `age` milliseconds, however many ask for it at once. */
const createPages = (age: number) => {
  interface Wanted {
    tenant: Tenant;
    query: FeedQuery;
  }
  const pages = new LRUCache<string, PageOf<Post>, Wanted>({
    max: PAGES,
    // Zero would be for ever.
    ttl: Math.max(1, age),
    fetchMethod: (_key, _stale, { context: { tenant, query } }) => readFeed(tenant, GUEST_USER_ID, query),
  });
  return (tenant: Tenant, { type, range, per_page, next_id }: FeedQuery): Promise<PageOf<Post>> => {
    const key = JSON.stringify([tenant.brand.id, type, range, per_page, next_id]);
    const query = { ...(type && { type }), ...(range && { range }), ...(per_page && { per_page }) };
    const context = { tenant, query: { ...query, ...(next_id !== undefined && { next_id }) } };
    return pages.forceFetch(key, { context });
  };
};

/** Counts posts that are delivered, an hour and address. A page that begins below the quota is delivered whole. */
const createQuota = (limiter: RateLimiter, perHour: number) => {
  const keyOf = (address: string) => `guest-posts:${address}`;
  return {
    /** @throws api.guest_quota, before anything is read */
    charge: async (tenant: Tenant, address: string, cost: number): Promise<void> => {
      const rate = { limit: perHour, windowMs: HOUR, cost };
      const { count, retryAfter } = await limiter.take(tenant, keyOf(address), rate);
      if (count - cost >= perHour)
        throw new ApiError('api.guest_quota', { retry_after: Math.max(1, retryAfter) });
    },
    giveBack: async (tenant: Tenant, address: string, cost: number): Promise<void> => {
      if (cost > 0) await limiter.giveBack(tenant, keyOf(address), cost);
    },
  };
};

/** Posts of guests, under their hourly quota. */
export const createGuestPosts = (limiter: RateLimiter, { guestPerHour, guestPageSeconds }: Limits) => {
  const page = createPages(guestPageSeconds * 1000);
  const { charge, giveBack } = createQuota(limiter, guestPerHour);
  return {
    /** @throws api.guest_quota */
    guestFeed: async (tenant: Tenant, address: string, query: FeedQuery): Promise<PageOf<Post>> => {
      const per_page = query.per_page ?? LIMITS.guestFeedPage;
      await charge(tenant, address, per_page);
      const read = await page(tenant, { ...query, per_page });
      await giveBack(tenant, address, per_page - read.list.length);
      return read;
    },

    /** @throws api.guest_quota and the codes of `assertViewable` */
    getGuestPost: async (tenant: Tenant, address: string, id: string): Promise<Post> => {
      await charge(tenant, address, 1);
      return presentPost(GUEST_USER_ID)(await viewablePost(tenant, GUEST_USER_ID, id));
    },

    /** The first page as the first HTML carries it: free of the quota. */
    guestFirstPage: (tenant: Tenant): Promise<PageOf<Post>> =>
      page(tenant, { per_page: LIMITS.guestFeedPage }),

    /** The head of the chart for the first HTML: of the day, or of the week where the day has too few. */
    guestChartHead: async (tenant: Tenant): Promise<ChartHead> => {
      const head = async (range: ChartRange) => {
        const { list } = await page(tenant, { per_page: CHART_HEAD, type: 'chart', range });
        return { range, list };
      };
      const today = await head('24h');
      return today.list.length < CHART_HEAD ? head('7d') : today;
    },
  };
};
