import type { Post } from '@livery/contract';
import { observable, runInAction, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../lib/connection.ts';
import { NO_CONNECTION } from '../../../lib/http/failure.ts';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { SocialStore } from '../social.store.ts';
import { aPost } from '../social.testing.ts';
import { takeOut } from '../take-out.ts';
import { PostViewStore } from './post-view.store.ts';

describe('a post that came with the HTML, to somebody who is signed in', () => {
  const open = (post: () => Post) => {
    const http = fakeCalls({ 'GET /social/api/posts/:id': post });
    const social = new SocialStore(http, observable({ isSignedIn: true }), new ToastStore());
    social.seed({ post: aPost('1') });
    return new PostViewStore('1', social);
  };

  it('stands at once; their marks come behind', async () => {
    const store = open(() => aPost('1', { liked: true }));
    expect(store.isFromHtml).toBe(true);
    expect(store.view.status).toBe('ready');
    await store.renew();
    expect(store.view).toMatchObject({ status: 'ready', post: { like: { isOn: true } } });
  });

  it('goes when it is not for them', async () => {
    const store = open(() => {
      throw refusal('api.view_permission_denied');
    });
    await store.renew();
    expect(store.view.status).toBe('refused');
  });

  it('stays when nothing comes', async () => {
    const store = open(() => {
      throw refusal(NO_CONNECTION);
    });
    await store.renew();
    expect(store.view.status).toBe('ready');
  });
});

it.each([
  ['while somebody looks', 2],
  ['once it was left', 1],
])('a post that the network kept from coming is asked for again %s', async (who, asked) => {
  const http = fakeCalls({
    'GET /social/api/guest/posts/:id': () => {
      throw refusal(NO_CONNECTION);
    },
  });
  const store = new PostViewStore('1', new SocialStore(http, { isSignedIn: false }, new ToastStore()));
  const read = store.load();
  if (who === 'once it was left') store.stop();
  await read;
  connection.announceBack();
  await when(() => store.view.status === 'failed');
  expect(http.asked).toHaveLength(asked);
});

it('a guest who logs in at a shared post learns whether it is theirs to unlike', async () => {
  const http = fakeCalls({
    'GET /social/api/guest/posts/:id': () => aPost('1'),
    'GET /social/api/posts/:id': () => aPost('1', { liked: true }),
  });
  const viewer = observable({ isSignedIn: false });
  const store = new PostViewStore('1', new SocialStore(http, viewer, new ToastStore()));
  const isLiked = () => store.view.status === 'ready' && store.view.post.like.isOn;
  await store.load();
  expect(isLiked()).toBe(false);
  runInAction(() => {
    viewer.isSignedIn = true;
  });
  await store.renew();
  expect(isLiked()).toBe(true);
});

it('comments that a guest was refused come once somebody is signed in', async () => {
  const viewer = observable({ isSignedIn: false });
  const http = fakeCalls({
    'GET /social/api/guest/posts/:id': () => aPost('1'),
    'GET /social/api/posts/:id': () => aPost('1'),
    'GET /social/api/posts/:id/comment': () => {
      if (!viewer.isSignedIn) throw refusal('api.guest_quota');
      return { list: [], next_id: null };
    },
  });
  const store = new PostViewStore('1', new SocialStore(http, viewer, new ToastStore()));
  const comments = () => (store.view.status === 'ready' ? store.view.comments.pages : undefined);
  await store.load();
  comments()?.open();
  await when(() => comments()?.status === 'failed');
  runInAction(() => {
    viewer.isSignedIn = true;
  });
  await store.renew();
  await when(() => comments()?.status === 'end');
});

describe('a post that goes while it is watched', () => {
  const open = (ids: readonly string[], at: string) => {
    const http = fakeCalls({
      'PUT /social/api/posts/:id/like': () => Promise.reject(refusal('api.author_deleted')),
    });
    const social = new SocialStore(http, observable({ isSignedIn: true }), new ToastStore());
    const { recommend } = social.feeds;
    recommend.seed({ list: ids.map((id) => social.posts.upsert(aPost(id))), next_id: null });
    social.reading = recommend;
    return { social, store: new PostViewStore(at, social) };
  };

  it('has its neighbours until it has gone, and those who go with it are passed over', () => {
    const { social, store } = open(['1', '2', '3', '4'], '2');
    const seen: unknown[] = [];
    when(
      () => store.isGone,
      () => seen.push(store.previous, store.next),
    );
    const third = social.posts.get('3');
    const second = social.posts.get('2');
    if (!second || !third) throw new Error('two posts');
    takeOut(social, second, ({ id }) => id === '2' || id === '3');
    expect(seen).toEqual(['1', '4']);
  });

  it('is asked for anew when somebody comes back to it', async () => {
    const { social } = open(['1', '2'], '2');
    const second = social.posts.get('2');
    if (!second) throw new Error('a post');
    await social.posts.toggleLike(second);
    expect(second.isGone).toBe(true);
    expect(new PostViewStore('2', social).view.status).toBe('loading');
  });
});
