import { randomUUID } from 'node:crypto';
import type { MerchantCode } from '@livery/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sandboxMerchantKey } from '../../../config.wellpay.ts';
import { signText } from '../../../infra/ed25519.ts';
import type { TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';
import { type PaymentScene, paying, startPaymentScene } from '../payment.testing.ts';
import { merchantText } from './merchant-code.ts';

let scene: PaymentScene;
beforeAll(async () => {
  scene = await startPaymentScene();
});
afterEach(async () => expect(await findings()).toEqual([]));
afterAll(() => scene.stop());
const { clearing, differences, give, later, look, pay, payer, setCode, stateOf, tenant, withdraw } = paying(
  () => scene,
);
const { balance, findings } = ledgerOf(() => scene.app);
const held = ({ id }: TestPerson) => balance(userAccount(id));
const MINUTE = 60_000;
const owed = () => clearing('point:sandbox');

/** What a merchant asks for, as its QR code says it. */
const asked = (change: Partial<{ brand: string; amount: number; remark: string; expireAt: Date }> = {}) =>
  scene.sandbox.ask({
    ...{ brand: 'aurora', amount: 1_250, remark: 'Two coffees', expireAt: new Date(Date.now() + MINUTE) },
    notifyUrl: `${scene.sandbox.url}/merchant/notify`,
    ...change,
  });
const text = (change?: Parameters<typeof asked>[0]) => JSON.stringify(asked(change).code);
/** As the merchant would sign something else. */
const signed = (change: object, brand = 'aurora'): string => {
  const code = { ...asked().code, ...change } as MerchantCode;
  const sign = signText(sandboxMerchantKey(scene.app.infra.config.secret), merchantText(brand, code));
  return JSON.stringify({ ...code, sign });
};
const audience = () => later(0).followDue(tenant(), new AbortController().signal);

describe('an order of a merchant', () => {
  test('is shown, paid with the security password, and the merchant is told', async () => {
    const ann = await payer(5_000);
    const before = await owed();
    const order = asked();
    const code = JSON.stringify(order.code);
    const shown = await look(ann, code);
    expect(shown.result).toEqual({
      ...{ order_id: order.code.orderId, merchant_id: 'sandbox', merchant_name: 'Sandbox Store' },
      ...{ amount: 1_250, remark: 'Two coffees', expire_at: order.code.expire_at },
    });
    const paid = await pay(ann, code);
    expect(paid.result).toMatchObject({ status: 'success', amount: 1_250, qrcode: '', reason: '' });
    expect([await held(ann), await owed()]).toEqual([3_750, before + 1_250]);
    await later(2 * MINUTE).followDue(tenant(), new AbortController().signal);
    expect(order.paid_at).toBeDefined();
    expect(await stateOf(ann, paid.result.order_id)).toEqual(paid.result);
    const [row] = await scene.app
      .db()
      .selectFrom('ledger_transfers')
      .select(['type', 'remark'])
      .where('reference', '=', paid.result.order_id)
      .execute();
    expect(row).toEqual({ type: 23, remark: 'Two coffees' });
  });

  test('is paid once, whoever pays, and repeated under its client id', async () => {
    const [ann, ben] = [await payer(5_000), await payer(5_000)];
    const [code, cid] = [text(), randomUUID()];
    const answers = await Promise.all([pay(ann, code, { cid }), pay(ben, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await held(ann)) + (await held(ben))).toBe(8_750);
    expect((await look(ben, code)).error).toBe('api.data_exists');
    const [other, again] = [text(), randomUUID()];
    const first = await pay(ann, other, { cid: again });
    expect((await pay(ann, other, { cid: again })).result).toEqual(first.result);
    expect((await pay(ann, text(), { cid: again })).error).toBe('api.invalid_data');
    const [one, two] = await Promise.all([1, 2].map(() => pay(ben, code, { cid: 'same' })));
    expect(one?.error).toEqual(two?.error);
  });

  test('has an end', async () => {
    const ann = await payer(5_000);
    const code = text({ expireAt: new Date(Date.now() - 1) });
    expect([(await look(ann, code)).error, (await pay(ann, code)).error]).toEqual([
      'api.order_expired',
      'api.order_expired',
    ]);
    const open = text();
    await expect(later(0).check(tenant(), open)).resolves.toMatchObject({ amount: 1_250 });
    await expect(later(MINUTE).check(tenant(), open)).rejects.toMatchObject({ code: 'api.order_expired' });
  });

  test.each([
    ['another amount', () => JSON.stringify({ ...asked().code, amount: 1 })],
    ['another end', () => JSON.stringify({ ...asked().code, expire_at: '2099-01-01T00:00:00.000Z' })],
    ['another place to tell', () => JSON.stringify({ ...asked().code, notify_url: 'http://127.0.0.1/x' })],
    ['a field more', () => JSON.stringify({ ...asked().code, more: true })],
    ['another merchant', () => JSON.stringify({ ...asked().code, merchant_id: 'nobody' })],
    ['the signature of another brand', () => text({ brand: 'lotus' })],
    ['no signature', () => JSON.stringify({ ...asked().code, sign: '' })],
    ['nothing', () => signed({ amount: 0 })],
    ['less than nothing', () => signed({ amount: -5 })],
    ['half a hundredth', () => signed({ amount: 1.5 })],
    ['more than a number can be', () => signed({ amount: 2 ** 53 })],
    ['two lines', () => signed({ remark: 'two\nlines' })],
    ['a zero in its merchant', () => JSON.stringify({ ...asked().code, merchant_id: 'a\u0000b' })],
    ['a zero in its name', () => signed({ orderId: 'a\u0000b' })],
    ['no end', () => signed({ expire_at: 'never' })],
    ['a place that is none', () => signed({ notify_url: 'file:///etc/passwd' })],
    ['no fields', () => '{}'],
    ['no JSON', () => '<html>'],
    ['a list', () => '[]'],
  ])('with %s is none', async (_, code) => {
    const ann = await payer(5_000);
    const said = code();
    expect((await look(ann, said)).error).toBe('api.invalid_order_id');
    expect((await pay(ann, said)).error).toBe('api.invalid_order_id');
    expect(await held(ann)).toBe(5_000);
  });

  test('of a merchant that is closed is none', async () => {
    const ann = await payer(5_000);
    const code = text();
    const merchants = () => scene.app.db().updateTable('payment_merchants').where('id', '=', 'sandbox');
    await merchants().set({ closed_at: new Date() }).execute();
    expect((await pay(ann, code)).error).toBe('api.invalid_order_id');
    await merchants().set({ closed_at: null }).execute();
    expect((await pay(ann, code)).status).toBe(200);
  });

  test('asks for the points and the password', async () => {
    const ann = await scene.app.signUp();
    await give(ann, 1_249);
    expect((await pay(ann, text())).error).toBe('api.security_code_empty');
    await setCode(ann);
    expect((await pay(ann, text(), { security_code: '000000' })).error).toBe('api.invalid_security_code');
    const code = text();
    expect((await pay(ann, code)).error).toBe('api.insufficient_balance');
    await give(ann, 1);
    expect((await pay(ann, code)).status).toBe(200);
  });

  test('and a withdrawal at once with points for one: one is done', async () => {
    const ann = await payer(1_300);
    const answers = await Promise.all([pay(ann, text()), withdraw(ann, 1_250)]);
    expect(answers.map(({ error }) => error ?? '').sort()).toEqual(['', 'api.insufficient_balance']);
    expect(await held(ann)).toBe(50);
  });

  test('with a remark that is SQL is paid as any other', async () => {
    const ann = await payer(5_000);
    const remark = "'); drop table payment_orders; --";
    expect((await pay(ann, text({ remark }))).status).toBe(200);
    expect(await held(ann)).toBe(3_750);
  });

  test('is refused where the brand has no withdrawals', async () => {
    const jane = await scene.app.signUp({ brand: 'jade' });
    expect((await look(jane, text({ brand: 'jade' }), 'jade')).error).toBe('api.forbidden');
    expect((await pay(jane, text({ brand: 'jade' }), { brand: 'jade' })).error).toBe('api.forbidden');
  });
});

describe('a merchant that does not answer', () => {
  test('is told for three days, then an operator is', async () => {
    const ann = await payer(5_000);
    await audience();
    const code = signed({ notify_url: 'http://127.0.0.1:9/', merchant_order_id: 'silent1' });
    const { order_id } = (await pay(ann, code)).result;
    const next = async () =>
      (
        await scene.app
          .db()
          .selectFrom('payment_orders')
          .select('next_at')
          .where('id', '=', order_id)
          .executeTakeFirst()
      )?.next_at;
    await later(2 * MINUTE).follow(tenant(), order_id);
    expect(await next()).not.toBeNull();
    expect(await differences()).toEqual([]);
    await later(73 * 60 * MINUTE).follow(tenant(), order_id);
    expect(await next()).toBeNull();
    expect(await differences()).toEqual([{ kind: 'merchant_not_told', order_id, said: 'sandbox' }]);
  });
});
