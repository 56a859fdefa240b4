import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';
import { type PaymentScene, paying, startPaymentScene } from '../../payment/payment.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let scene: PaymentScene;
let ann: TestPerson;
let fin: OpsBrowser;
let mia: OpsBrowser;
beforeAll(async () => {
  scene = await startPaymentScene();
  fin = await signedIn(scene.app, await addOperator(scene.app, 'fin', 'finance'));
  mia = await signedIn(scene.app, await addOperator(scene.app, 'mia', 'moderator'));
});
beforeEach(async () => {
  ann = await payer(1_000);
});
afterAll(() => scene.stop());

const { order, payer, stateOf } = paying(() => scene);
const { balance } = ledgerOf(() => scene.app);
const list = async (view: string) => (await fin.call({ url: `/ops/api/payments?view=${view}` })).result.list;
const act = (browser: OpsBrowser, id: string, what: string, reason = 'Asked by phone') =>
  browser.call({ method: 'POST', url: `/ops/api/payments/${id}/${what}`, body: { reason } });
const logged = (target: string) =>
  scene.app.db().selectFrom('audit_log').selectAll().where('target', '=', target).execute();

test('one that nobody decides is seen, asked for, and through once the provider says so', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  expect(await list('pending')).toContainEqual(
    expect.objectContaining({ id, amount: 400, username: ann.username, is_made: true, status: 'pending' }),
  );
  expect((await act(fin, id, 'retry')).result.status).toBe('pending');
  await scene.sandbox.decide(id, 'silent');
  expect((await act(fin, id, 'retry')).result).toMatchObject({ id, status: 'success' });
  expect((await act(fin, id, 'retry')).error).toBe('api.invalid_data');
  expect(await logged(id)).toContainEqual(
    expect.objectContaining({
      ...{ operator: 'fin', action: 'payment.retry', reason: 'Asked by phone', address: '127.0.0.1' },
    }),
  );
});

test('one that is given up comes back once, however many give it up', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  const both = await Promise.all([act(fin, id, 'fail'), act(fin, id, 'fail')]);
  expect(both.map(({ result }) => result?.status).filter(Boolean)).toContain('failed');
  expect([await balance(userAccount(ann.id)), (await stateOf(ann, id)).reason]).toEqual([1_000, 'cancelled']);
  expect((await list('failed'))[0]).toMatchObject({ id, status: 'failed', reason: 'cancelled' });
  expect((await list('pending')).map((each: { id: string }) => each.id)).not.toContain(id);
});

test('a reason is needed, nobody else may, and what the provider does not say changes nothing', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  expect((await act(fin, id, 'fail', '  ')).error).toBe('api.validation');
  expect((await act(mia, id, 'fail')).status).toBe(403);
  expect((await mia.call({ url: '/ops/api/payments' })).status).toBe(403);
  expect((await act(fin, 'nothing', 'retry')).error).toBe('api.not_found');
  expect((await fin.call({ url: '/ops/api/payments?view=all' })).error).toBe('api.validation');
  await act(fin, id, 'fail');
});

test('a difference is seen until somebody has looked at it', async () => {
  await scene.app
    .db()
    .insertInto('payment_differences')
    .values({ id: 'd1', kind: 'amount', order_id: 'o1', said: '<b>500</b>' })
    .execute();
  const differences = async () => (await fin.call({ url: '/ops/api/payments/differences' })).result.list;
  expect(await differences()).toMatchObject([{ id: 'd1', kind: 'amount', said: '<b>500</b>' }]);
  const close = () =>
    fin.call({
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
  const binding = async () => (await fin.call({ url: `/ops/api/people/${ann.id}` })).result.binding;
  expect([await binding(), (await unbind(mia)).status]).toEqual(['bound', 403]);
  expect((await unbind(fin, ' ')).error).toBe('api.validation');
  const { merchant_order_id: id } = await order(ann, 400);
  expect((await unbind(fin)).error).toBe('api.forbidden');
  await act(fin, id, 'fail');
  expect([(await unbind(fin)).status, (await unbind(fin)).error, await binding()]).toEqual([
    200,
    'api.not_found',
    'none',
  ]);
  expect(await logged(ann.id)).toContainEqual(
    expect.objectContaining({ operator: 'fin', action: 'payment.unbind', reason: 'Typed it wrong' }),
  );
});
