// @vitest-environment node
import type { ManualMovement, OpsSettlement } from '@livery/contract';
import { expect, it, vi } from 'vitest';
import type { Page } from '../../../lib/http/page.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import { askedSettlements } from '../merchants/settlements.store.ts';
import { askedMovements } from '../money/movements.store.ts';
import { askedStateOf } from './asked.store.ts';

const shared = { id: 'm1', amount: 200_000, remark: 'Prize', asked_by: 'ann', decided_by: null } as const;
const create_at = '2026-11-28T08:00:00.000Z';
const MOVEMENT: ManualMovement = {
  ...{ ...shared, user_id: 'u1', username: 'wei', type: 122, state: 'pending', create_at },
};
const SETTLEMENT: OpsSettlement = { ...shared, merchant_id: 'shop1', state: 'pending', create_at };
const DECIDE = 'POST /ops/api/movements/:id/decide';
const DECIDE_SETTLEMENT = 'POST /ops/api/merchants/:id/settlements/:settlement/decide';

const listOf = async (answers: FakeAnswers = {}, state: ManualMovement['state'] = 'pending') => {
  const calls = fakeCalls({
    'GET /ops/api/movements': () => ({ list: [{ ...MOVEMENT, state }], next_id: null }),
    ...answers,
  });
  const list = askedMovements(calls, state);
  list.pages.open();
  await vi.waitFor(() => expect(list.pages.status).toMatch(/end|failed/));
  const ids = () => list.pages.list.map(({ id }) => id);
  const bodies = () => calls.asked.flatMap(({ call, options }) => (call === DECIDE ? [options['body']] : []));
  return { list, calls, ids, bodies };
};

it('lists those of a state, which stands in the address, and says when they could not be read', async () => {
  expect(['', 'state=done', 'state=lost'].map((query) => askedStateOf(new URLSearchParams(query)))).toEqual([
    ...['pending', 'done', 'pending'],
  ]);
  const { calls, ids } = await listOf({}, 'done');
  expect(ids()).toEqual(['m1']);
  expect(calls.asked[0]?.options).toMatchObject({ query: { state: 'done' } });
  const failing = { 'GET /ops/api/movements': () => Promise.reject(refusal('api.unavailable')) };
  expect((await listOf(failing)).list.pages.status).toBe('failed');
});

it('takes a node of the release before for what it is: what waits is not done, and there is one page', async () => {
  const answer = { list: [MOVEMENT] } as unknown as Page<ManualMovement>;
  const before = { 'GET /ops/api/movements': () => answer };
  expect((await listOf(before, 'done')).ids()).toEqual([]);
  const { list, ids } = await listOf({
    ...before,
    [DECIDE]: () => Promise.reject(refusal('api.invalid_data', { params: { movement: 'decided' } })),
  });
  list.open({ act: 'refuse', item: MOVEMENT });
  list.setReason('Twice');
  await list.confirm();
  expect([list.sending.problem, ids()]).toEqual([{ id: 'ops.money.decided' }, []]);
});

it('agrees to what the second operator typed, not to what stands in the row', async () => {
  const { list, ids, bodies } = await listOf({ [DECIDE]: () => ({ ...MOVEMENT, state: 'done' }) });
  list.open({ act: 'agree', item: MOVEMENT });
  expect(list.typed).toEqual({ whom: '', amount: '' });
  list.set({ whom: ' wei ', amount: 'two' });
  expect([await list.confirm(), list.sending.problem]).toEqual([undefined, { id: 'ops.money.amount.wrong' }]);
  list.set({ amount: '2000.00' });
  expect(await list.confirm()).toBe('done');
  expect(bodies()).toEqual([{ agrees: true, username: 'wei', amount: 200_000, reason: '' }]);
  expect([list.doing, ids()]).toEqual([undefined, []]);
});

it('stays open with the words for it where the two do not agree', async () => {
  const { list, ids } = await listOf({ [DECIDE]: () => Promise.reject(refusal('api.invalid_data')) });
  list.open({ act: 'agree', item: MOVEMENT });
  list.set({ whom: 'wei', amount: '1.00' });
  expect(await list.confirm()).toBeUndefined();
  expect([list.doing?.item, list.sending.problem, ids()]).toEqual([
    ...[MOVEMENT, { id: 'ops.money.differs' }, ['m1']],
  ]);
});

it('takes one from the list that another operator has decided, and says so', async () => {
  const { list, ids } = await listOf({
    [DECIDE]: () => Promise.reject(refusal('api.invalid_data', { params: { state: 'decided' } })),
  });
  list.open({ act: 'refuse', item: MOVEMENT });
  list.setReason('Too much');
  expect(await list.confirm()).toBeUndefined();
  expect([ids(), list.sending.problem]).toEqual([[], { id: 'ops.money.decided' }]);
});

it('refuses with a reason alone, and forgets it when it is closed', async () => {
  const { list, bodies } = await listOf({ [DECIDE]: () => ({ ...MOVEMENT, state: 'refused' }) });
  list.open({ act: 'refuse', item: MOVEMENT });
  list.setReason('  ');
  expect([await list.confirm(), list.sending.problem]).toEqual([
    ...[undefined, { id: 'ops.money.refusal.missing' }],
  ]);
  list.setReason(' Too much ');
  expect(await list.confirm()).toBe('refused');
  expect(bodies()).toEqual([{ agrees: false, username: 'wei', amount: 200_000, reason: 'Too much' }]);
  expect([list.doing, list.reason]).toEqual([undefined, '']);
});

it('has what waits now at the end, where that has come, what is done at the head, and nothing of another state', async () => {
  const waiting = await listOf();
  waiting.list.asked({ ...MOVEMENT, id: 'm2' });
  waiting.list.asked({ ...MOVEMENT, id: 'm3', state: 'done' });
  expect(waiting.ids()).toEqual(['m1', 'm2']);
  const done = await listOf({}, 'done');
  done.list.asked({ ...MOVEMENT, id: 'm3', state: 'done' });
  done.list.asked({ ...MOVEMENT, id: 'm2' });
  expect(done.ids()).toEqual(['m3', 'm1']);
});

it('names a settlement by its merchant and its id, and tells that a merchant is owed less', async () => {
  const calls = fakeCalls({
    'GET /ops/api/settlements': () => ({
      list: [SETTLEMENT, { ...SETTLEMENT, merchant_id: 'shop2' }],
      next_id: null,
    }),
    [DECIDE_SETTLEMENT]: () => ({ ...SETTLEMENT, state: 'done' }),
  });
  let done = 0;
  const list = askedSettlements(calls, 'pending', () => {
    done += 1;
  });
  list.pages.open();
  await vi.waitFor(() => expect(list.pages.list).toHaveLength(2));
  list.open({ act: 'agree', item: SETTLEMENT });
  list.set({ whom: ' shop1 ', amount: '2000.00' });
  expect([await list.confirm(), done]).toEqual(['done', 1]);
  expect(calls.asked.at(-1)?.options).toMatchObject({
    params: { id: 'shop1', settlement: 'm1' },
    body: { agrees: true, merchant: 'shop1', amount: 200_000 },
  });
  expect(list.pages.list.map(({ merchant_id }) => merchant_id)).toEqual(['shop2']);
});
