import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WellpayUnreachable } from '../../infra/wellpay/wellpay.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

const DAY = 24 * 3_600_000;
let scene: PaymentScene;
let ann: TestPerson;
beforeAll(async () => {
  scene = await startPaymentScene();
});
beforeEach(async () => {
  ann = await payer(10_000);
});
afterEach(async () => {
  expect(await findings()).toEqual([]);
  await scene.app.db().deleteFrom('payment_differences').execute();
  await scene.app.db().deleteFrom('payment_orders').execute();
  scene.sandbox.state.orders = {};
});
afterAll(() => scene.stop());
const { differences, later, order, payer, stateOf, tenant } = paying(() => scene);
const { balance, findings } = ledgerOf(() => scene.app);

/** The day that these tests are of, held against the provider's the next morning. */
const reconcile = () => scene.app.services.payment.reconcile(tenant(), new Date(Date.now() + DAY));
const theirs = (id: string) => {
  const found = Object.entries(scene.sandbox.state.orders).find(([key]) => key.endsWith(id));
  if (!found) throw new Error(`no order ${id}`);
  return { key: found[0], order: found[1] };
};

test('what the provider has decided and nobody told is decided', async () => {
  const [one, other, third] = [await order(ann, 100), await order(ann, 200), await order(ann, 300)];
  await scene.sandbox.decide(one.merchant_order_id, 'silent');
  theirs(other.merchant_order_id).order.status = 'failed';
  expect(await reconcile()).toBe(0);
  const states = [one, other, third].map(({ merchant_order_id: id }) => stateOf(ann, id));
  expect((await Promise.all(states)).map(({ status }) => status)).toEqual(['success', 'failed', 'pending']);
  expect(await balance(userAccount(ann.id))).toBe(9_600);
  expect(await differences()).toEqual([]);
});

test('days that were missed are held too, each once', async () => {
  const { payment } = scene.app.services;
  await payment.reconcile(tenant(), new Date());
  const made = await order(ann, 100);
  await scene.sandbox.decide(made.merchant_order_id, 'silent');
  const days = vi.spyOn(scene.app.infra.wellpay, 'listOrders');
  const dayIn = (count: number) => new Date(Date.now() + count * DAY).toISOString().slice(0, 10);
  expect(await payment.reconcile(tenant(), new Date(Date.now() + 3 * DAY))).toBe(0);
  expect(days.mock.calls.map(([, day]) => day)).toEqual([dayIn(0), dayIn(1), dayIn(2)]);
  expect((await stateOf(ann, made.merchant_order_id)).status).toBe('success');
  // A day on which wellpay says nothing is held the next time.
  days.mockClear();
  days.mockRejectedValueOnce(new WellpayUnreachable('nothing'));
  const next = () => payment.reconcile(tenant(), new Date(Date.now() + 4 * DAY));
  await expect(next()).rejects.toThrow('nothing');
  await payment.reconcile(tenant(), new Date(Date.now() + 5 * DAY));
  expect(days.mock.calls.map(([, day]) => day)).toEqual([dayIn(3), dayIn(3), dayIn(4)]);
  days.mockRestore();
});

test('an order that is decided while the list is read is no difference', async () => {
  const made = await order(ann, 100);
  const { wellpay } = scene.app.infra;
  const { listOrders } = wellpay;
  const listed = vi.spyOn(wellpay, 'listOrders').mockImplementation(async (...asked) => {
    const list = await listOrders(...asked);
    expect(await scene.sandbox.decide(made.merchant_order_id, 'succeed')).toEqual([200]);
    return list;
  });
  expect(await reconcile()).toBe(0);
  expect(await differences()).toEqual([]);
  listed.mockRestore();
});

test('what contradicts is written down once, and moves nothing', async () => {
  const [one, other] = [await order(ann, 100), await order(ann, 200)];
  await scene.sandbox.decide(one.merchant_order_id, 'succeed');
  theirs(one.merchant_order_id).order.status = 'failed';
  theirs(other.merchant_order_id).order.claims = 999;
  const stranger = structuredClone(theirs(one.merchant_order_id).order);
  stranger.data.merchant_order_id = 'stranger';
  scene.sandbox.state.orders['aurora/stranger'] = stranger;
  expect([await reconcile(), await reconcile()]).toEqual([3, 3]);
  expect((await differences()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
    { kind: 'amount', order_id: other.merchant_order_id, said: 'pending, 999 instead of 200' },
    { kind: 'decided_otherwise', order_id: one.merchant_order_id, said: 'failed' },
    { kind: 'unknown_order', order_id: 'stranger', said: 'failed, 100' },
  ]);
  expect(await balance(userAccount(ann.id))).toBe(9_700);
});

test('an order that the provider does not know any more is written down', async () => {
  const made = await order(ann, 100);
  await scene.sandbox.decide(made.merchant_order_id, 'succeed');
  delete scene.sandbox.state.orders[theirs(made.merchant_order_id).key];
  expect(await reconcile()).toBe(1);
  expect(await differences()).toEqual([
    {
      ...{ kind: 'unknown_at_provider', order_id: made.merchant_order_id },
      said: 'it does not know an order that is success',
    },
  ]);
});

test('an order that the provider counts to another day is found by its id', async () => {
  const made = await order(ann, 100);
  theirs(made.merchant_order_id).order.made_at -= 2 * DAY;
  expect(await reconcile()).toBe(0);
  expect(await differences()).toEqual([]);
});

test('more orders than a page of the provider holds are all looked at', async () => {
  const [first] = [await order(ann, 100)];
  const { order: like } = theirs(first.merchant_order_id);
  for (let number = 0; number < 250; number += 1) {
    const copy = structuredClone(like);
    copy.data.merchant_order_id = `x${number}`;
    copy.data.orderId = `WP${String(number).padStart(4, '0')}`;
    scene.sandbox.state.orders[`aurora/x${number}`] = copy;
  }
  expect(await reconcile()).toBe(250);
});

test('one that nobody decides for a day is shown to operators, and asked for on', async () => {
  const made = await order(ann, 100);
  await later(DAY + 60_000).followDue(tenant(), new AbortController().signal);
  expect(await differences()).toEqual([
    { kind: 'undecided', order_id: made.merchant_order_id, said: 'for more than a day' },
  ]);
  await scene.sandbox.decide(made.merchant_order_id, 'silent');
  await later(2 * DAY).followDue(tenant(), new AbortController().signal);
  expect((await stateOf(ann, made.merchant_order_id)).status).toBe('success');
});
