import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentOrder } from '@livery/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWellpay } from '../../infra/wellpay/wellpay-http.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import type { NewOrder } from './orders.repository.ts';
import { createPaymentService } from './payment.service.ts';
import { type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

let scene: PaymentScene;
let ann: TestPerson;
/** Takes what it is sent, closes and says nothing. */
let silence: Server;
let asked: string[];
beforeAll(async () => {
  scene = await startPaymentScene();
  ann = await scene.app.signUp();
  silence = createServer((request) => {
    asked.push(request.url ?? '');
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(silence, 'listening');
});
beforeEach(() => {
  asked = [];
});
afterEach(async () => {
  await scene.app.db().deleteFrom('payment_orders').execute();
});
afterAll(async () => {
  silence.close();
  await scene.stop();
});
const { tenant } = paying(() => scene);
const silentUrl = () => `http://127.0.0.1:${(silence.address() as AddressInfo).port}`;

/** The service of a brand whose wellpay says nothing. */
const service = () => {
  const { infra, services } = scene.app;
  const { ledger, users, auth } = services;
  const { accountOf } = infra.config.wellpay;
  return createPaymentService({
    ...{ ...infra, ledger, users, securityCodes: auth.securityCodes },
    wellpay: createWellpay({ url: silentUrl(), accountOf }),
    tellMoved: ledger.tellMoved,
    clock: () => new Date(),
  });
};
const sweep = () => service().followDue(tenant(), new AbortController().signal);

/** So many orders that are due, the first of them first. */
const due = async (count: number, change: Partial<NewOrder>): Promise<void> => {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, number) => ({
    ...{ id: `${change.account}${number}`, user_id: ann.id, provider: 'wellpay' as const, amount: 1 },
    ...{ cid: `${change.account}${number}`, status: 'pending' as const, account: 'a', payee: 'a' },
    ...{
      merchant_order_id: `${change.account}${number}`,
      notify_url: '',
      create_at: new Date(now),
      next_at: new Date(now - 60_000 + number),
      ...change,
    },
    made: JSON.stringify({ orderId: `WP${number}` } as PaymentOrder),
  }));
  await scene.app.db().insertInto('payment_orders').values(rows).execute();
};
const paid = (merchant: string, notify_url: string): Partial<NewOrder> => ({
  ...{ provider: 'point', status: 'success', account: merchant, decided_at: new Date(), notify_url },
});
const left = async (): Promise<Record<string, number>> => {
  const rows = await scene.app
    .db()
    .selectFrom('payment_orders')
    .select('account')
    .where('next_at', '<=', new Date())
    .execute();
  const byAccount = Map.groupBy(rows, ({ account }) => account);
  return Object.fromEntries([...byAccount].map(([name, all]) => [name, all.length]));
};

test('wellpay that says nothing is asked about eight orders at most, and the others wait for the next round', async () => {
  await due(30, { account: 'far' });
  expect(await sweep()).toBe(8);
  expect(asked).toEqual(Array.from({ length: 8 }, () => '/v1/orders/find'));
  expect(await left()).toEqual({ far: 22 });
});

test('a merchant that says nothing costs as much, and keeps nobody waiting', async () => {
  await due(30, { ...paid('tarpit', `${silentUrl()}/told`) });
  await due(20, { account: 'far', next_at: new Date(Date.now() - 30_000) });
  const told = scene.sandbox.ask({
    ...{ brand: 'aurora', amount: 1, remark: '', expireAt: new Date(Date.now() + 60_000) },
    notifyUrl: `${scene.sandbox.url}/merchant/notify`,
  });
  await due(1, {
    ...paid('sandbox', `${scene.sandbox.url}/merchant/notify`),
    merchant_order_id: told.code.merchant_order_id,
    next_at: new Date(),
  });
  expect(await sweep()).toBe(17);
  expect(asked.filter((path) => path === '/told')).toHaveLength(8);
  expect(told.paid_at).toBeDefined();
  expect(await left()).toEqual({ tarpit: 22, far: 12 });
});

test('an order that cannot be looked after stops no other', async () => {
  await due(1, { account: 'nobodys', user_id: 'nobody' });
  await scene.app.db().updateTable('payment_orders').set({ made: null }).execute();
  await due(1, paid('sandbox', `${silentUrl()}/told`));
  expect(await sweep()).toBe(2);
  expect(asked).toEqual(['/told']);
  expect(await left()).toEqual({});
});
