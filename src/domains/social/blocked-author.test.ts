import { FollowRelation } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { receiveBlock } from './blocked-author.ts';
import { authorLists } from './people/author-lists.ts';
import { SocialStore } from './social.store.ts';
import { aPost } from './social.testing.ts';

it('takes the posts of somebody who was blocked out of all lists, and follows them no more', () => {
  const social = new SocialStore(fakeCalls(), { isSignedIn: true, me: { id: 'me' } }, new ToastStore());
  const author = { ...aPost('1').author, id: 'ann', is_followed: FollowRelation.FOLLOWING };
  const [first, second] = [aPost('1', { author }), aPost('2')];
  social.seed({
    feed: { list: [first, second], next_id: null },
    chart: { range: '24h', list: [first, second] },
  });
  expect(social.follows.isFollowing('ann')).toBe(true);
  receiveBlock(social, { user_id: 'ann', on: false });
  expect(social.feeds.recommend.list).toHaveLength(2);
  receiveBlock(social, { user_id: 'ann', on: true });
  const ids = [social.feeds.recommend.list, social.chartHead.list].map((list) => list.map(({ id }) => id));
  expect(ids).toEqual([['2'], ['2']]);
  expect(social.follows.isFollowing('ann')).toBe(false);
});

it('takes them out of lists that somebody comes back to, too', async () => {
  const [theirs, other] = [aPost('1', { author: { ...aPost('1').author, id: 'ann' } }), aPost('2')];
  const http = fakeCalls({
    'GET /social/api/authors/:id/liked/posts': () => ({ list: [theirs, other], next_id: null }),
  });
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, new ToastStore());
  const liked = authorLists(social, 'me').get('bob', 'liked');
  liked.open();
  await vi.waitFor(() => expect(liked.list).toHaveLength(2));
  receiveBlock(social, { user_id: 'ann', on: true });
  expect(liked.list.map(({ id }) => id)).toEqual(['2']);
});
