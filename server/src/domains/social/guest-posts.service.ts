import { type ChartHead, type ChartRange, GUEST_USER_ID, LIMITS, type Post } from '@livery/contract';
import type { PageOf } from '../../infra/cursor.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { FeedQuery, FeedReading } from './feeds/reading.ts';
import type { GuestReads } from './guest-reads.ts';
import { viewablePost } from './posts/posts.service.ts';
import { presentPost } from './social.present.ts';

const CHART_HEAD = 4;

/** Posts of guests, under their hourly quota. */
export const createGuestPosts = ({ charge, giveBack, once, readFeed }: GuestReads & FeedReading) => {
  const page = (tenant: Tenant, { type, range, per_page, next_id }: FeedQuery): Promise<PageOf<Post>> =>
    once(tenant, ['feed', type, range, per_page, next_id], () =>
      readFeed(tenant, GUEST_USER_ID, { type, range, per_page, next_id }),
    );
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
