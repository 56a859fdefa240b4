// @vitest-environment node
import { FollowRelation } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import { fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { SocialStore } from '../social/index.ts';
import { aPost } from '../social/testing.ts';
import { Found } from './found.store.ts';
import { keptBy } from './kept.ts';

const NOTHING = { users: [], posts: [], hashtags: [], next_id: null };
const SEARCH = 'GET /api/v1/search';

const meera = { ...aPost('meera').author, is_followed: FollowRelation.FOLLOWING, follows_me: false };
const results = {
  users: { ...NOTHING, users: [meera] },
  posts: { ...NOTHING, posts: [aPost('1')], next_id: 'more' },
  hashtags: { ...NOTHING, hashtags: [{ name: 'tea', count: 3 }] },
};

const setUp = (isSignedIn = true) => {
  const answer = ({ query }: { query: { type: keyof typeof results } }) => results[query.type];
  const http = fakeCalls({ [SEARCH]: answer, 'GET /api/v1/guest/search': answer });
  const social = new SocialStore(http, { isSignedIn }, new ToastStore());
  return { http, social, found: new Found(social, 'tea') };
};
const questions = ({ asked }: ReturnType<typeof fakeCalls>) =>
  asked.map(({ call, options }) => [call, options['query']]);

it('asks for what a tab shows, once, and the next page of posts', async () => {
  const { found, http } = setUp();
  found.open('users');
  found.open('users');
  await vi.waitFor(() => expect(found.isSettled('users')).toBe(true));
  expect(questions(http)).toEqual([[SEARCH, { type: 'users', q: 'tea', next_id: undefined }]]);
  found.open('all');
  expect(found.isSettled('all')).toBe(false);
  await vi.waitFor(() => expect(found.isSettled('all')).toBe(true));
  expect(http.asked).toHaveLength(3);
  found.posts.more();
  await vi.waitFor(() => expect(http.asked).toHaveLength(4));
  expect(questions(http).at(-1)).toEqual([SEARCH, { type: 'posts', q: 'tea', next_id: 'more' }]);
});

it('a guest asks by a call of their own', async () => {
  const { found, http } = setUp(false);
  found.open('hashtags');
  await vi.waitFor(() => expect(found.hashtags.list).toEqual([{ name: 'tea', count: 3 }]));
  expect(http.asked.map(({ call }) => call)).toEqual(['GET /api/v1/guest/search']);
});

it('whom one follows is known from then on, and posts are those of all lists', async () => {
  const { found, social } = setUp();
  found.open('all');
  await vi.waitFor(() => expect(found.isSettled('all')).toBe(true));
  expect(social.follows.isFollowing(meera.id)).toBe(true);
  expect(found.posts.list[0]).toBe(social.posts.get('1'));
});

it('what nobody waits for any more is dropped, and asked for again when it is looked for again', async () => {
  const { found, http } = setUp();
  http.answers[SEARCH] = () => new Promise(() => undefined);
  found.open('posts');
  const signal = http.asked[0]?.options['signal'] as AbortSignal;
  expect(signal.aborted).toBe(false);
  found.stop();
  expect(signal.aborted).toBe(true);
  found.open('posts');
  expect(http.asked).toHaveLength(2);
});

it('a kind that failed is settled, and does not count as nothing', async () => {
  const { found, http } = setUp();
  http.answers[SEARCH] = ({ query: { type } }) => {
    if (type === 'posts') throw refusal('api.unknown');
    return NOTHING;
  };
  found.open('all');
  await vi.waitFor(() => expect(found.isSettled('all')).toBe(true));
  expect([found.isEmpty('all'), found.isEmpty('users')]).toEqual([false, true]);
});

it('is kept for its reader alone, until they look anew', () => {
  const { social } = setUp();
  const found = keptBy(social, 'ann').found('tea');
  expect(keptBy(social, 'ann').found('tea')).toBe(found);
  keptBy(social, 'ann').forgetFound();
  const later = keptBy(social, 'ann').found('tea');
  expect(later).not.toBe(found);
  expect(keptBy(social, 'ben').found('tea')).not.toBe(later);
});
