import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sandboxKeyOf } from '../../config.wellpay.ts';
import { newId } from '../../infra/ids.ts';
import { SEAL_LASTS, seal } from '../../infra/wellpay/sealed.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { NOTIFY, type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

let scene: PaymentScene;
let ann: TestPerson;
let id: string;
let orderId: string;
beforeAll(async () => {
  scene = await startPaymentScene();
});
beforeEach(async () => {
  ann = await payer(1_000);
  ({ merchant_order_id: id, orderId } = await order(ann, 400));
});
afterEach(async () => {
  expect(await findings()).toEqual([]);
  await scene.app.db().deleteFrom('payment_differences').execute();
});
afterAll(() => scene.stop());
const { call, clearing, differences, later, order, payer, stateOf, tenant, withdraw } = paying(() => scene);
const { balance, byHand, findings } = ledgerOf(() => scene.app);
const held = () => balance(userAccount(ann.id));
const status = async () => (await stateOf(ann, id)).status;

const notice = (change: object = {}) => ({
  ...{ merchant_id: 'aurora', merchant_order_id: id, orderId, amount: 400, status: 'success', reason: '' },
  ...change,
});
const keyOf = (merchant: string) => sandboxKeyOf(scene.app.infra.config.secret, merchant);
const sealed = (change: object = {}, { key = keyOf('aurora'), now = Date.now() } = {}) =>
  seal(key, `POST ${NOTIFY}`, notice(change), now);
const post = (body: object, brand?: string) => call(undefined, NOTIFY, { body, ...(brand && { brand }) });

describe('a notice', () => {
  test('that comes twice at once, and again later, moves points once', async () => {
    expect(await scene.sandbox.decide(id, 'twice')).toEqual([200, 200]);
    const before = await clearing();
    expect(await scene.sandbox.tell(id)).toBe(200);
    expect([await held(), await status(), await clearing()]).toEqual([600, 'success', before]);
    expect(await differences()).toEqual([]);
  });

  test('with another amount decides nothing, and operators are told, once', async () => {
    expect(await scene.sandbox.decide(id, 'lie')).toEqual([200]);
    expect(await scene.sandbox.tell(id)).toBe(200);
    await later(3_600_000).followDue(tenant(), new AbortController().signal);
    expect(await status()).toBe('pending');
    expect(await differences()).toEqual([
      { kind: 'amount', order_id: id, said: 'success, 4000 instead of 400' },
    ]);
  });

  test('with a wrong signature does nothing; asking the provider does', async () => {
    expect(await scene.sandbox.decide(id, 'wrong_signature')).toEqual([403]);
    expect(await status()).toBe('pending');
    await later(3_600_000).followDue(tenant(), new AbortController().signal);
    expect(await status()).toBe('success');
  });

  test('that says the opposite of what was decided moves nothing, and operators are told', async () => {
    await scene.sandbox.decide(id, 'contradict');
    expect([await held(), await status()]).toEqual([600, 'success']);
    expect(await differences()).toEqual([
      { kind: 'decided_otherwise', order_id: id, said: 'failed after all' },
    ]);
  });

  test('of success after the points came back pays nothing twice', async () => {
    await scene.sandbox.decide(id, 'fail');
    expect((await post(sealed())).status).toBe(200);
    expect([await held(), await status()]).toEqual([1_000, 'failed']);
    expect(await differences()).toEqual([{ kind: 'decided_otherwise', order_id: id, said: 'success' }]);
  });

  test('of another order of the provider under our id is written down', async () => {
    expect((await post(sealed({ orderId: 'WP0' }))).status).toBe(200);
    expect(await status()).toBe('pending');
    expect(await differences()).toEqual([
      { kind: 'decided_otherwise', order_id: id, said: 'success, of its order WP0' },
    ]);
  });

  test('with a reason that no database takes is heard without it', async () => {
    const said = sealed({ status: 'failed', reason: 'a\u0000b' });
    expect((await post(said)).status).toBe(200);
    expect(await stateOf(ann, id)).toMatchObject({ status: 'failed', reason: '' });
  });

  test('with fields that we do not know is heard: they are signed too', async () => {
    const more = { settled_at: '2026-11-23', fee: { amount: 3, of: ['wellpay'] } };
    expect((await post({ ...sealed(more), version: 2 })).status).toBe(200);
    expect(await status()).toBe('success');
  });

  test('with a field that nobody has signed is refused', async () => {
    const said = sealed();
    expect((await post({ ...said, data: { ...said.data, fee: 3 } })).error).toBe('api.forbidden');
    expect(await status()).toBe('pending');
  });

  test('before the order is there is refused, and heard when it comes again', async () => {
    const unknown = newId();
    expect((await post(sealed({ merchant_order_id: unknown }))).error).toBe('api.not_found');
    // Before what the provider made is stored.
    await scene.app.db().updateTable('payment_orders').set({ made: null }).where('id', '=', id).execute();
    expect(await scene.sandbox.decide(id, 'succeed')).toEqual([200]);
    expect(await status()).toBe('success');
  });

  test.each([
    ['of another brand, to its own host', () => ({ brand: 'lotus', merchant: 'aurora' })],
    ['of another brand, to this one', () => ({ brand: 'aurora', merchant: 'lotus' })],
  ])('%s is refused', async (_, to) => {
    const { brand, merchant } = to();
    const signed = sealed({ merchant_id: merchant }, { key: keyOf(merchant) });
    expect((await post(signed, brand)).error).toBe('api.forbidden');
    expect(await status()).toBe('pending');
  });

  test('of this brand in the name of another merchant is refused', async () => {
    expect((await post(sealed({ merchant_id: 'lotus' }))).error).toBe('api.forbidden');
  });

  test.each([-SEAL_LASTS - 1_000, SEAL_LASTS + 60_000])('signed %i ms from now is refused', async (ms) => {
    expect((await post(sealed({}, { now: Date.now() + ms }))).error).toBe('api.forbidden');
    expect(await status()).toBe('pending');
  });

  test.each([
    [
      'its status',
      (body: ReturnType<typeof sealed>) => ({ ...body, data: { ...body.data, status: 'failed' } }),
    ],
    ['its amount', (body: ReturnType<typeof sealed>) => ({ ...body, data: { ...body.data, amount: 401 } })],
    ['its time', (body: ReturnType<typeof sealed>) => ({ ...body, timestamp: body.timestamp + 1 })],
    ['its nonce', (body: ReturnType<typeof sealed>) => ({ ...body, nonce: 'x' })],
    ['half of its signature', (body: ReturnType<typeof sealed>) => ({ ...body, sign: body.sign.slice(32) })],
    ['no hexadecimal', (body: ReturnType<typeof sealed>) => ({ ...body, sign: 'zz' })],
  ])('changed on its way (%s) is refused', async (_, change) => {
    expect((await post(change(sealed()))).error).toBe('api.forbidden');
    expect(await status()).toBe('pending');
  });

  test('is taken during maintenance, which refuses everybody else', async () => {
    const { maintenance } = scene.app.services;
    await maintenance.set(tenant(), { enabled: true });
    const refused = await call(ann, '/api/v1/payment/provider');
    const told = await scene.sandbox.decide(id, 'succeed');
    await maintenance.set(tenant(), { enabled: false });
    expect([refused.status, ...told]).toEqual([503, 200]);
    expect(await status()).toBe('success');
  });

  test('to an account that was changed by hand is kept until an operator has looked', async () => {
    const owner = `where owner = '${ann.id}'`;
    await byHand('ledger_accounts', `update {schema}.ledger_accounts set balance = 60000 ${owner}`);
    expect(await scene.sandbox.decide(id, 'fail')).toEqual([200]);
    expect(await status()).toBe('pending');
    expect(await differences()).toEqual([{ kind: 'read_only', order_id: id, said: 'failed' }]);
    const mended = `update {schema}.ledger_accounts set balance = 600, frozen_at = null ${owner}`;
    await byHand('ledger_accounts', mended);
    expect(await scene.sandbox.tell(id)).toBe(200);
    expect([await held(), await status()]).toEqual([1_000, 'failed']);
  });
});

describe('wellpay that says nothing', () => {
  test('has the order made later, once, and its code read then', async () => {
    await scene.sandbox.stop();
    const { port } = new URL(scene.sandbox.url);
    const cid = randomUUID();
    const made = await withdraw(ann, 100, { cid });
    expect(made.result).toMatchObject({ qrcode: '', amount: 100, orderId: made.result.merchant_order_id });
    expect(
      (await call(ann, '/api/v1/users/binding/wellpay', { body: { address: 'x', security_code: '' } })).error,
    ).toBe('api.invalid_address');
    const state = scene.sandbox.state;
    const { startSandbox } = await import('../../../sandbox/sandbox.ts');
    const { secret } = scene.app.infra.config;
    const again = await startSandbox({ secret, port: Number(port) });
    Object.assign(again.state, state);
    scene.sandbox = again;
    await later(61_000).followDue(tenant(), new AbortController().signal);
    const found = await stateOf(ann, made.result.merchant_order_id);
    expect(found).toMatchObject({ status: 'pending', qrcode: expect.stringMatching(/^wellpay:/) });
    expect((await withdraw(ann, 100, { cid })).result.qrcode).toBe(found.qrcode);
    const orders = Object.values(again.state.orders);
    expect(orders.filter(({ data }) => data.amount === 100)).toHaveLength(1);
  });
});
