// @vitest-environment node
import type { OpsDiscoverCard } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { OpsDiscoverCards } from './cards.store.ts';

const card = (id: string): OpsDiscoverCard => ({
  ...{
    id,
    titles: { 'zh-CN': '', en: id },
    url: '/',
    kind: 'wide',
    is_hidden: false,
    image: '',
    picture: '',
  },
  ...{ start_at: null, end_at: '2026-11-28T08:00:00.000Z', state: 'shown' },
});
const cardsOf = async (answers: FakeAnswers = {}) => {
  const http = fakeCalls({
    'GET /ops/api/discover': () => ({ list: ['a', 'b', 'c'].map(card) }),
    ...answers,
  });
  const cards = new OpsDiscoverCards(http);
  await cards.load();
  return { cards, http, ids: () => cards.list.map(({ id }) => id).join('') };
};

it('moves a card at once, to the place that it tells the server, and not beyond the ends', async () => {
  const { cards, http, ids } = await cardsOf({ 'POST /ops/api/discover/:id/move': () => ({}) });
  const moved = cards.move(cards.list[2]!, -1);
  expect(ids()).toBe('acb');
  await moved;
  expect(http.asked.at(-1)?.options).toMatchObject({ params: { id: 'c' }, body: { place: 2 } });
  await cards.move(cards.list[0]!, -1);
  expect([ids(), http.asked.length]).toEqual(['acb', 2]);
});

it('shows the order of the server when a move fails', async () => {
  const { cards, ids } = await cardsOf();
  await cards.move(cards.list[0]!, 1);
  expect(ids()).toBe('abc');
});

it('takes nothing away without a reason, and puts back what was taken away', async () => {
  const { cards, http } = await cardsOf({
    'POST /ops/api/discover/:id/remove': () => ({ seq: 9 }),
    'POST /ops/api/discover/:id/undo': () => card('a'),
  });
  cards.removing.ask(cards.list[0]);
  expect(await cards.remove()).toBeUndefined();
  expect(cards.removing.sending.problem).toEqual({ id: 'ops.reason.missing' });
  cards.removing.setReason('old');
  const removed = await cards.remove();
  expect(removed).toEqual({ id: 'a', seq: 9 });
  expect(http.asked.at(-2)?.options).toMatchObject({ params: { id: 'a' }, body: { reason: 'old' } });
  expect(await cards.putBack(removed!, 'not old')).toBe(true);
  expect(http.asked.at(-2)?.options).toMatchObject({
    params: { id: 'a' },
    body: { seq: 9, reason: 'not old' },
  });
});

it('sends what was typed, times as they were where nobody changed them, and says which field is wrong', async () => {
  const { cards, http } = await cardsOf({
    'PUT /ops/api/discover/:id': () =>
      Promise.reject(refusal('api.validation', { params: { url: 'format' } })),
  });
  cards.edit(cards.list[0]);
  const { form } = cards;
  form?.set({ zh: '茶', url: 'nowhere' });
  form?.setReason('spring');
  expect(await form?.save()).toBe(false);
  expect(form?.wrong).toEqual(new Set(['url']));
  expect(http.asked.at(-1)?.options).toMatchObject({
    params: { id: 'a' },
    body: { titles: { 'zh-CN': '茶', en: 'a' }, url: 'nowhere', end_at: '2026-11-28T08:00:00.000Z' },
  });
});

it('a new card that is sent again is the same card', async () => {
  let sent = 0;
  const { cards, http } = await cardsOf({
    'PUT /ops/api/discover/:id': () => {
      sent += 1;
      return sent === 1 ? Promise.reject(refusal('api.unavailable')) : card('new');
    },
  });
  cards.edit();
  cards.form?.setReason('spring');
  expect([await cards.form?.save(), await cards.form?.save()]).toEqual([false, true]);
  const [first, second] = http.asked.slice(-2).map(({ options }) => options['params']);
  expect(first).toEqual(second);
});
