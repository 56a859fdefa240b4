import { type Pair, row } from './pair.ts';

const POST = '/social/api/posts/p1';
const GUEST_POST = '/social/api/guest/posts/p1';
const AUTHOR = '/social/api/authors/a1';
const SHARE_POST = '/api/v2/share/social/post/p1/send-message';
const SHARE_AUTHOR = '/api/v2/share/social/author/a1/send-message';
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
    ['api.comment_has_hyperlink', `${POST}/comment`, 'alert', ...NO_LINK],
    ['api.comment_has_hyperlink', '/social/api/comment/c1', 'alert', ...NO_LINK],
    ['api.comment_has_hyperlink', '/api/v1/messages', 'alert', ...NO_LINK],
  ),
  ...row('Author does not allow comment', [
    'api.comment_not_allowed',
    `${POST}/comment`,
    'alert',
    '没有评论权限',
    'No permission to comment',
  ]),
  ...row(
    'Post audit rejected',
    ['api.post_audit_rejected', POST, 'alert', ...REVIEW_FAILED],
    ['api.post_audit_rejected', `${POST}/like`, 'alert', ...REVIEW_FAILED],
    [
      'api.post_audit_rejected',
      SHARE_POST,
      'alert',
      '作品审核未通过，不能分享',
      'Review failed, so it can’t be shared',
    ],
  ),
  ...row(
    'Post not exist',
    ['api.post_not_exist', POST, 'alert', ...NO_POST],
    ['api.post_not_exist', GUEST_POST, 'alert', ...NO_POST],
    ['api.post_not_exist', `${POST}/collect`, 'alert', ...NO_POST],
    ['api.post_not_exist', `${POST}/share-link`, 'alert', ...NO_POST],
    ['api.post_not_exist', '/social/api/report/post', 'alert', ...NO_POST],
    ['api.post_not_exist', SHARE_POST, 'alert', ...NO_POST],
    ['api.post_not_exist', `${POST}/comment`, 'alert', ...NO_COMMENT],
    ['api.post_not_exist', `${GUEST_POST}/comment`, 'alert', ...NO_COMMENT],
    ['api.post_not_exist', '/social/api/comment/c1', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', '/social/api/comment/c1/like', 'alert', ...NO_COMMENT],
    ['api.post_not_exist', '/social/api/comment/c1/sub-comment', 'alert', ...NO_COMMENT],
  ),
  ...row(
    'Author deleted',
    ['api.author_deleted', POST, 'alert', ...AUTHOR_GONE],
    ['api.author_deleted', `${GUEST_POST}/comment`, 'alert', ...AUTHOR_GONE],
    ['api.author_deleted', AUTHOR, 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', `${AUTHOR}/follow`, 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', '/social/api/guest/authors/a1/posts', 'alert', ...ACCOUNT_GONE],
    ['api.author_deleted', SHARE_AUTHOR, 'alert', ...ACCOUNT_GONE],
  ),
  ...row(
    'View permission denied',
    ['api.view_permission_denied', POST, 'alert', ...NOT_TO_WATCH],
    ['api.view_permission_denied', GUEST_POST, 'alert', ...NOT_TO_WATCH],
    ['api.view_permission_denied', `${AUTHOR}/posts`, 'alert', ...NOT_TO_SEE],
    ['api.view_permission_denied', '/social/api/guest/authors/a1/posts', 'alert', ...NOT_TO_SEE],
  ),
  ...row(
    'Post auditing',
    [
      'api.post_auditing',
      POST,
      'alert',
      '作品正在审核，通过后就能看到',
      'Under review. It will appear once it’s approved.',
    ],
    [
      'api.post_auditing',
      SHARE_POST,
      'alert',
      '作品正在审核，通过后才能分享',
      'Under review. You can share it once it’s approved.',
    ],
  ),
  ...row('Also present: privacy of the like list', [
    'api.like_list_private',
    `${AUTHOR}/liked/posts`,
    'toast',
    '对方没有公开喜欢列表',
    'This person’s likes are private',
  ]),
];
