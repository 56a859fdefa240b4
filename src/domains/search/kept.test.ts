import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { SocialStore } from '../social/index.ts';
import { aPage, receiveBlock } from '../social/testing.ts';
import { keptBy } from './kept.ts';

it('begins with what came with the HTML of a hashtag: that hashtag and order, and once', async () => {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json' });
  const tagged = { hashtag: '夜', order: 'best', count: 40, ...aPage(['1'], 'a') };
  boot.textContent = JSON.stringify({ tagged });
  document.body.append(boot);
  onTestFinished(() => boot.remove());
  const http = fakeCalls({
    'GET /social/api/guest/hashtags/:name/posts': () => ({ count: 41, ...aPage(['2'], null) }),
  });
  const ofGuest = () => keptBy(new SocialStore(http, { isSignedIn: false }, new ToastStore()), 'guest');

  const first = ofGuest().tagged('夜', 'best');
  first.open();
  expect([first.count, first.list.map(({ id }) => id)]).toEqual([40, ['1']]);
  expect(http.asked).toEqual([]);
  first.more();
  await vi.waitFor(() => expect(first.list.map(({ id }) => id)).toEqual(['1', '2']));
  expect(http.asked.map(({ options }) => options['query'])).toEqual([{ order: 'best', next_id: 'a' }]);

  const later = ofGuest().tagged('夜', 'best');
  expect([later.status, later.list]).toEqual(['idle', []]);
});

it('what was found loses the posts of somebody who was blocked meanwhile', async () => {
  const page = aPage(['1', '2'], null);
  const http = fakeCalls({
    'GET /api/v1/search': () => ({ users: [], posts: page.list, hashtags: [], next_id: null }),
    'GET /social/api/hashtags/:name/posts': () => ({ count: 2, ...page }),
  } as never);
  const social = new SocialStore(http, { isSignedIn: true, me: { id: 'me' } }, new ToastStore());
  const kept = keptBy(social, 'me');
  const lists = [kept.found('tea').posts, kept.tagged('tea', 'best')];
  for (const list of lists) list.open();
  await vi.waitFor(() => expect(lists.map(({ list }) => list.length)).toEqual([2, 2]));
  receiveBlock(social, { user_id: 'author1', on: true });
  expect(lists.map(({ list }) => list.map(({ id }) => id))).toEqual([['2'], ['2']]);
});
