import { observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { fakeCalls } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import { PostViewStore } from './post-view.store.ts';
import { SocialStore } from './social.store.ts';
import { aPost } from './social.testing.ts';

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
