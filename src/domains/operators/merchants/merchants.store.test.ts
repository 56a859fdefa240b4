// @vitest-environment node
import type { OpsMerchant, OpsSettlement } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Merchants } from './merchants.store.ts';
import { SettlementForm } from './settlements.store.ts';

const SHOP: OpsMerchant = {
  ...{ id: 'shop1', name: 'A shop', public_key: 'k', owed: 700, closed_at: null },
  ...{ create_at: '2026-11-28T08:00:00.000Z' },
};
const DONE: OpsSettlement = {
  ...{ id: 's1', merchant_id: 'shop1', amount: 200_000, remark: 'By bank', state: 'done' },
  ...{ asked_by: 'fay', decided_by: null, create_at: '2026-11-28T08:00:00.000Z' },
};
const SETTLE = 'POST /ops/api/merchants/:id/settlements';

const listed = async (answers: FakeAnswers) => {
  const http = fakeCalls({
    'GET /ops/api/merchants': () => ({ list: [SHOP], next_id: null, notice_key: 'key' }),
    ...answers,
  });
  const merchants = new Merchants(http);
  merchants.pages.open();
  await expect.poll(() => merchants.pages.status).toBe('end');
  return { merchants, http };
};

it('adds one, and says that there is one already', async () => {
  const { merchants } = await listed({
    'POST /ops/api/merchants': () => ({ ...SHOP, id: 'shop2' }),
  });
  merchants.set({ id: ' shop2 ', name: 'B', public_key: 'k' });
  expect(await merchants.add()).toBe(true);
  expect([merchants.pages.list.map(({ id }) => id), merchants.fresh.id]).toEqual([['shop2', 'shop1'], '']);
  expect(merchants.noticeKey).toBe('key');
  const taken = await listed({
    'POST /ops/api/merchants': () => Promise.reject(refusal('api.data_exists')),
  });
  taken.merchants.set({ id: 'shop1', name: 'B', public_key: 'k' });
  expect(await taken.merchants.add()).toBe(false);
  expect([taken.merchants.adding.problem, taken.merchants.fresh.id]).toEqual([
    { id: 'ops.merchants.exists' },
    'shop1',
  ]);
});

it('closes one with a reason alone', async () => {
  const { merchants, http } = await listed({
    'POST /ops/api/merchants/:id/open': () => ({ ...SHOP, closed_at: '2026-11-28T09:00:00.000Z' }),
  });
  merchants.switching.ask(SHOP);
  expect([await merchants.switch(), merchants.switching.sending.problem]).toEqual([
    false,
    { id: 'ops.reason.missing' },
  ]);
  merchants.switching.setReason(' Fraud ');
  expect(await merchants.switch()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({ body: { is_open: false, reason: 'Fraud' } });
  expect([merchants.pages.list[0]?.closed_at, merchants.switching.asked]).toEqual([
    '2026-11-28T09:00:00.000Z',
    undefined,
  ]);
});

it('settles under one id until it is done, and under another the next time', async () => {
  const http = fakeCalls({ [SETTLE]: () => Promise.reject(refusal('api.insufficient_balance')) });
  const form = new SettlementForm(http);
  const fill = () => {
    form.open(SHOP);
    form.setAmount('5.00');
    form.setReason(' By bank ');
  };
  form.open(SHOP);
  expect([await form.settle(), form.sending.problem]).toEqual([undefined, { id: 'ops.money.amount.wrong' }]);
  form.setAmount('5.00');
  expect([await form.settle(), form.sending.problem]).toEqual([undefined, { id: 'ops.reason.missing' }]);
  form.setReason(' By bank ');
  expect([await form.settle(), form.sending.problem]).toEqual([undefined, { id: 'ops.merchants.not_owed' }]);
  http.answers = { [SETTLE]: () => DONE };
  expect([await form.settle(), form.merchant]).toEqual([DONE, undefined]);
  fill();
  await form.settle();
  const [first, again, other] = http.asked.map(({ options }) => options['body'] as { id: string });
  expect(first).toMatchObject({ amount: 500, remark: 'By bank' });
  expect(again).toEqual(first);
  expect(other?.id).not.toBe(first?.id);
  expect(http.asked[0]?.options).toMatchObject({ params: { id: 'shop1' } });
});
