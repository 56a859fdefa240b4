// @vitest-environment node
import { autorun } from 'mobx';
import { expect, it, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { SocialStore } from '../social/index.ts';
import { aPage } from '../social/testing.ts';
import { HashtagPosts } from './hashtag-posts.store.ts';

it.each([
  [true, 'GET /social/api/hashtags/:name/posts'],
  [false, 'GET /social/api/guest/hashtags/:name/posts'],
] as const)('comes with its count, page after page; signed in: %s', async (isSignedIn, call) => {
  const http = fakeCalls({
    [call]: ({ query }: { query?: { next_id?: string | undefined } }) =>
      query?.next_id === undefined
        ? { count: 1200, ...aPage(['1'], 'a') }
        : { count: 1201, ...aPage(['2'], null) },
  });
  const posts = new HashtagPosts(new SocialStore(http, { isSignedIn }, new ToastStore()), '极光', 'newest');
  expect(posts.count).toBeUndefined();
  posts.open();
  await vi.waitFor(() => expect(posts.count).toBe(1200));
  posts.more();
  await vi.waitFor(() => expect(posts.list.map(({ id }) => id)).toEqual(['1', '2']));
  // All that this reader may see are here: whom they hide is among the rest.
  expect(posts.count).toBe(2);
  expect(http.asked.map(({ options }) => [options['params'], options['query']])).toEqual([
    [{ name: '极光' }, { order: 'newest', next_id: undefined }],
    [{ name: '极光' }, { order: 'newest', next_id: 'a' }],
  ]);
});

it('says while it is read again what it said before', async () => {
  const http = fakeCalls({
    'GET /social/api/hashtags/:name/posts': () => ({ count: 3, ...aPage(['1', '2'], null) }),
  });
  const posts = new HashtagPosts(
    new SocialStore(http, { isSignedIn: true }, new ToastStore()),
    '极光',
    'best',
  );
  const said: (number | undefined)[] = [];
  const stop = autorun(() => said.push(posts.count));
  posts.open();
  await vi.waitFor(() => expect(posts.status).toBe('end'));
  posts.refresh();
  await vi.waitFor(() => expect(http.asked).toHaveLength(2));
  await vi.waitFor(() => expect(posts.status).toBe('end'));
  stop();
  expect(new Set(said)).toEqual(new Set([undefined, 2]));
});
