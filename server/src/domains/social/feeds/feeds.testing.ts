import type { Post } from '@livery/contract';
import { expect } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import { arrangePerson } from '../social.testing.ts';

export const FEED = '/social/api/recommend/public';
export const GUEST_FEED = '/social/api/guest/recommend/public';
export const FOLLOW_FEED = '/social/api/recommend/follower';

const HOUR = 3_600_000;
export const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
export const idsOf = (list: Post[]) => list.map(({ id }) => id);

/** A server with one who reads feeds and one who writes posts. */
export const startFeeds = async () => {
  const test = await startTestApp();
  const reader = await test.signUp();
  const author = await arrangePerson(test.db());

  const read = async (url: string, query: Record<string, string | number> = {}, token = reader.access) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return test.call({ url: `${url}?${text}`, ...(url !== GUEST_FEED && { token }) });
  };

  /** Reads a feed to its end, page by page; `between` runs before each further page. */
  const scroll = async (url: string, query: Record<string, string | number>, between = async () => {}) => {
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const { status, result } = await read(url, { ...query, ...(next && { next_id: next }) });
      expect(status).toBe(200);
      seen.push(...idsOf(result.list));
      next = result.next_id;
      if (next !== null) await between();
    }
    return seen;
  };

  /** Forgets all posts, and what people did with them. */
  const clear = async () => {
    for (const table of [
      'post_likes',
      'post_collects',
      'follows',
      'follow_counts',
      'timelines',
      'post_views',
      'hidden_posts',
      'hidden_authors',
      'blocks',
      'comments',
      'posts',
      'chart_ranks',
      'rate_limits',
    ] as const) {
      await test.db().deleteFrom(table).execute();
    }
  };

  return { test, reader, author, read, scroll, clear };
};

export type Feeds = Awaited<ReturnType<typeof startFeeds>>;
