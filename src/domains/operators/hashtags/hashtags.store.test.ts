// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { FoundHashtags } from './hashtags.store.ts';

const TEA = { name: 'tea', shown: 'Tea', count: 7, is_hidden: false };

const found = async (turn: () => object | Promise<never>) => {
  const http = fakeCalls({
    'GET /ops/api/hashtags': () => ({ list: [TEA], next_id: null }),
    'POST /ops/api/hashtags/:name/visibility': turn as () => object,
  });
  const hashtags = new FoundHashtags(http, { q: '', hidden: false });
  hashtags.pages.open();
  await expect.poll(() => hashtags.pages.status).toBe('end');
  hashtags.turning.ask(TEA);
  return { hashtags, http };
};

it('is hidden with a reason alone, stays in the list, and is shown again', async () => {
  const { hashtags, http } = await found(() => ({}));
  expect(await hashtags.turn()).toBe(false);
  hashtags.turning.setReason(' Hate ');
  expect(await hashtags.turn()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({
    params: { name: 'tea' },
    body: { hidden: true, reason: 'Hate' },
  });
  expect(hashtags.pages.list).toEqual([{ ...TEA, is_hidden: true }]);
  hashtags.turning.ask(hashtags.pages.list[0]);
  hashtags.turning.setReason('A mistake');
  await hashtags.turn();
  expect(http.asked.at(-1)?.options['body']).toEqual({ hidden: false, reason: 'A mistake' });
});

it('is as it was where it was refused', async () => {
  const { hashtags } = await found(() => Promise.reject(refusal('api.too_frequent')));
  hashtags.turning.setReason('Hate');
  expect(await hashtags.turn()).toBe(false);
  expect([hashtags.pages.list, hashtags.turning.asked, hashtags.turning.reason]).toEqual([
    [TEA],
    TEA,
    'Hate',
  ]);
});

it('several are turned one by one', async () => {
  const { hashtags, http } = await found(() => ({}));
  await hashtags.turnOne('tea', true, 'Hate');
  expect(http.asked.at(-1)?.options).toMatchObject({
    ...{ params: { name: 'tea' }, body: { hidden: true, reason: 'Hate' }, claims: 'all' },
  });
  expect(hashtags.pages.list).toEqual([{ ...TEA, is_hidden: true }]);
});

it('one that could not be turned with others, and then is by itself, is picked no more and says nothing of it', async () => {
  let answer: () => object | Promise<never> = () => Promise.reject(refusal('api.too_frequent'));
  const { hashtags } = await found(() => answer());
  const { bulk } = hashtags;
  bulk.pickAll(['tea']);
  bulk.ask('hide');
  bulk.setReason('Hate');
  await bulk.confirm();
  expect([...bulk.problems]).toEqual([['tea', { id: 'ops.bulk.too_often' }]]);
  answer = () => ({});
  hashtags.turning.setReason('Hate');
  expect(await hashtags.turn()).toBe(true);
  expect([bulk.problems.size, bulk.picked.size]).toEqual([0, 0]);
});

it('one that is listed no more is not said to be turned', async () => {
  const { hashtags, http } = await found(() => ({}));
  const before = http.asked.length;
  await expect(hashtags.turnOne('gone', true, 'Hate')).rejects.toThrow('gone is listed no more');
  expect(http.asked.length).toBe(before);
});
