import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';

/** `users`, `posts` or `hashtags`: as the server names what is looked for. */
export const SEARCHED = ['users', 'posts', 'hashtags'] as const;
export type Searched = (typeof SEARCHED)[number];
export const HASHTAG_ORDERS = ['best', 'newest'] as const;
export type HashtagOrder = (typeof HASHTAG_ORDERS)[number];

export interface Reader {
  http: HttpCalls;
  viewer: { readonly isSignedIn: boolean };
}

/** Guests have calls of their own (product.md section 7). */
export const searchApi = ({ http, viewer }: Reader) => ({
  find: (query: { type: Searched; q: string; next_id: string | undefined }, options: CallOptions) =>
    http.call(viewer.isSignedIn ? 'GET /api/v1/search' : 'GET /api/v1/guest/search', { query, ...options }),
  /** What is used most now. */
  hot: (options: CallOptions) =>
    http.call(viewer.isSignedIn ? 'GET /social/api/hashtags' : 'GET /social/api/guest/hashtags', {
      query: {},
      ...options,
    }),
  tagged: (name: string, query: { order: HashtagOrder; next_id: string | undefined }, options: CallOptions) =>
    http.call(
      viewer.isSignedIn
        ? 'GET /social/api/hashtags/:name/posts'
        : 'GET /social/api/guest/hashtags/:name/posts',
      { params: { name }, query, ...options },
    ),
});
