import type { Comment, FeedType, FollowRelation, Post, PostMarks } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import type { Http } from '../../lib/http/http.ts';
import type { Page } from '../../lib/http/page.ts';

const BASE = '/social/api';

/** Whoever is not signed in has calls of their own. */
export interface Viewer {
  readonly isSignedIn: boolean;
}

export type FeedName = 'recommend' | 'follow' | 'gallery' | 'chart';

const feedPath = (name: FeedName, isSignedIn: boolean): string => {
  if (name === 'follow') return `${BASE}/recommend/follower`;
  return isSignedIn ? `${BASE}/recommend/public` : `${BASE}/guest/recommend/public`;
};

const feedType = (name: FeedName): FeedType | undefined =>
  name === 'gallery' || name === 'chart' ? name : undefined;

/** Calls of posts, comments and authors (product.md section 7). Lists show their own failures. */
export const socialApi = (http: Http, viewer: Viewer) => {
  const posts = () => (viewer.isSignedIn ? `${BASE}/posts` : `${BASE}/guest/posts`);
  return {
    feed: (name: FeedName, next: string | undefined) =>
      http.get<Page<Post>>(feedPath(name, viewer.isSignedIn), {
        query: {
          per_page: viewer.isSignedIn ? LIMITS.feedPage : LIMITS.guestFeedPage,
          next_id: next,
          type: feedType(name),
        },
        quiet: true,
      }),
    post: (id: string) => http.get<Post>(`${posts()}/${id}`, { quiet: true }),
    like: (id: string, isOn: boolean) =>
      http.put<PostMarks>(`${BASE}/posts/${id}/${isOn ? 'like' : 'unlike'}`, undefined, { quiet: true }),
    collect: (id: string, isOn: boolean) =>
      http.put<PostMarks>(`${BASE}/posts/${id}/${isOn ? 'collect' : 'uncollect'}`, undefined, {
        quiet: true,
      }),
    follow: (authorId: string, isOn: boolean) =>
      http.put<{ is_followed: FollowRelation }>(
        `${BASE}/authors/${authorId}/${isOn ? 'follow' : 'unfollow'}`,
        undefined,
        { quiet: true },
      ),
    comments: (postId: string, next: string | undefined) =>
      http.get<Page<Comment>>(`${posts()}/${postId}/comment`, { query: { next_id: next }, quiet: true }),
    comment: (postId: string, text: string, cid: string) =>
      http.post<Comment>(`${BASE}/posts/${postId}/comment`, { text, cid }),
  };
};

export type SocialApi = ReturnType<typeof socialApi>;
