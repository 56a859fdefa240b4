import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { AuthorPosts } from '../people/author-posts.store.ts';
import type { PostModel } from '../post.model.ts';
import { shownOf } from '../shown-posts.ts';
import { SocialStore } from '../social.store.ts';
import { aPage, aPost } from '../social.testing.ts';
import { postCommands } from './post-commands.ts';

const MINE = ['1', '2', '3'];

const setUp = (answers: FakeAnswers = {}) => {
  const http = fakeCalls(answers);
  const viewer = { isSignedIn: true, me: { id: 'me' } };
  const social = new SocialStore(http, viewer, new ToastStore());
  const { recommend, gallery } = social.feeds;
  for (const feed of [recommend, gallery])
    feed.seed({ list: MINE.map((id) => social.posts.upsert(aPost(id))), next_id: null });
  const second = social.posts.get('2') as PostModel;
  const shown = () => [recommend, gallery].map(({ list }) => list.map(({ id }) => id).join(''));
  const undo = () => social.toasts.list[0]?.action?.run();
  const calls = () => http.asked.map(({ call }) => call);
  return { social, viewer, http, second, shown, undo, calls, commands: postCommands(social) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

it('a post of mine goes from every list at once, from the server when the time to undo is over', async () => {
  const { commands, second, shown, calls } = setUp();
  commands.delete(second);
  expect([shown(), second.isGone, calls()]).toEqual([['13', '13'], true, []]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls()).toEqual(['DELETE /social/api/posts/:id']);
});

it('undone, it stands where it was, and nothing was sent', async () => {
  const { commands, second, shown, undo, calls } = setUp();
  commands.delete(second);
  undo();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([shown(), second.isGone, calls()]).toEqual([['123', '123'], false, []]);
});

it('one that is not interesting is hidden at once, and shown again when that is undone', async () => {
  const nothing = () => ({});
  const { commands, second, shown, undo, calls } = setUp({
    'PUT /social/api/posts/:id/hide': nothing,
    'PUT /social/api/posts/:id/unhide': nothing,
  });
  commands.hidePost(second);
  expect(shown()).toEqual(['13', '13']);
  await settle();
  undo();
  await settle();
  expect(shown()).toEqual(['123', '123']);
  expect(calls()).toEqual(['PUT /social/api/posts/:id/hide', 'PUT /social/api/posts/:id/unhide']);
});

it('all posts of an author go together, and come back when the server refuses', async () => {
  const { social, commands, second, shown } = setUp({
    'PUT /social/api/authors/:id/hide': () => Promise.reject(refusal('api.unavailable')),
  });
  const sibling = aPost('4', { author: second.author });
  social.feeds.recommend.insert(social.posts.upsert(sibling), 3);
  commands.hideAuthor(second, 'Bo');
  expect(shown()).toEqual(['13', '13']);
  await settle();
  expect([shown(), social.toasts.list.some(({ action }) => action)]).toEqual([['1234', '123'], false]);
});

it('a like of a post that was deleted is taken back, and the post goes from the lists', async () => {
  const { social, second, shown } = setUp({
    'PUT /social/api/posts/:id/like': () => Promise.reject(refusal('api.post_not_exist')),
  });
  const theirs = new AuthorPosts(social, 'ann', 'posts');
  theirs.seed({ list: [second], next_id: null });
  social.reading = theirs;
  social.chartHead = { range: '24h', list: [second] };
  await social.posts.toggleLike(second);
  expect([shown(), second.isGone, second.likeCount]).toEqual([['13', '13'], true, 10]);
  expect([theirs.list, social.chartHead.list]).toEqual([[], []]);
});

it('a list that is read before the time to undo is over shows it no more, and again where it was once that is undone', async () => {
  const { social, http, commands, second, undo } = setUp();
  http.answers = { 'GET /social/api/recommend/public': () => aPage(MINE, null) };
  const { recommend } = social.feeds;
  const ids = () => shownOf(recommend.list).map(({ id }) => id);
  commands.delete(second);
  recommend.refresh();
  await vi.waitFor(() => expect(recommend.status).toBe('end'));
  expect(ids()).toEqual(['1', '3']);
  undo();
  expect(ids()).toEqual(['1', '2', '3']);
});

it('a refusal or second thoughts put nothing back before somebody else', async () => {
  const { viewer, commands, second, shown, undo, calls } = setUp({
    'PUT /social/api/posts/:id/hide': () => ({}),
    'PUT /social/api/authors/:id/hide': () => Promise.reject(refusal('api.unavailable')),
  });
  commands.hidePost(second);
  await settle();
  viewer.me = { id: 'another' };
  undo();
  viewer.me = { id: 'me' };
  commands.hideAuthor(second, 'Bo');
  viewer.me = { id: 'another' };
  await settle();
  expect(shown()).toEqual(['13', '13']);
  expect(calls()).toEqual(['PUT /social/api/posts/:id/hide', 'PUT /social/api/authors/:id/hide']);
});
