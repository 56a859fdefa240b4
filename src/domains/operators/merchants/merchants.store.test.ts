// @vitest-environment node
import type { OpsMerchant, OpsSettlement } from '@livery/contract';
import { expect, it } from 'vitest';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { Merchants } from './merchants.store.ts';
import { Settlements } from './settlements.store.ts';

const SHOP: OpsMerchant = {
  ...{ id: 'shop1', name: 'A shop', public_key: 'k', owed: 700, closed_at: null },
  ...{ create_at: '2026-11-28T08:00:00.000Z' },
};
const WAITING: OpsSettlement = {
  ...{ id: 's1', merchant_id: 'shop1', amount: 200_000, remark: 'By bank', state: 'pending' },
  ...{ asked_by: 'fay', create_at: '2026-11-28T08:00:00.000Z' },
};
const SETTLE = 'POST /ops/api/merchants/:id/settlements';
const DECIDE = 'POST /ops/api/merchants/:id/settlements/:settlement/decide';

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
const settling = async (answers: FakeAnswers) => {
  const http = fakeCalls({ 'GET /ops/api/settlements': () => ({ list: [WAITING] }), ...answers });
  let settled = 0;
  const settlements = new Settlements(http, () => {
    settled += 1;
  });
  await settlements.load();
  const bodies = (call: string) =>
    http.asked.filter((each) => each.call === call).map(({ options }) => options);
  return { settlements, bodies, settled: () => settled };
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
  merchants.ask(SHOP);
  expect([await merchants.switch(), merchants.sending.problem]).toEqual([
    false,
    { id: 'ops.reason.missing' },
  ]);
  merchants.setReason(' Fraud ');
  expect(await merchants.switch()).toBe(true);
  expect(http.asked.at(-1)?.options).toMatchObject({ body: { is_open: false, reason: 'Fraud' } });
  expect([merchants.pages.list[0]?.closed_at, merchants.switching]).toEqual([
    '2026-11-28T09:00:00.000Z',
    undefined,
  ]);
});

it('settles under one id until it is done, and has the list read again', async () => {
  const { settlements, bodies, settled } = await settling({
    [SETTLE]: () => Promise.reject(refusal('api.too_frequent')),
  });
  settlements.open({ act: 'settle', merchant: SHOP });
  expect(await settlements.confirm()).toBeUndefined();
  expect(settlements.sending.problem).toEqual({ id: 'ops.money.amount.wrong' });
  settlements.set({ amount: '5.00' });
  expect(await settlements.confirm()).toBeUndefined();
  expect(settlements.sending.problem).toEqual({ id: 'ops.reason.missing' });
  settlements.setReason('By bank');
  await settlements.confirm();
  await settlements.confirm();
  const ids = bodies(SETTLE).map((options) => (options as { body: { id: string } }).body.id);
  expect([ids.length, new Set(ids).size, settled()]).toEqual([2, 1, 0]);
  const fine = await settling({ [SETTLE]: () => ({ ...WAITING, state: 'done' }) });
  fine.settlements.open({ act: 'settle', merchant: SHOP });
  fine.settlements.set({ amount: '5.00' });
  fine.settlements.setReason('By bank');
  expect([await fine.settlements.confirm(), fine.settled(), fine.settlements.doing]).toEqual([
    'done',
    1,
    undefined,
  ]);
});

it('sends what the second operator typed, and lets go of what another has decided', async () => {
  const { settlements, bodies } = await settling({ [DECIDE]: () => ({ ...WAITING, state: 'done' }) });
  settlements.open({ act: 'agree', settlement: WAITING });
  settlements.set({ merchant: ' shop9 ', amount: '2000.00' });
  await settlements.confirm();
  expect(bodies(DECIDE)).toMatchObject([
    { params: { id: 'shop1', settlement: 's1' }, body: { agrees: true, merchant: 'shop9', amount: 200_000 } },
  ]);
  const late = await settling({
    [DECIDE]: () => Promise.reject(refusal('api.invalid_data', { params: { settlement: 'decided' } })),
  });
  late.settlements.open({ act: 'refuse', settlement: WAITING });
  late.settlements.setReason('Twice');
  expect(await late.settlements.confirm()).toBeUndefined();
  expect([late.settlements.waiting, late.settlements.sending.problem]).toEqual([
    [],
    { id: 'ops.money.decided' },
  ]);
});
