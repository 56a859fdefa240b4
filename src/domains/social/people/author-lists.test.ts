// @vitest-environment node
import type { Post } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/http/testing/fake-calls.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
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

describe('what the reader has just published', () => {
  const written = (id: string, day: number) =>
    aPost(id, { create_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` });
  const read = async (next_id: string | null) => {
    const { http, social } = setUp(true);
    http.answers['GET /social/api/authors/:id/posts'] = () => ({
      list: [written('b', 20), written('a', 10)],
      next_id,
    });
    const lists = authorLists(social, 'me');
    const own = lists.get('me', 'posts');
    own.open();
    await expect.poll(() => own.list.length).toBe(2);
    const add = (id: string, day: number) => lists.addOwn(social.posts.upsert(written(id, day)));
    return { add, lists, social, ids: () => own.list.map(({ id }) => id).join('') };
  };

  it('stands on top of what they wrote, once, and behind what is newer', async () => {
    const { add, ids } = await read('more');
    add('c', 21);
    add('c', 21);
    expect(ids()).toBe('cba');
    add('d', 15);
    expect(ids()).toBe('cbda');
  });

  it('comes with its page where it is older than all that was read', async () => {
    const { add, ids } = await read('more');
    add('z', 1);
    expect(ids()).toBe('ba');
    const whole = await read(null);
    whole.add('z', 1);
    expect(whole.ids()).toBe('baz');
  });

  it('makes no list of one where nothing was read yet', async () => {
    const { lists, social } = await read(null);
    authorLists(social, 'you').addOwn(social.posts.upsert(written('c', 21)));
    expect(authorLists(social, 'you').get('you', 'posts')).toMatchObject({ status: 'idle', list: [] });
    expect(lists.get('me', 'posts').list).toHaveLength(2);
  });

  it('stays on top of a page that was asked for before it', async () => {
    const { http, social } = setUp(true);
    const page = Promise.withResolvers<{ list: Post[]; next_id: null }>();
    http.answers['GET /social/api/authors/:id/posts'] = () => page.promise;
    const lists = authorLists(social, 'me');
    const own = lists.get('me', 'posts');
    own.open();
    lists.addOwn(social.posts.upsert(written('c', 21)));
    page.resolve({ list: [written('b', 20)], next_id: null });
    await expect.poll(() => own.list.map(({ id }) => id)).toEqual(['c', 'b']);
  });
});
