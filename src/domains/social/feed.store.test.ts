// @vitest-environment node
import { LIMITS, type Post } from '@livery/contract';
import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../lib/http/page.ts';
import { type FakeCalls, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { AuthorPosts } from './people/author-posts.store.ts';
import { SocialStore } from './social.store.ts';
import { aPage, aPost } from './social.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GUEST = 'GET /social/api/guest/recommend/public';
const MEMBER = 'GET /social/api/recommend/public';

/** A guest at the feed; pages and failures come in this order, whoever asks. */
const setUp = (...answers: (Page<Post> | Error)[]) => {
  const answer = () => {
    const next = answers.shift() ?? refusal('api.unknown');
    if (next instanceof Error) throw next;
    return next;
  };
  const http = fakeCalls({ [GUEST]: answer, [MEMBER]: answer });
  const viewer = observable({ isSignedIn: false });
  const social = new SocialStore(http, viewer, new ToastStore());
  const signIn = (isSignedIn: boolean) =>
    runInAction(() => {
      viewer.isSignedIn = isSignedIn;
    });
  return { http, social, feed: social.feeds.recommend, signIn };
};

const asked = (http: FakeCalls) =>
  http.asked.map(({ call, options }) => {
    const { per_page, next_id } = options['query'] as { per_page: number; next_id?: string };
    return [call, per_page, next_id];
  });
const settle = () => vi.advanceTimersByTimeAsync(0);
const pause = () => vi.advanceTimersByTimeAsync(LIMITS.feedDebounce);

describe('a feed', () => {
  it('gives a guest 10 posts a page, and asks once in half a second', async () => {
    const { feed, http } = setUp(aPage(['1'], 'a'), aPage(['2'], null));
    feed.open();
    await settle();
    for (let ask = 0; ask < 5; ask += 1) feed.more();
    await vi.advanceTimersByTimeAsync(499);
    expect(http.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked(http)).toEqual([
      [GUEST, 10, undefined],
      [GUEST, 10, 'a'],
    ]);
    expect(feed.list.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('shows the models that every list shares', async () => {
    const { feed, social } = setUp(aPage(['1'], null));
    feed.open();
    await settle();
    expect(feed.list[0]).toBe(social.posts.get('1'));
  });

  it('shows what came with the HTML, and asks for nothing', async () => {
    const { feed, social, http } = setUp();
    social.seed({ feed: aPage(['1'], 'a'), chart: { range: '24h', list: [aPost('2')] } });
    feed.open();
    await pause();
    expect([feed.list, social.chartHead.list]).toEqual([[social.posts.get('1')], [social.posts.get('2')]]);
    expect(http.asked).toEqual([]);
  });
});

describe('a guest who logs in', () => {
  it('goes on from where they are, 30 posts a page, and learns which posts are theirs', async () => {
    const mine = { list: [aPost('1', { liked: true }), aPost('9')], next_id: 'b' };
    const { feed, http, signIn } = setUp(aPage(['1'], 'a'), mine, aPage(['2'], null));
    feed.open();
    await settle();
    signIn(true);
    await pause();
    expect(feed.list.map(({ id, like }) => [id, like.isOn])).toEqual([['1', true]]);
    feed.more();
    await pause();
    expect(feed.list.map(({ id }) => id)).toEqual(['1', '2']);
    expect(asked(http)).toEqual([
      [GUEST, 10, undefined],
      [MEMBER, 30, undefined],
      [MEMBER, 30, 'a'],
    ]);
  });

  it('sees the first page as their own that a guest was still waiting for', async () => {
    const { feed, http, signIn } = setUp();
    http.answers = {
      [GUEST]: () => new Promise(() => undefined),
      [MEMBER]: () => aPage(['1'], null),
    };
    feed.open();
    await settle();
    signIn(true);
    await settle();
    expect([feed.status, feed.list.length]).toEqual(['end', 1]);
  });

  it('sees the first page that a guest was refused', async () => {
    const { feed, http, signIn } = setUp(refusal('api.guest_quota'), aPage(['1'], null));
    feed.open();
    await settle();
    expect(feed.status).toBe('failed');
    signIn(true);
    await pause();
    expect([feed.status, feed.list.length, http.asked.length]).toEqual(['end', 1, 2]);
  });

  it('goes on after a page that failed', async () => {
    const { feed, signIn } = setUp(
      aPage(['1'], 'a'),
      refusal('api.guest_quota'),
      aPage(['1'], 'a'),
      aPage(['2'], null),
    );
    feed.open();
    await settle();
    feed.more();
    await pause();
    signIn(true);
    await pause();
    expect(feed.list.map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('who leaves', () => {
  it('leaves no post and no mark behind, also by a page that comes late', async () => {
    const { feed, social, http, signIn } = setUp();
    signIn(true);
    let come = (_: Page<Post>): void => undefined;
    http.answers = {
      [MEMBER]: () => new Promise((resolve) => (come = resolve)),
      [GUEST]: () => aPage(['2'], null),
    };
    feed.open();
    await settle();
    signIn(false);
    come({ list: [aPost('1', { liked: true })], next_id: null });
    await pause();
    expect(feed.list.map(({ id }) => id)).toEqual(['2']);
    expect(social.posts.get('1')).toBeUndefined();
  });

  it('leaves a list that only they could read; a feed is everybody’s', () => {
    const { feed, social, signIn } = setUp();
    const theirs = new AuthorPosts(social, 'ann', 'liked');
    for (const [list, left] of [
      [theirs, undefined],
      [feed, feed],
    ] as const) {
      signIn(true);
      social.reading = list;
      signIn(false);
      expect(social.reading).toBe(left);
    }
  });
});

describe('the chart', () => {
  it('is asked for by its range, and says where each post stands and how far it moved', async () => {
    const { social, http } = setUp({
      list: [aPost('1', { chart: { rank: 1, change: 3 } }), aPost('2', { chart: { rank: 2, change: null } })],
      next_id: null,
    });
    const { chartOfWeek } = social.feeds;
    chartOfWeek.open();
    await settle();
    expect(http.asked[0]?.options['query']).toMatchObject({ type: 'chart', range: '7d' });
    expect(['1', '2', '3'].map((id) => chartOfWeek.positionOf(id)?.change)).toEqual([3, null, undefined]);
  });

  it('takes the head that came with the HTML as the chart that it is', () => {
    const { social } = setUp();
    social.seed({ chart: { range: '7d', list: [aPost('1', { chart: { rank: 1, change: 3 } })] } });
    const { chart, chartOfWeek } = social.feeds;
    expect([chart, chartOfWeek].map((feed) => feed.positionOf('1')?.rank)).toEqual([undefined, 1]);
  });
});
