import { type FeedType, LIMITS } from '@livery/contract';
import type { HttpCalls } from '../../lib/http/call.ts';

/** Whoever is not signed in has calls of their own. */
export interface Viewer {
  readonly isSignedIn: boolean;
}

export type FeedName = 'recommend' | 'follow' | 'gallery' | 'chart';

const feedCall = (name: FeedName, isSignedIn: boolean) => {
  if (name === 'follow') return 'GET /social/api/recommend/follower';
  return isSignedIn ? 'GET /social/api/recommend/public' : 'GET /social/api/guest/recommend/public';
};

const feedType = (name: FeedName): FeedType | undefined =>
  name === 'gallery' || name === 'chart' ? name : undefined;

/** Calls of posts, comments and authors (product.md section 7). Lists show their own failures. */
export const socialApi = (http: HttpCalls, viewer: Viewer) => ({
  feed: (name: FeedName, next: string | undefined) =>
    http.call(feedCall(name, viewer.isSignedIn), {
      query: {
        per_page: viewer.isSignedIn ? LIMITS.feedPage : LIMITS.guestFeedPage,
        next_id: next,
        type: feedType(name),
      },
      claims: 'all',
    }),
  post: (id: string) =>
    http.call(viewer.isSignedIn ? 'GET /social/api/posts/:id' : 'GET /social/api/guest/posts/:id', {
      params: { id },
      claims: 'all',
    }),
  like: (id: string, isOn: boolean) =>
    http.call(isOn ? 'PUT /social/api/posts/:id/like' : 'PUT /social/api/posts/:id/unlike', {
      params: { id },
      claims: 'all',
    }),
  collect: (id: string, isOn: boolean) =>
    http.call(isOn ? 'PUT /social/api/posts/:id/collect' : 'PUT /social/api/posts/:id/uncollect', {
      params: { id },
      claims: 'all',
    }),
  follow: (authorId: string, isOn: boolean) =>
    http.call(isOn ? 'PUT /social/api/authors/:id/follow' : 'PUT /social/api/authors/:id/unfollow', {
      params: { id: authorId },
      claims: 'all',
    }),
  comments: (postId: string, next: string | undefined) =>
    http.call(
      viewer.isSignedIn ? 'GET /social/api/posts/:id/comment' : 'GET /social/api/guest/posts/:id/comment',
      { params: { id: postId }, query: { next_id: next }, claims: 'all' },
    ),
  comment: (postId: string, text: string, cid: string) =>
    http.call('POST /social/api/posts/:id/comment', { params: { id: postId }, body: { text, cid } }),
});

export type SocialApi = ReturnType<typeof socialApi>;
