import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-app.ts';
import { paying } from '../../payment/payment.testing.ts';
import { type PaymentDesk, startPaymentDesk } from './payments.testing.ts';

let desk: PaymentDesk;
let ann: TestPerson;
beforeAll(async () => {
  desk = await startPaymentDesk();
});
beforeEach(async () => {
  ann = await payer(1_000);
});
afterAll(() => desk.stop());

const { order, payer } = paying(() => desk);
const search = async (query: Record<string, string>) =>
  (await desk.fin.call({ url: `/ops/api/orders?${new URLSearchParams(query)}` })).result;
const idsOf = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);
const logged = async (action: string) =>
  (await desk.app.db().selectFrom('audit_log').select('target').where('action', '=', action).execute()).map(
    ({ target }) => target,
  );

/** Three of hers, the first given up. */
const three = async (): Promise<string[]> => {
  const ids: string[] = [];
  for (const amount of [100, 101, 102]) ids.push((await order(ann, amount)).merchant_order_id);
  await desk.fin.call({
    method: 'POST',
    url: `/ops/api/payments/${ids[0]}/fail`,
    body: { reason: 'Asked by phone' },
  });
  return ids;
};

test('one person’s are found by account ID and by id, the latest first, page by page, and that is written down', async () => {
  const ids = (await three()).reverse();
  const first = await search({ person: ann.username, limit: '2' });
  expect([idsOf(first), first.next_id]).toEqual([ids.slice(0, 2), ids[1]]);
  const rest = await search({ person: ann.id, limit: '2', next_id: first.next_id });
  expect([idsOf(rest), rest.next_id]).toEqual([ids.slice(2), null]);
  expect(await logged('payment.read')).toEqual(expect.arrayContaining([ann.username, ann.id]));
  expect(await search({ person: 'nobodyatall' })).toEqual({ list: [], next_id: null });
});

test('all are found by state, provider and time, over all people in one order', async () => {
  const ids = await three();
  const bob = await payer(1_000);
  const { merchant_order_id: later } = await order(bob, 103);
  expect(idsOf(await search({ limit: '4' }))).toEqual([later, ...ids.toReversed()]);
  expect(idsOf(await search({ status: 'failed' }))[0]).toBe(ids[0]);
  expect(idsOf(await search({ status: 'failed', person: bob.id }))).toEqual([]);
  expect(idsOf(await search({ provider: 'point' }))).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(idsOf(await search({ from: tomorrow }))).toEqual([]);
  expect(idsOf(await search({ until: yesterday }))).toEqual([]);
  expect(idsOf(await search({ from: yesterday, until: tomorrow, limit: '1' }))).toEqual([later]);
});

test('one is found by its id, whatever else is asked', async () => {
  const [id = ''] = await three();
  expect(await search({ order: id, status: 'success' })).toMatchObject({
    list: [{ id, status: 'failed', username: ann.username, payee: expect.any(String) }],
    next_id: null,
  });
  expect(idsOf(await search({ order: 'nothing' }))).toEqual([]);
});

test('they are taken home as a sheet, which is written down, and by nobody without the right', async () => {
  const [id = ''] = await three();
  const { raw } = await desk.fin.call({ url: `/ops/api/orders/export?person=${ann.username}` });
  expect(raw.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = raw.body.trim().split('\r\n');
  expect([lines.length, lines.find((line) => line.includes(id))]).toEqual([
    4,
    expect.stringMatching(/"1\.00","failed","cancelled"/),
  ]);
  expect(await logged('payment.export')).toContain(ann.username);
  for (const url of ['/ops/api/orders', '/ops/api/orders/export'])
    expect((await desk.mia.call({ url })).status).toBe(403);
});

test('what no order can be is refused by name', async () => {
  const wrong = async (query: string) => (await desk.fin.call({ url: `/ops/api/orders?${query}` })).error;
  for (const query of [
    'status=paid',
    'provider=bank',
    'from=monday',
    'limit=0',
    'next_id=%00',
    'next_id=A-1',
  ])
    expect([query, await wrong(query)]).toEqual([query, 'api.validation']);
});
