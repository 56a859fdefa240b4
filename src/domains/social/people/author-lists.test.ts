// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { SocialStore } from '../social.store.ts';
import { authorLists } from './author-lists.ts';

const setUp = (isSignedIn: boolean) => {
  const http = fakeCalls({
    'GET /social/api/authors/:id/posts': () => ({ list: [], next_id: null }),
    'GET /social/api/guest/authors/:id/liked/posts': () => ({ list: [], next_id: null }),
  });
  return { http, social: new SocialStore(http, { isSignedIn }, { show: () => 0 } as never) };
};

it('keeps the list of an author and a tab, so that Back finds it as it was', () => {
  const { social } = setUp(true);
  const list = authorLists(social, 'me').get('ann', 'posts');
  expect(authorLists(social, 'me').get('ann', 'posts')).toBe(list);
  expect(authorLists(social, 'me').get('ann', 'liked')).not.toBe(list);
  expect(authorLists(social, 'me').get('bob', 'posts')).not.toBe(list);
});

it('gives another reader lists of their own', () => {
  const { social } = setUp(true);
  const list = authorLists(social, 'me').get('ann', 'posts');
  expect(authorLists(social, 'you').get('ann', 'posts')).not.toBe(list);
});

it('forgets the one that was looked at longest ago', () => {
  const { social } = setUp(true);
  const lists = authorLists(social, 'me');
  const first = lists.get('a0', 'posts');
  const second = lists.get('a1', 'posts');
  for (let author = 2; author < 12; author += 1) lists.get(`a${author}`, 'posts');
  expect(lists.get('a0', 'posts')).toBe(first);
  lists.get('a12', 'posts');
  expect(lists.get('a0', 'posts')).toBe(first);
  expect(lists.get('a1', 'posts')).not.toBe(second);
});

it.each([
  [true, 'posts', 'GET /social/api/authors/:id/posts'],
  [false, 'liked', 'GET /social/api/guest/authors/:id/liked/posts'],
] as const)('asks by the call of who reads (signed in: %s)', async (isSignedIn, tab, call) => {
  const { http, social } = setUp(isSignedIn);
  const list = authorLists(social, 'me').get('ann', tab);
  list.open();
  await expect.poll(() => list.status).toBe('end');
  expect(http.asked.map(({ call: name, options }) => [name, options['params']])).toEqual([
    [call, { id: 'ann' }],
  ]);
});
