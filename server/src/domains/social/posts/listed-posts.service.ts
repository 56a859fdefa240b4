import { isKept } from '@livery/contract';
import type { Tenant } from '../../../infra/tenancy.ts';
import { estimatePosts, type ListedPost, listPublicPosts } from './listed-posts.repository.ts';

/** What a sitemap may name (sitemaps.org), and what it holds at most when it is cut: posts may come meanwhile. */
const MOST_LISTED = 50_000;
const WELL_FILLED = MOST_LISTED / 2;
/** Buckets are three hexadecimal digits. */
const MOST_DIGITS = 3;
const STEP = 500;

/** How many digits tell parts apart, of which none is more than well filled, for so many posts. */
export const digitsOf = (count: number): number => {
  const digits = Math.ceil(Math.log(Math.max(1, count / WELL_FILLED)) / Math.log(16));
  return Math.min(MOST_DIGITS, digits);
};

/** Posts for search engines: approved ones for everyone. */
export const createListedPosts = () => ({
  /**
   * How many digits of a bucket tell the parts of the list apart, so that each part is small enough; of none there is
   * one part. A part's name stays right while the list grows.
   */
  digitsOfListedPosts: async ({ brand, db }: Tenant): Promise<number> =>
    digitsOf(await estimatePosts(db, brand.id)),

  /** A part of the list, some hundred at a time: nobody holds all of it. */
  listedPosts: async function* ({ brand, db }: Tenant, prefix: string): AsyncGenerator<ListedPost[]> {
    if (isKept(brand.config.guests, 'posts')) return;
    let after: ListedPost | undefined;
    for (let count = 0; count < MOST_LISTED; count += STEP) {
      const posts = await listPublicPosts(db, { prefix, after, limit: STEP });
      if (posts.length > 0) yield posts;
      if (posts.length < STEP) return;
      after = posts.at(-1);
    }
  },
});
