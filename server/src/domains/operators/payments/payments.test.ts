import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';
import { paying } from '../../payment/payment.testing.ts';
import type { OpsBrowser } from '../operators.testing.ts';
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

const { order, payer, stateOf } = paying(() => desk);
const { balance } = ledgerOf(() => desk.app);
const list = async (view: string) =>
  (await desk.fin.call({ url: `/ops/api/payments?view=${view}` })).result.list;
const act = (browser: OpsBrowser, id: string, what: string, reason = 'Asked by phone') =>
  browser.call({ method: 'POST', url: `/ops/api/payments/${id}/${what}`, body: { reason } });
const logged = (target: string) =>
  desk.app.db().selectFrom('audit_log').selectAll().where('target', '=', target).execute();

test('one that nobody decides is seen, asked for, and through once the provider says so', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  expect(await list('pending')).toContainEqual(
    expect.objectContaining({ id, amount: 400, username: ann.username, is_made: true, status: 'pending' }),
  );
  expect((await act(desk.fin, id, 'retry')).result.status).toBe('pending');
  await desk.sandbox.decide(id, 'silent');
  expect((await act(desk.fin, id, 'retry')).result).toMatchObject({ id, status: 'success' });
  expect((await act(desk.fin, id, 'retry')).error).toBe('api.invalid_data');
  expect(await logged(id)).toContainEqual(
    expect.objectContaining({
      ...{ operator: 'fin', action: 'payment.retry', reason: 'Asked by phone', address: '127.0.0.1' },
    }),
  );
});

test('one that is given up comes back once, however many give it up', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  const both = await Promise.all([act(desk.fin, id, 'fail'), act(desk.fin, id, 'fail')]);
  expect(both.map(({ result }) => result?.status).filter(Boolean)).toContain('failed');
  expect([await balance(userAccount(ann.id)), (await stateOf(ann, id)).reason]).toEqual([1_000, 'cancelled']);
  expect((await list('failed'))[0]).toMatchObject({ id, status: 'failed', reason: 'cancelled' });
  expect((await list('pending')).map((each: { id: string }) => each.id)).not.toContain(id);
});

test('a reason is needed, nobody else may, and what the provider does not say changes nothing', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  expect((await act(desk.fin, id, 'fail', '  ')).error).toBe('api.validation');
  expect((await act(desk.mia, id, 'fail')).status).toBe(403);
  expect((await desk.mia.call({ url: '/ops/api/payments' })).status).toBe(403);
  expect((await act(desk.fin, 'nothing', 'retry')).error).toBe('api.not_found');
  expect((await desk.fin.call({ url: '/ops/api/payments?view=all' })).error).toBe('api.validation');
  await act(desk.fin, id, 'fail');
});

test('a difference is seen until somebody has looked at it', async () => {
  await desk.app
    .db()
    .insertInto('payment_differences')
    .values({ id: 'd1', kind: 'amount', order_id: 'o1', said: '<b>500</b>' })
    .execute();
  const differences = async () => (await desk.fin.call({ url: '/ops/api/payments/differences' })).result.list;
  expect(await differences()).toMatchObject([{ id: 'd1', kind: 'amount', said: '<b>500</b>' }]);
  const close = () =>
    desk.fin.call({
      method: 'POST',
      url: '/ops/api/payments/differences/d1/close',
      body: { reason: 'Paid twice' },
    });
  expect((await close()).status).toBe(200);
  expect((await close()).error).toBe('api.not_found');
  expect(await differences()).toEqual([]);
});

test('somebody is freed of their account at the provider with a reason, by who moves money, and not twice', async () => {
  const unbind = (browser: OpsBrowser, reason = 'Typed it wrong') =>
    browser.call({ method: 'POST', url: `/ops/api/people/${ann.id}/unbind`, body: { reason } });
  const binding = async () => (await desk.fin.call({ url: `/ops/api/people/${ann.id}` })).result.binding;
  expect([await binding(), (await unbind(desk.mia)).status]).toEqual(['bound', 403]);
  expect((await unbind(desk.fin, ' ')).error).toBe('api.validation');
  const { merchant_order_id: id } = await order(ann, 400);
  expect((await unbind(desk.fin)).error).toBe('api.forbidden');
  await act(desk.fin, id, 'fail');
  expect([(await unbind(desk.fin)).status, (await unbind(desk.fin)).error, await binding()]).toEqual([
    200,
    'api.not_found',
    'none',
  ]);
  expect(await logged(ann.id)).toContainEqual(
    expect.objectContaining({ operator: 'fin', action: 'payment.unbind', reason: 'Typed it wrong' }),
  );
});
