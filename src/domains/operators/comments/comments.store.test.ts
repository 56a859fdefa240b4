// @vitest-environment node
import type { OpsComment } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { FoundComments, postIn } from './comments.store.ts';

const comment = (id: string, parent_id: string | null = null): OpsComment => ({
  ...{ id, parent_id, post_id: 'p', author_id: 'u', username: 'wei', text: id, like_count: 0 },
  ...{ reply_count: 0, is_removed: false, create_at: '2026-11-28T08:00:00.000Z' },
});
const foundOf = async (answers: FakeAnswers = {}) => {
  const http = fakeCalls({
    'GET /ops/api/comments': () => ({
      list: [comment('a'), comment('b', 'a'), comment('c')],
      next_id: null,
    }),
    ...answers,
  });
  const comments = new FoundComments(http, { q: 'x', author: '', post: '', removed: false });
  comments.searched.pages.open();
  await expect.poll(() => comments.searched.pages.status).toBe('end');
  return { comments, http };
};

it('is removed with a reason alone, with its replies, and is put back', async () => {
  const { comments, http } = await foundOf({ 'POST /ops/api/comments/:id/visibility': () => ({}) });
  comments.turning.ask(comments.searched.pages.list[0]);
  expect(await comments.turn()).toBe(false);
  comments.turning.setReason(' Spam ');
  expect(await comments.turn()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({
    params: { id: 'a' },
    body: { removed: true, reason: 'Spam' },
  });
  expect(comments.searched.pages.list.map(({ is_removed }) => is_removed)).toEqual([true, true, false]);
  comments.turning.ask(comments.searched.pages.list[0]);
  comments.turning.setReason('A mistake');
  await comments.turn();
  expect(comments.searched.pages.list.map(({ is_removed }) => is_removed)).toEqual([false, false, false]);
});

it('stays as it was where that was refused', async () => {
  const { comments } = await foundOf({
    'POST /ops/api/comments/:id/visibility': () => Promise.reject(refusal('api.too_frequent')),
  });
  comments.turning.ask(comments.searched.pages.list[0]);
  comments.turning.setReason('Spam');
  expect(await comments.turn()).toBe(false);
  expect([comments.turning.reason, comments.searched.pages.list[0]?.is_removed]).toEqual(['Spam', false]);
});

it('goes on behind an empty part when somebody asks, and not by itself', async () => {
  const parts = [
    { list: [], next_id: 'n1' },
    { list: [comment('z')], next_id: null },
  ];
  const { comments, http } = await foundOf({
    'GET /ops/api/comments': () => parts.shift() ?? { list: [], next_id: null },
  });
  expect([comments.searched.isPartial, http.asked.length]).toEqual([true, 1]);
  comments.searched.further();
  await expect.poll(() => comments.searched.pages.list.length).toBe(1);
  expect(http.asked.at(-1)?.options).toMatchObject({ query: { q: 'x', next_id: 'n1' } });
  expect(comments.searched.isPartial).toBe(false);
});

it.each([
  ['https://x.example/posts/p1?a=1', 'p1'],
  [' p1 ', 'p1'],
  ['/posts/p1#c', 'p1'],
])('a post is named by %j', (typed, id) => expect(postIn(typed)).toBe(id));

it('several are turned one by one, each with its replies; one that is refused stays as it was', async () => {
  const { comments, http } = await foundOf({ 'POST /ops/api/comments/:id/visibility': () => ({}) });
  await comments.turnOne('a', true, 'Spam');
  expect(http.asked.at(-1)?.options).toMatchObject({
    ...{ params: { id: 'a' }, body: { removed: true, reason: 'Spam' }, claims: 'all' },
  });
  const states = () => comments.searched.pages.list.map(({ is_removed }) => is_removed);
  expect(states()).toEqual([true, true, false]);
  http.answers = { 'POST /ops/api/comments/:id/visibility': () => Promise.reject(refusal('api.not_found')) };
  await expect(comments.turnOne('c', true, 'Spam')).rejects.toMatchObject({ code: 'api.not_found' });
  expect(states()).toEqual([true, true, false]);
});

it('one that could not be removed with others, and then is by itself, is picked no more and says nothing of it', async () => {
  let answer: () => object | Promise<never> = () => Promise.reject(refusal('api.too_frequent'));
  const { comments } = await foundOf({
    'POST /ops/api/comments/:id/visibility': (() => answer()) as () => object,
  });
  const { bulk, turning } = comments;
  bulk.pickAll(['a', 'c']);
  bulk.ask('remove');
  bulk.setReason('Spam');
  await bulk.confirm();
  answer = () => ({});
  turning.ask(comments.searched.pages.list[0]);
  turning.setReason('Spam');
  await comments.turn();
  expect([[...bulk.problems.keys()], [...bulk.picked]]).toEqual([['c'], ['c']]);
});
