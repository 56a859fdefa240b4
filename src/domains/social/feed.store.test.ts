import type { Post } from '@livery/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../../lib/http/page.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { FeedStore } from './feed.store.ts';
import { FollowsStore } from './follows.store.ts';
import { PostsStore } from './posts.store.ts';
import type { SocialApi } from './social.api.ts';
import { aPage } from './social.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const setUp = (...answers: (Page<Post> | Error)[]) => {
  const asked: (string | undefined)[] = [];
  const api = {
    feed: async (_: string, next: string | undefined) => {
      asked.push(next);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing left');
      return answer;
    },
  } as unknown as SocialApi;
  const toasts = new ToastStore();
  const posts = new PostsStore(api, new FollowsStore(api, toasts), toasts);
  return { feed: new FeedStore('recommend', api, posts), asked };
};

const idsOf = (feed: FeedStore) => feed.list.map(({ id }) => id);
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a feed', () => {
  it('takes page after page, and no post twice', async () => {
    const { feed, asked } = setUp(aPage(['1', '2'], 'a'), aPage(['2', '3'], null));
    feed.open();
    await settle();
    expect(feed.status).toBe('ready');
    feed.more();
    await vi.advanceTimersByTimeAsync(500);
    expect(idsOf(feed)).toEqual(['1', '2', '3']);
    expect(asked).toEqual([undefined, 'a']);
    expect(feed.status).toBe('end');
  });

  it('asks once however often it is asked within half a second', async () => {
    const { feed, asked } = setUp(aPage(['1'], 'a'), aPage(['2'], 'b'));
    feed.open();
    await settle();
    for (let ask = 0; ask < 5; ask += 1) feed.more();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });

  it('asks nothing after the end', async () => {
    const { feed, asked } = setUp(aPage([], null));
    feed.open();
    await settle();
    feed.more();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toHaveLength(1);
    expect(feed.isEmpty).toBe(true);
  });

  it('keeps what it has when the next page fails, and goes on from there', async () => {
    const { feed, asked } = setUp(aPage(['1'], 'a'), new Error('offline'), aPage(['2'], null));
    feed.open();
    await settle();
    feed.more();
    await vi.advanceTimersByTimeAsync(500);
    expect([feed.status, idsOf(feed)]).toEqual(['failed', ['1']]);
    feed.more();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([undefined, 'a', 'a']);
    expect(idsOf(feed)).toEqual(['1', '2']);
  });

  it('asks anew when it is opened again after its first page has failed', async () => {
    const { feed } = setUp(new Error('maintenance'), aPage(['1'], 'a'));
    feed.open();
    await settle();
    expect(feed.status).toBe('failed');
    feed.open();
    await vi.advanceTimersByTimeAsync(500);
    expect([feed.status, idsOf(feed)]).toEqual(['ready', ['1']]);
  });

  it('does not ask for a page that came with the HTML', async () => {
    const { feed, asked } = setUp();
    feed.seed(aPage(['1'], 'a'));
    feed.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(idsOf(feed)).toEqual(['1']);
  });

  it('ignores an answer that arrives after it was cleared', async () => {
    const { feed } = setUp(aPage(['1'], 'a'), aPage(['9'], null));
    feed.open();
    feed.reload();
    await settle();
    expect(idsOf(feed)).toEqual(['9']);
  });
});
