import { type Pair, row } from './pair.ts';

const NO_LINK = ['内容不能包含链接', 'Messages can’t contain links'] as const;
const REVIEW_FAILED = ['作品审核未通过', 'Review failed'] as const;
const NO_POST = ['作品或视频不存在', 'This post or video doesn’t exist'] as const;
const NO_COMMENT = ['作品或评论不存在', 'This post or comment doesn’t exist'] as const;
const AUTHOR_GONE = ['作者的账号已注销', 'The author’s account was deleted'] as const;
const ACCOUNT_GONE = ['该账号已注销', 'This account was deleted'] as const;
const NOT_TO_WATCH = ['没有观看权限', 'No permission to watch'] as const;
const NOT_TO_SEE = ['没有查看权限', 'No permission to see this page'] as const;

/** Posts, their comments and their authors. */
export const postsPairs: readonly Pair[] = [
  ...row(
    'Comment has hyperlink',
    ['api.comment_has_hyperlink', 'POST /social/api/posts/:id/comment', 'alert', ...NO_LINK],
    ['api.comment_has_hyperlink', 'POST /social/api/comment/:cid', 'alert', ...NO_LINK],
    ['api.comment_has_hyperlink', 'POST /api/v1/messages', 'alert', ...NO_LINK],
  ),
  ...row('Author does not allow comment', [
    'api.comment_not_allowed',
    'POST /social/api/posts/:id/comment',
    'alert',
    '没有评论权限',
    'No permission to comment',
  ]),
  ...row(
    'Post audit rejected',
    ['api.post_audit_rejected', 'GET /social/api/posts/:id', 'alert', ...REVIEW_FAILED],
    ['api.post_audit_rejected', 'PUT /social/api/posts/:id/like', 'alert', ...REVIEW_FAILED],
    [
      'api.post_audit_rejected',
      'POST /api/v2/share/social/post/:id/send-message',
      'alert',
      '作品审核未通过，不能分享',
      'Review failed, so it can’t be shared',
    ],
  ),
  ...row(
    'Post not exist',
    ['api.post_not_exist', 'GET /social/api/posts/:id', 'alert', ...NO_POST],
    ['api.post_not_exist', 'GET /social/api/guest/posts/:id', 'alert', ...NO_POST],
    ['api.post_not_exist', 'PUT /social/api/posts/:id/collect', 'alert', ...NO_POST],
    ['api.post_not_exist', 'GET /social/api/posts/:id/share-link', 'alert', ...NO_POST],
    ['api.post_not_exist', 'POST /social/api/report/post', 'alert', ...NO_POST],
    ['api.post_not_exist', 'POST /api/v2/share/social/post/:id/send-message', 'alert', ...NO_POST],
    ['api.post_not_exist', 'POST /social/api/posts/:id/comment', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', 'GET /social/api/guest/posts/:id/comment', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', 'POST /social/api/comment/:cid', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', 'PUT /social/api/comment/:cid/like', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', 'GET /social/api/comment/:cid/sub-comment', 'alert', ...NO_COMMENT],
  ),
  ...row(
    'Author deleted',
    ['api.author_deleted', 'GET /social/api/posts/:id', 'alert', ...AUTHOR_GONE],
    ['api.author_deleted', 'GET /social/api/guest/posts/:id/comment', 'alert', ...AUTHOR_GONE],
    ['api.author_deleted', 'GET /social/api/authors/:id', 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', 'PUT /social/api/authors/:id/follow', 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', 'GET /social/api/guest/authors/:id/posts', 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', 'POST /api/v2/share/social/author/:id/send-message', 'alert', ...ACCOUNT_GONE],
  ),
  ...row(
    'View permission denied',
    ['api.view_permission_denied', 'GET /social/api/posts/:id', 'alert', ...NOT_TO_WATCH],
    ['api.view_permission_denied', 'GET /social/api/guest/posts/:id', 'alert', ...NOT_TO_WATCH],
    ['api.view_permission_denied', 'GET /social/api/authors/:id/posts', 'alert', ...NOT_TO_SEE],
    ['api.view_permission_denied', 'GET /social/api/guest/authors/:id/posts', 'alert', ...NOT_TO_SEE],
  ),
  ...row(
    'Post auditing',
    [
      'api.post_auditing',
      'GET /social/api/posts/:id',
      'alert',
      '作品正在审核，通过后就能看到',
      'Under review. It will appear once it’s approved.',
    ],
    [
      'api.post_auditing',
      'POST /api/v2/share/social/post/:id/send-message',
      'alert',
      '作品正在审核，通过后才能分享',
      'Under review. You can share it once it’s approved.',
    ],
  ),
  ...row('Also present: privacy of the like list', [
    'api.like_list_private',
    'GET /social/api/authors/:id/liked/posts',
    'toast',
    '对方没有公开喜欢列表',
    'This person’s likes are private',
  ]),
];
