import { FollowRelation, type Post } from '@livery/contract';

/** A post as the server sends it. */
export const aPost = (id: string, change: Partial<Post> = {}): Post => ({
  id,
  author: {
    id: `author${id}`,
    nickname: `Author ${id}`,
    username: `author${id}`,
    avatar: '',
    avatar_thumbnail: '',
    is_followed: FollowRelation.NOT_FOLLOWING,
  },
  kind: 'text',
  media: [],
  description: `Post ${id}`,
  hashtags: [],
  place: '',
  counts: { like: 10, comment: 2, collect: 3, share: 0 },
  liked: false,
  collected: false,
  permissions: { allow_comment: true, allow_save: true, privacy: 'everyone' },
  review: 'approved',
  create_at: '2026-11-20T10:00:00.000Z',
  ...change,
});

export const aPage = (ids: readonly string[], next: string | null) => ({
  list: ids.map((id) => aPost(id)),
  next_id: next,
});
