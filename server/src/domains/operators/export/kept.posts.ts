import type { KeptPart } from './kept.types.ts';

/** What they published, and what they did with what others publish. */
export const POSTS = {
  posts: [
    {
      in: 'posts',
      of: 'author_id',
      by: ['id'],
      shows: [
        ...(['id', 'kind', 'description', 'hashtags', 'place', 'media', 'mentions', 'privacy'] as const),
        ...(['allow_comment', 'allow_save', 'review', 'review_reason', 'create_at', 'erase_at'] as const),
        ...(['like_count', 'comment_count', 'collect_count', 'share_count', 'view_count'] as const),
      ],
      hides: ['bucket', 'author_id', 'score', 'version', 'spread_at'],
    },
  ],
  comments: [
    {
      in: 'comments',
      of: 'author_id',
      by: ['id'],
      shows: ['id', 'post_id', 'parent_id', 'text', 'mentions', 'reply_to', 'pinned', 'create_at'],
      hides: ['bucket', 'author_id', 'like_count', 'reply_count', 'cid', 'removed_with'],
    },
  ],
  post_likes: [
    {
      in: 'likes',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_collects: [
    {
      in: 'collects',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_shares: [
    {
      in: 'shares',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  post_views: [
    {
      in: 'views',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at', 'view_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  comment_likes: [
    {
      in: 'comment-likes',
      of: 'user_id',
      by: ['comment_id'],
      shows: ['comment_id', 'create_at'],
      hides: ['bucket', 'user_id'],
    },
  ],
  follows: [
    {
      in: 'followings',
      of: 'user_id',
      by: ['author_id'],
      shows: ['author_id', 'create_at'],
      hides: ['user_id'],
    },
    {
      in: 'followers',
      of: 'author_id',
      by: ['user_id'],
      shows: ['user_id', 'create_at'],
      hides: ['author_id'],
    },
  ],
  hidden_posts: [
    {
      in: 'hidden-posts',
      of: 'user_id',
      by: ['post_id'],
      shows: ['post_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
  hidden_authors: [
    {
      in: 'hidden-authors',
      of: 'user_id',
      by: ['author_id'],
      shows: ['author_id', 'create_at'],
      hides: ['user_id'],
    },
  ],
} as const satisfies KeptPart;
