import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { AlertStore } from '../../../lib/toasts/alerts.store.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { SeenPosts } from './seen-posts.ts';

const VIEW = 'POST /social/api/posts/:id/view';
const HOUR = 3_600_000;

const setUp = (
  answers: FakeAnswers = { [VIEW]: () => ({}) },
  viewer = { isSignedIn: true, me: { id: 'me' } },
) => {
  const http = fakeCalls(answers);
  const social = new SocialStore(http, viewer, new ToastStore());
  const alerts = new AlertStore();
  const told = () => http.asked.map(({ options }) => (options['params'] as { id: string }).id);
  return { social, alerts, told, seen: new SeenPosts({ social, alerts }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('are told together, each once an hour', async () => {
  const { seen, told } = setUp();
  for (const id of ['1', '2', '1']) seen.see(id);
  expect(told()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5_000);
  seen.see('1');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told()).toEqual(['1', '2']);
  await vi.advanceTimersByTimeAsync(HOUR);
  seen.see('1');
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual(['1', '2', '1']);
});

it('of a guest nobody is told, nor of a page that was left at once', async () => {
  const guest = setUp(undefined, { isSignedIn: false } as never);
  guest.seen.see('1');
  const { seen, told } = setUp();
  seen.watch('1')();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([guest.told(), told()]).toEqual([[], []]);
});

it('one that was deleted while somebody watched goes from the lists, and they read why', async () => {
  const explanation = { display: 'alert', id: 'error.post_gone', values: {} } as never;
  const { seen, social, alerts } = setUp({
    [VIEW]: () => Promise.reject(refusal('api.post_not_exist', { explanation })),
  });
  const post = social.posts.upsert(aPost('1'));
  social.feeds.recommend.seed({ list: [post], next_id: null });
  seen.watch('1');
  await vi.advanceTimersByTimeAsync(6_000);
  expect([post.isGone, social.feeds.recommend.list, alerts.queue.length]).toEqual([true, [], 1]);
});
