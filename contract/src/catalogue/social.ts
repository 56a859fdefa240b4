import type { CallName } from '../calls.ts';
import { alert, at, type ErrorRows, joined, toast } from './row.ts';

const SHARE: readonly CallName[] = ['POST /api/v2/share/social/post/:id/send-message'];

const COMMENTS: readonly CallName[] = [
  'GET /social/api/posts/:id/comment',
  'GET /social/api/guest/posts/:id/comment',
  'POST /social/api/posts/:id/comment',
  'GET /social/api/comment/:cid/sub-comment',
  'GET /social/api/guest/comment/:cid/sub-comment',
  'POST /social/api/comment/:cid',
  'DELETE /social/api/comment/:cid',
  'GET /social/api/comment/:cid',
  'GET /social/api/guest/comment/:cid',
  'PUT /social/api/comment/:cid/like',
  'PUT /social/api/comment/:cid/unlike',
  'PUT /social/api/comment/:cid/pin',
  'PUT /social/api/comment/:cid/unpin',
];

/** A post itself, what is done with it, and its comments. */
const POSTS: readonly CallName[] = [
  'GET /social/api/posts/:id',
  'GET /social/api/guest/posts/:id',
  'PUT /social/api/posts/:id/like',
  'PUT /social/api/posts/:id/unlike',
  'PUT /social/api/posts/:id/collect',
  'PUT /social/api/posts/:id/uncollect',
  'POST /social/api/posts/:id/view',
  'GET /social/api/posts/:id/liker-list',
  'GET /social/api/guest/posts/:id/liker-list',
  'GET /social/api/posts/:id/viewer-list',
  'GET /social/api/posts/:id/share-link',
  'GET /social/api/guest/posts/:id/share-link',
  'GET /social/api/posts/:id/comment',
  'GET /social/api/guest/posts/:id/comment',
  'POST /social/api/posts/:id/comment',
];

const AUTHORS: readonly CallName[] = [
  'GET /social/api/authors/:id',
  'GET /social/api/guest/authors/:id',
  'GET /social/api/authors/external/:id',
  'GET /social/api/authors/:id/counts',
  'GET /social/api/guest/authors/:id/counts',
  'GET /social/api/authors/:id/posts',
  'GET /social/api/guest/authors/:id/posts',
  'GET /social/api/authors/:id/collected/posts',
  'GET /social/api/guest/authors/:id/collected/posts',
  'GET /social/api/authors/:id/liked/posts',
  'GET /social/api/guest/authors/:id/liked/posts',
  'GET /social/api/authors/:id/followings',
  'GET /social/api/guest/authors/:id/followings',
  'GET /social/api/authors/:id/followers',
  'GET /social/api/guest/authors/:id/followers',
  'GET /social/api/authors/:id/permissions/comment',
  'PUT /social/api/authors/:id/follow',
  'PUT /social/api/authors/:id/unfollow',
];

const WRITE_COMMENT: readonly CallName[] = [
  'POST /social/api/posts/:id/comment',
  'POST /social/api/comment/:cid',
];

/** Posts, their comments and their authors. */
export const socialErrors: ErrorRows = {
  everywhere: {
    'api.comment_has_hyperlink': alert('error.has_link'),
    'api.comment_not_allowed': alert('error.comment_not_allowed'),
    'api.post_audit_rejected': alert('error.post_rejected'),
    'api.post_auditing': alert('error.post_auditing'),
    'api.post_not_exist': alert('error.post_gone'),
    'api.author_deleted': alert('error.account_deleted'),
    'api.view_permission_denied': alert('error.view_denied'),
    'api.like_list_private': toast('error.like_list_private'),
  },
  calls: joined(
    at(SHARE, {
      'api.post_audit_rejected': alert('error.post_rejected.share'),
      'api.post_auditing': alert('error.post_auditing.share'),
    }),
    at(POSTS, { 'api.author_deleted': alert('error.author_deleted') }),
    at(COMMENTS, { 'api.post_not_exist': alert('error.post_gone.comment') }),
    at(AUTHORS, { 'api.view_permission_denied': alert('error.view_denied.author') }),
    at(WRITE_COMMENT, { 'api.validation': toast('error.comment_length') }),
    at(['PUT /social/api/authors/:id/follow'], { 'api.invalid_user_id': toast('error.follow_failed') }),
    at(['PUT /social/api/authors/:id/unfollow'], { 'api.invalid_user_id': toast('error.unfollow_failed') }),
  ),
};
