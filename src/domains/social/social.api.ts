import { type ChartRange, type FeedType, LIMITS } from '@livery/contract';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';

/** Whoever is not signed in has calls of their own. */
export interface Viewer {
  readonly isSignedIn: boolean;
  /** Absent for a guest, and until the server has said who is signed in. */
  readonly me?: { readonly id: string } | undefined;
}

export type FeedName = 'recommend' | 'follow' | 'gallery' | 'chart' | 'chartOfWeek';

const feedCall = (name: FeedName, isSignedIn: boolean) => {
  if (name === 'follow') return 'GET /social/api/recommend/follower';
  return isSignedIn ? 'GET /social/api/recommend/public' : 'GET /social/api/guest/recommend/public';
};

const KINDS: Partial<Record<FeedName, { type: FeedType; range?: ChartRange }>> = {
  gallery: { type: 'gallery' },
  chart: { type: 'chart', range: '24h' },
  chartOfWeek: { type: 'chart', range: '7d' },
};

/** What guests and members read by different calls (product.md section 7). */
export const socialApi = (http: HttpCalls, viewer: Viewer) => ({
  feed: (name: FeedName, next: string | undefined, options: CallOptions) =>
    http.call(feedCall(name, viewer.isSignedIn), {
      query: {
        per_page: viewer.isSignedIn ? LIMITS.feedPage : LIMITS.guestFeedPage,
        next_id: next,
        ...KINDS[name],
      },
      ...options,
    }),
  post: (id: string, options: CallOptions) =>
    http.call(viewer.isSignedIn ? 'GET /social/api/posts/:id' : 'GET /social/api/guest/posts/:id', {
      params: { id },
      ...options,
    }),
});

export type SocialApi = ReturnType<typeof socialApi>;
