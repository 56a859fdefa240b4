// @vitest-environment node
import { FollowRelation, type PostMarks } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { connectionLost } from '../../lib/http/failure.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { Viewer } from './social.api.ts';
import { SocialStore } from './social.store.ts';
import { aPost } from './social.testing.ts';

const LIKE = 'PUT /social/api/posts/:id/like';
const FOLLOW = 'PUT /social/api/authors/:id/follow';

const setUp = (answers: FakeAnswers, viewer: Viewer = { isSignedIn: true, me: { id: 'me' } }) =>
  new SocialStore(fakeCalls(answers), viewer, new ToastStore());

const marks = (like: number, liked: boolean): PostMarks => ({
  counts: { like, comment: 2, collect: 3, share: 0 },
  liked,
  collected: false,
});

describe('liking', () => {
  it('counts at once, and then as the server counts', async () => {
    let answer = (_: PostMarks) => {};
    const { posts } = setUp({ [LIKE]: () => new Promise((resolve) => (answer = resolve)) });
    const post = posts.upsert(aPost('1'));
    const done = posts.toggleLike(post);
    expect([post.like.isOn, post.likeCount]).toEqual([true, 11]);
    answer(marks(15, true));
    await done;
    expect([post.like.isOn, post.likeCount]).toEqual([true, 15]);
  });

  it('is undone with words when it fails', async () => {
    const { posts, toasts } = setUp({ [LIKE]: () => Promise.reject(connectionLost(LIKE)) });
    const post = posts.upsert(aPost('1'));
    await posts.toggleLike(post);
    expect([post.like.isOn, post.likeCount]).toEqual([false, 10]);
    expect(toasts.list[0]?.words).toEqual({ id: 'error.no_connection', values: {} });
  });

  it('is not undone by a list that was asked for before it', async () => {
    const { posts } = setUp({ [LIKE]: () => marks(11, true) });
    const post = posts.upsert(aPost('1'));
    const askedAt = performance.now();
    await posts.toggleLike(post);
    posts.upsert(aPost('1'), askedAt);
    expect([post.like.isOn, post.likeCount]).toEqual([true, 11]);
    posts.upsert(aPost('1'));
    expect([post.like.isOn, post.likeCount]).toEqual([false, 10]);
  });

  it('is the same post in every list', async () => {
    const { posts } = setUp({ [LIKE]: () => marks(11, true) });
    const inFeed = posts.upsert(aPost('1'));
    const inChart = posts.upsert(aPost('1'));
    await posts.toggleLike(inFeed);
    expect(inChart.like.isOn).toBe(true);
  });
});

describe('following', () => {
  const author = (is_followed: FollowRelation) => ({ ...aPost('1').author, is_followed });

  it('holds for every post of the author', async () => {
    const { follows } = setUp({ [FOLLOW]: () => ({ is_followed: FollowRelation.FOLLOWING }) });
    follows.upsert(author(FollowRelation.NOT_FOLLOWING), performance.now());
    await follows.toggle('author1');
    expect(follows.isFollowing('author1')).toBe(true);
  });

  it('is told to whoever waits for it, once the server has taken it', async () => {
    const unfollow = 'PUT /social/api/authors/:id/unfollow';
    const answers: FakeAnswers = {
      [FOLLOW]: () => Promise.reject(connectionLost(FOLLOW)),
      [unfollow]: () => ({ is_followed: FollowRelation.NOT_FOLLOWING }),
    };
    const { follows } = setUp(answers);
    let told = 0;
    const stop = follows.onFollow(() => (told += 1));
    follows.upsert(author(FollowRelation.NOT_FOLLOWING), 0);
    await follows.toggle('author1');
    expect(told).toBe(0);
    answers[FOLLOW] = () => ({ is_followed: FollowRelation.FOLLOWING });
    await follows.toggle('author1');
    await follows.toggle('author1');
    expect(told).toBe(1);
    stop();
    await follows.toggle('author1');
    expect(told).toBe(1);
  });

  it('falls back with the server’s words, or with our own', async () => {
    const failures = [
      refusal('api.forbidden', { message: 'Not them.', status: 403 }),
      connectionLost(FOLLOW),
    ];
    const { follows, toasts } = setUp({ [FOLLOW]: () => Promise.reject(failures.shift()) });
    follows.upsert(author(FollowRelation.NOT_FOLLOWING), performance.now());
    await follows.toggle('author1');
    await follows.toggle('author1');
    expect(follows.isFollowing('author1')).toBe(false);
    expect(toasts.list.map(({ words }) => words)).toEqual([
      { plain: 'Not them.' },
      { id: 'error.follow_failed' },
    ]);
  });

  it('is not offered to oneself', () => {
    const { follows } = setUp({});
    expect(follows.canFollow(author(FollowRelation.SELF))).toBe(false);
  });

  it('is not offered of a post as a guest sees it to who wrote it, or may have', () => {
    const offered = (viewer: Viewer) =>
      setUp({}, viewer).follows.canFollow(author(FollowRelation.NOT_FOLLOWING));
    expect(offered({ isSignedIn: false })).toBe(true);
    expect(offered({ isSignedIn: true })).toBe(false);
    expect(offered({ isSignedIn: true, me: { id: 'author1' } })).toBe(false);
    expect(offered({ isSignedIn: true, me: { id: 'me' } })).toBe(true);
  });
});

describe('a post’s words', () => {
  const words = (description: string) => {
    const post = setUp({}).posts.upsert(aPost('1', { description }));
    return [post.title, post.text, post.caption];
  };

  it('have a title when they have more lines than one', () => {
    expect(words('First line\n\nThe rest.\nMore.')).toEqual(['First line', 'The rest.\nMore.', 'First line']);
    expect(words('One line.')).toEqual([undefined, 'One line.', 'One line.']);
    expect(words('')).toEqual([undefined, '', '']);
  });
});
