// @vitest-environment node
import { FollowRelation } from '@livery/contract';
import { expect, it } from 'vitest';
import { PostModel } from '../post.model.ts';
import { aPost } from '../social.testing.ts';
import { suggestedAuthors } from './suggested-authors.ts';

const ann = aPost('ann').author;
const me = { ...aPost('me').author, is_followed: FollowRelation.SELF };
const liked = (id: string, author: typeof ann, like: number) =>
  new PostModel(aPost(id, { author, counts: { like, comment: 0, collect: 0, share: 0 } }));

it('are each named once, with the likes of all their posts, and never oneself', () => {
  const posts = [
    liked('1', ann, 3),
    liked('2', me, 99),
    liked('3', aPost('bo').author, 5),
    liked('4', ann, 4),
  ];
  expect(suggestedAuthors(posts).map(({ author, likes }) => [author.nickname, likes])).toEqual([
    ['Author ann', 7],
    ['Author bo', 5],
  ]);
});
