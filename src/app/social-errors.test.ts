import { locks } from 'node:worker_threads';
import { FollowRelation } from '@livery/contract';
import { when } from 'mobx';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedTokens } from '../domains/auth/sessions/tokens.ts';
import { CommentsStore } from '../domains/social/comments/comments.store.ts';
import { PostViewStore } from '../domains/social/post/post-view.store.ts';
import { aPost } from '../domains/social/social.testing.ts';
import { formatText } from '../lib/intl/pattern.ts';
import type { Stores } from '../lib/stores/stores.ts';
import type { Words } from '../lib/toasts/toasts.store.ts';
import { openTab } from './testing/app-stores.ts';
import { callsGoTo, gives, LocalServer, type Reply, refuses } from './testing/local-server.ts';

let server: LocalServer;
let stores: Stores;

beforeAll(() => {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
beforeEach(async () => {
  localStorage.clear();
  storedTokens.write({ access_token: 'access', refresh_token: 'refresh', login: 'mine' });
  server = await new LocalServer().start();
  callsGoTo(server);
  server.answer = () => gives({ id: 'me', nickname: 'Me' });
  stores = await openTab();
  await stores.session.restore();
});
afterEach(() => server.stop());

/** From now on every call is refused. */
const serverSays = (reply: Reply): void => {
  server.answer = () => reply;
};

const sayOf =
  ({ appearance: { locale, messages } }: Stores) =>
  (words: Words | undefined) =>
    words && ('plain' in words ? words.plain : formatText({ locale, messages }, words.id, words.values));

/** Everything that is announced, as a person reads it. */
const announced = () => {
  const say = sayOf(stores);
  return [
    ...stores.alerts.queue.map(({ kind, words }) => [kind, say(words)]),
    ...stores.toasts.list.map(({ words }) => ['toast', say(words)]),
  ];
};

const TIMES = {
  status: 1,
  enabled: true,
  announcement: '',
  maintain_start: '2026-11-21T00:00:00.000Z',
  maintain_end: null,
  update_at: null,
};

describe('a feed that is refused', () => {
  const open = async () => {
    const feed = stores.social.feeds.recommend;
    feed.open();
    await when(() => feed.status === 'failed');
  };

  it('asks to update an old version', async () => {
    serverSays(refuses(400, 'api.outdated_version'));
    await open();
    expect(announced()).toEqual([['alert', 'Please update the version']]);
  });

  it('keeps a lost connection to its own place', async () => {
    await server.stop();
    await open();
    expect(announced()).toEqual([]);
    await server.start();
  });
});

describe('a like or a collection that is refused', () => {
  const marks = () => {
    const { posts } = stores.social;
    const post = posts.upsert(aPost('1'));
    return { post, like: () => posts.toggleLike(post), collect: () => posts.toggleCollect(post) };
  };

  it.each([
    ['api.post_not_exist', 404, 'This post or video doesn’t exist'],
    ['api.author_deleted', 410, 'The author’s account was deleted'],
    ['api.view_permission_denied', 403, 'No permission to watch'],
    ['api.post_audit_rejected', 403, 'Review failed'],
  ])('is undone, and %s is an alert', async (code, status, text) => {
    const { post, like, collect } = marks();
    serverSays(refuses(status, code));
    await like();
    expect([post.like.isOn, post.likeCount]).toEqual([false, 10]);
    expect(announced()).toEqual([['alert', text]]);
    stores.alerts.clear();
    await collect();
    expect([post.collect.isOn, post.collectCount]).toEqual([false, 3]);
    expect(announced()).toEqual([['alert', text]]);
  });

  it('says that a revoked session has to log in again', async () => {
    const { post, like } = marks();
    serverSays(refuses(401, 'api.unauthorized'));
    await like();
    expect([post.like.isOn, post.likeCount]).toEqual([false, 10]);
    expect(announced()).toEqual([['alert', 'Please log in again']]);
    expect(stores.users.isSignedIn).toBe(false);
  });

  it('says a lost connection and what passes through by itself', async () => {
    const { post, like } = marks();
    serverSays(refuses(403, 'api.forbidden'));
    await like();
    expect(announced()).toEqual([['toast', 'the server says api.forbidden']]);
    stores.toasts.list = [];
    await server.stop();
    await like();
    expect(post.like.isOn).toBe(false);
    expect(announced()).toEqual([['toast', 'Connection failed. Please check the network settings.']]);
    await server.start();
  });
});

describe('following that is refused', () => {
  const toggle = async (isFollowed: boolean) => {
    const { FOLLOWING, NOT_FOLLOWING } = FollowRelation;
    const author = { ...aPost('1').author, is_followed: isFollowed ? FOLLOWING : NOT_FOLLOWING };
    stores.social.follows.upsert(author, performance.now());
    await stores.social.follows.toggle(author.id);
    expect(stores.social.follows.isFollowing(author.id)).toBe(isFollowed);
  };

  it.each([true, false])('shows the server’s message (already following: %s)', async (isFollowed) => {
    serverSays(refuses(400, 'api.invalid_user_id'));
    await toggle(isFollowed);
    expect(announced()).toEqual([['toast', 'the server says api.invalid_user_id']]);
  });

  it.each([
    [false, 'Follow failed'],
    [true, 'Unfollow failed'],
  ])('has words where the server has none (already following: %s)', async (isFollowed, text) => {
    serverSays(refuses(500, 'api.unknown', { message: '' }));
    await toggle(isFollowed);
    expect(announced()).toEqual([['toast', text]]);
  });

  it('says nothing during maintenance', async () => {
    serverSays(refuses(503, 'api.maintenance', { result: TIMES }));
    await toggle(false);
    expect(announced()).toEqual([]);
  });
});

describe('a comment that is refused', () => {
  it.each([
    ['api.comment_has_hyperlink', 400, 'alert', 'Messages can’t contain links'],
    ['api.comment_not_allowed', 403, 'alert', 'No permission to comment'],
    ['api.post_not_exist', 404, 'alert', 'This post or comment doesn’t exist'],
    ['api.validation', 400, 'toast', 'Comments can be 1 to 300 characters'],
    ['api.forbidden', 403, 'toast', 'the server says api.forbidden'],
  ])('keeps its draft: %s', async (code, status, display, text) => {
    const { social } = stores;
    const comments = new CommentsStore(social.posts.upsert(aPost('1')), social);
    serverSays(refuses(status, code));
    comments.line.setDraft('Lovely');
    expect(await comments.send()).toBe(false);
    expect(comments.line.draft).toBe('Lovely');
    expect(comments.pages.list).toEqual([]);
    expect(announced()).toEqual([[display, text]]);
  });
});

describe('a post’s own page that is refused', () => {
  const view = async () => {
    const store = new PostViewStore('1', stores.social);
    await store.load();
    return store.view;
  };

  it.each([
    ['api.post_not_exist', 404, true],
    ['api.author_deleted', 410, true],
    ['api.not_found', 404, true],
    ['api.post_auditing', 403, false],
    ['api.post_audit_rejected', 403, false],
    ['api.view_permission_denied', 403, false],
    ['api.forbidden', 403, false],
  ])('says so in its place and nowhere else: %s', async (code, status, isGone) => {
    serverSays(refuses(status, code));
    const words = { plain: `the server says ${code}` };
    expect(await view()).toEqual({ status: 'refused', isGone, words });
    expect(announced()).toEqual([]);
  });

  it('does not speak of the network when the version is old', async () => {
    serverSays(refuses(400, 'api.outdated_version'));
    const failed = await view();
    expect(failed.status === 'failed' && sayOf(stores)(failed.words)).toBe('Please update the version');
    expect(announced()).toEqual([['alert', 'Please update the version']]);
  });

  it('keeps a lost connection to its own place', async () => {
    await server.stop();
    expect(await view()).toEqual({ status: 'failed', words: undefined });
    expect(announced()).toEqual([]);
    await server.start();
  });
});
