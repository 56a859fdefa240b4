import { type Comment, FollowRelation } from '@livery/contract';
import { gives } from './answers.ts';
import { me, posts } from './fixtures.ts';

/** What people said about the first post. */
const of = 'post0';
const [{ author: writer }] = posts as [(typeof posts)[number]];
const reader = {
  ...writer,
  id: 'u5s5s5',
  nickname: '海边的周末',
  username: 'seaside',
  avatar_thumbnail: '/art/p2.svg',
};
const mine = {
  id: me.id,
  nickname: me.nickname,
  username: me.username,
  avatar: me.avatar,
  avatar_thumbnail: me.avatar_thumbnail,
  is_followed: FollowRelation.SELF,
};

const comment = (
  id: string,
  author: Comment['author'],
  text: string,
  more: Partial<Comment> = {},
): Comment => ({
  id,
  post_id: of,
  parent_id: null,
  author,
  text,
  like_count: 3,
  reply_count: 0,
  liked: false,
  create_at: '2025-03-14T09:00:00.000Z',
  ...more,
});

const pinned = comment('c1', writer, '下周还去，想一起的在这里说一声。', {
  pinned: true,
  like_count: 46,
  liked: true,
});
const asked = comment('c2', reader, '@竹子 几点能看到雾？', {
  mentions: [{ id: writer.id, nickname: writer.nickname }],
  like_count: 12,
  reply_count: 2,
});
const own = comment('c3', mine, '拍得真好');
const answered = comment('c4', writer, '五点半，早一点更稳。', { parent_id: asked.id, like_count: 5 });
const thanked = comment('c5', reader, '谢谢！', {
  parent_id: asked.id,
  reply_to: { id: writer.id, nickname: writer.nickname },
  like_count: 0,
});

/** A page of comments, one of them on top, one's own among them; replies to one of them. */
export const COMMENTS = {
  'GET /social/api/posts/:id': gives({
    ...(posts[0] as (typeof posts)[number]),
    counts: { like: 128, comment: 5, collect: 6, share: 2 },
  }),
  'GET /social/api/posts/:id/comment': gives({ list: [pinned, asked, own], next_id: null }),
  'GET /social/api/comment/:cid/sub-comment': gives({ list: [answered, thanked], next_id: null }),
  'GET /social/api/comment/:cid': gives({ comment: thanked, parent: asked }),
  'GET /social/api/authors/:id/permissions/comment': gives({ allow_comment: true }),
} as const;
