import {
  type ChartHead,
  type ChartRange,
  type Comment,
  GUEST_USER_ID,
  isKept,
  LIMITS,
  type Post,
} from '@livery/contract';
import type { PageOf } from '../../infra/cursor.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { createCommentReading } from './comments/reading.service.ts';
import { createGuestDepth } from './feeds/guest-depth.ts';
import type { FeedQuery, FeedReading } from './feeds/reading.ts';
import type { GuestReads } from './guest-reads.ts';
import { readWhole } from './posts/page-reader.ts';
import { findPost } from './posts/posts.repository.ts';
import { viewablePost } from './posts/posts.service.ts';
import { isViewable, wasPublic } from './social.policy.ts';
import { presentPost } from './social.present.ts';

const CHART_HEAD = 4;

/**
 * What a post's address shows to everybody. `closed`: there is one that guests may not see. `gone`: it was for everyone
 * and has been deleted, or its author has.
 */
export type PublicPost = { post: Post; comments: Comment[] } | 'closed' | 'gone' | 'unknown';

type Reads = GuestReads & FeedReading & Pick<ReturnType<typeof createCommentReading>, 'firstGuestComments'>;

/** Posts of guests, under their hourly quota. */
export const createGuestPosts = ({ charge, giveBack, once, readFeed, firstGuestComments }: Reads) => {
  const page = (tenant: Tenant, { type, range, per_page, next_id }: FeedQuery): Promise<PageOf<Post>> =>
    once(tenant, ['feed', type, range, per_page, next_id], async () => {
      const query = { type, range, per_page, next_id };
      const read = await readFeed(tenant, readWhole, GUEST_USER_ID, query);
      return { list: read.rows.map(presentPost(GUEST_USER_ID)), next_id: read.next_id };
    });
  const assertWithin = createGuestDepth({ once });
  return {
    /** @throws api.guest_quota, api.unauthorized */
    guestFeed: async (tenant: Tenant, address: string, query: FeedQuery): Promise<PageOf<Post>> => {
      await assertWithin(tenant, query);
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

    /** As its page shows it before anything runs, with its first comments, which are free. @throws api.guest_quota */
    getPublicPost: async (tenant: Tenant, address: string, id: string): Promise<PublicPost> => {
      await charge(tenant, address, 1);
      const row = await findPost(tenant.db, GUEST_USER_ID, id);
      if (!row) return 'unknown';
      if (!isViewable(row, GUEST_USER_ID)) return wasPublic(row) ? 'gone' : 'closed';
      const hasNone = isKept(tenant.brand.config.guests, 'comments');
      const comments = hasNone ? [] : await firstGuestComments(tenant, id).catch(() => []);
      return { post: presentPost(GUEST_USER_ID)(row), comments };
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
