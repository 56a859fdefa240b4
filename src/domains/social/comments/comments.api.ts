import type { CallOptions, HttpCalls } from '../../../lib/http/call.ts';
import type { Viewer } from '../social.api.ts';

/** Comments as guests and members read them. */
export const commentsApi = (http: HttpCalls, viewer: Viewer) => ({
  comments: (id: string, next_id: string | undefined, options: CallOptions) =>
    http.call(
      viewer.isSignedIn ? 'GET /social/api/posts/:id/comment' : 'GET /social/api/guest/posts/:id/comment',
      { params: { id }, query: { next_id }, ...options },
    ),
  replies: (cid: string, next_id: string | undefined, options: CallOptions) =>
    http.call(
      viewer.isSignedIn
        ? 'GET /social/api/comment/:cid/sub-comment'
        : 'GET /social/api/guest/comment/:cid/sub-comment',
      { params: { cid }, query: { next_id }, ...options },
    ),
  /** One comment with the one above it. */
  comment: (cid: string, options: CallOptions) =>
    http.call(viewer.isSignedIn ? 'GET /social/api/comment/:cid' : 'GET /social/api/guest/comment/:cid', {
      params: { cid },
      ...options,
    }),
});

export type CommentsApi = ReturnType<typeof commentsApi>;
