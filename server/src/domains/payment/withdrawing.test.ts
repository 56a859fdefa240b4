import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { onVital } from '../../infra/vitals.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { notifying } from '../notifications/notifications.testing.ts';
import { type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

let scene: PaymentScene;
beforeAll(async () => {
  scene = await startPaymentScene();
});
afterEach(async () => {
  expect(await findings()).toEqual([]);
  await scene.app.db().deleteFrom('settings').where('key', '=', 'payment').execute();
});
afterAll(() => scene.stop());
const { bind, call, clearing, give, later, order, payer, setCode, stateOf, tenant, withdraw } = paying(
  () => scene,
);
const { balance, findings } = ledgerOf(() => scene.app);
const { listOf } = notifying(() => scene.app);
const held = ({ id }: TestPerson) => balance(userAccount(id));
const setting = (value: object) =>
  scene.app
    .db()
    .insertInto('settings')
    .values({ key: 'payment', value: JSON.stringify(value) })
    .execute();
const limits = (of: object) => setting({ wellpay: of });
const providers = async (person: TestPerson, brand?: string) =>
  (await call(person, '/api/v1/payment/provider', { ...(brand && { brand }) })).result;

describe('binding an account', () => {
  test('shows its end alone, is done once, and by one person', async () => {
    const [ann, ben] = [await scene.app.signUp(), await scene.app.signUp()];
    await setCode(ann);
    await setCode(ben);
    const bound = await bind(ann, 'Ann.At-Wellpay@home');
    expect(bound.result).toEqual({ bound: true, address: 'A****home', locked: false });
    const again = (person: TestPerson, address: string) => bind(person, address).then(({ error }) => error);
    expect(await again(ann, 'another')).toBe('api.data_exists');
    expect(await again(ben, 'ann.at-wellpay@HOME')).toBe('api.data_exists');
    const status = await call(ben, '/api/v1/payment/order/binding-status?provider=wellpay');
    expect(status.result).toEqual({ bound: false, address: '', locked: false, order: null });
  });

  test.each([
    ['abc', 'api.invalid_address'],
    ['a'.repeat(65), 'api.invalid_address'],
    ['no spaces', 'api.invalid_address'],
    ["x'; drop table users; --", 'api.invalid_address'],
    ['unknown12', 'api.invalid_address'],
    ['other1234', 'api.binding_merchant_fail'],
  ])('%s is refused: %s', async (address, code) => {
    const ann = await scene.app.signUp();
    await setCode(ann);
    expect((await bind(ann, address)).error).toBe(code);
  });

  test('asks the security password, in the words of this call', async () => {
    const ann = await scene.app.signUp();
    expect((await bind(ann, 'annspurse')).error).toBe('api.security_code_empty');
    await setCode(ann);
    expect((await bind(ann, 'annspurse', { code: '000000' })).error).toBe('api.invalid_code');
  });

  test('one account at once by two people is bound by one', async () => {
    const people = await Promise.all([1, 2].map(() => scene.app.signUp()));
    for (const person of people) await setCode(person);
    const answers = await Promise.all(people.map((person) => bind(person, 'bothwantit')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a withdrawal', () => {
  test('takes the points at once, has a code, and is settled by the notice', async () => {
    const ann = await payer(10_000);
    const made = await order(ann, 2_500);
    expect(made).toMatchObject({ amount: 2_500, order_type: 'withdrawal', merchant_user_name: ann.username });
    expect(made.qrcode).toMatch(/^wellpay:/);
    expect([await held(ann), await clearing()]).toEqual([7_500, 2_500]);
    const { pendingOf, ordersOf } = scene.app.services.payment;
    expect(await pendingOf(tenant(), ann.id)).toBe(2_500);
    expect(await stateOf(ann, made.orderId)).toMatchObject({ status: 'pending', qrcode: made.qrcode });
    expect(await scene.sandbox.decide(made.merchant_order_id, 'succeed')).toEqual([200]);
    expect([await held(ann), await clearing(), await pendingOf(tenant(), ann.id)]).toEqual([7_500, 0, 0]);
    const state = await stateOf(ann, made.merchant_order_id);
    expect(state).toMatchObject({ order_id: made.merchant_order_id, status: 'success', reason: '' });
    expect(state.decided_at).not.toBeNull();
    const status = (await call(ann, '/api/v1/payment/order/binding-status')).result;
    expect(status).toMatchObject({ bound: true, locked: true });
    expect(await listOf(ann)).toMatchObject([{ kind: 'withdrawal_result' }]);
    const facts = await ordersOf(tenant(), [made.merchant_order_id, 'nothing']);
    expect([...facts.values()]).toEqual([
      {
        status: 'success',
        order: { order_id: made.merchant_order_id, provider: 'wellpay', to: expect.any(String), reason: '' },
      },
    ]);
  });

  test('that fails brings the points back, with the provider’s word, and locks nothing', async () => {
    const ann = await payer(1_000);
    const { merchant_order_id: id } = await order(ann, 1_000);
    expect(await scene.sandbox.decide(id, 'fail')).toEqual([200]);
    expect(await held(ann)).toBe(1_000);
    expect(await stateOf(ann, id)).toMatchObject({ status: 'failed', reason: 'declined' });
    expect((await call(ann, '/api/v1/payment/order/binding-status')).result.locked).toBe(false);
    const types = await scene.app
      .db()
      .selectFrom('ledger_transfers')
      .select(['type', 'reference'])
      .where('reference', '=', id)
      .orderBy('id')
      .execute();
    expect(types).toEqual([
      { type: 23, reference: id },
      { type: 13, reference: id },
    ]);
  });

  test('is asked for once under a client id, whatever happens to it meanwhile', async () => {
    const ann = await payer(1_000);
    const cid = randomUUID();
    const first = await withdraw(ann, 300, { cid });
    expect((await withdraw(ann, 300, { cid })).result).toEqual(first.result);
    expect((await withdraw(ann, 301, { cid })).error).toBe('api.invalid_data');
    await scene.sandbox.decide(first.result.merchant_order_id, 'fail');
    expect((await withdraw(ann, 300, { cid })).result).toEqual(first.result);
    const both = randomUUID();
    const [one, other] = await Promise.all([1, 2].map(() => withdraw(ann, 700, { cid: both })));
    expect(one?.result).toEqual(other?.result);
    expect(await held(ann)).toBe(300);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53, 1e300, '100', null])(
    'of %s is no withdrawal',
    async (amount) => {
      const ann = await payer(1_000);
      const body = { amount, security_code: '274916', cid: randomUUID() };
      const answer = await call(ann, '/api/v1/payment/withdrawal/wellpay', { body });
      expect(answer.error).toBe('api.validation');
      expect(await held(ann)).toBe(1_000);
    },
  );

  test('of a hundredth more than there is, is refused', async () => {
    const ann = await payer(999);
    expect((await withdraw(ann, 1_000)).error).toBe('api.insufficient_balance');
    expect(await held(ann)).toBe(999);
  });

  test('two at once with points for one: one is made', async () => {
    const ann = await payer(1_000);
    const answers = await Promise.all([1, 2].map(() => withdraw(ann, 600)));
    expect(answers.map(({ error }) => error ?? '').sort()).toEqual(['', 'api.insufficient_balance']);
    expect(await held(ann)).toBe(400);
  });

  test('two at once with a day’s limit for one: one is made', async () => {
    await limits({ day: 1_000 });
    const ann = await payer(10_000);
    const answers = await Promise.all([1, 2].map(() => withdraw(ann, 600)));
    expect(answers.map(({ error }) => error ?? '').sort()).toEqual(['', 'api.too_much']);
    expect((await providers(ann)).list[0].left_today).toBe(400);
  });

  test('a piece has bounds; the day counts what did not fail, for 24 hours', async () => {
    await limits({ minimum: 200, maximum: 500, day: 900 });
    const ann = await payer(10_000);
    expect((await withdraw(ann, 199)).error).toBe('api.too_much');
    expect((await withdraw(ann, 501)).error).toBe('api.too_much');
    const { merchant_order_id: failed } = await order(ann, 500);
    await scene.sandbox.decide(failed, 'fail');
    await order(ann, 500);
    expect((await withdraw(ann, 401)).error).toBe('api.too_much');
    const day = 24 * 3_600_000;
    const input = (cid: string) => ({ amount: 401, security_code: '274916', cid });
    const caller = { userId: ann.id, sessionId: '', scope: 'session' } as const;
    const at = (ms: number) =>
      later(ms)
        .withdraw(tenant(), caller, input(randomUUID()), 'http://aurora.localhost/')
        .then(
          () => '',
          (error) => error.code,
        );
    expect([await at(day - 60_000), await at(day)]).toEqual(['api.too_much', '']);
  });

  test('needs an account, and the security password', async () => {
    const ann = await scene.app.signUp();
    await give(ann, 1_000);
    expect((await withdraw(ann, 500)).error).toBe('api.invalid_address');
    const ben = await payer(1_000);
    expect((await withdraw(ben, 500, { code: '000000' })).error).toBe('api.invalid_security_code');
    for (let tries = 1; tries < 5; tries += 1) await withdraw(ben, 500, { code: '000000' });
    const locked = await withdraw(ben, 500);
    expect(locked.error).toBe('api.too_frequent');
    expect(locked.raw.json().params.retry_after).toBeGreaterThan(1700);
    await scene.app.db().deleteFrom('security_codes').where('user_id', '=', ben.id).execute();
    expect((await withdraw(ben, 500)).error).toBe('api.security_code_empty');
    expect(await held(ben)).toBe(1_000);
  });

  test('waits for a day after the security password was reset', async () => {
    const ann = await payer(1_000);
    const until = new Date(Date.now() + 24 * 3_600_000);
    await scene.app
      .db()
      .updateTable('security_codes')
      .set({ withdraw_after: until })
      .where('user_id', '=', ann.id)
      .execute();
    const refused = await withdraw(ann, 500);
    expect(refused.error).toBe('api.too_frequent');
    expect(refused.raw.json().params.retry_after).toBeGreaterThan(86_000);
    expect((await providers(ann)).wait_until).toBe(until.toISOString());
    const caller = { userId: ann.id, sessionId: '', scope: 'session' } as const;
    const input = { amount: 500, security_code: '274916', cid: randomUUID() };
    const url = 'http://aurora.localhost/';
    await expect(later(24 * 3_600_000 - 60_000).withdraw(tenant(), caller, input, url)).rejects.toMatchObject(
      { code: 'api.too_frequent' },
    );
    const made = await later(24 * 3_600_000).withdraw(tenant(), caller, input, url);
    expect(made.amount).toBe(500);
  });

  test('is refused first thing where the brand has none, or its operator stopped it', async () => {
    const jane = await scene.app.signUp({ brand: 'jade' });
    for (const body of [{ amount: 1, security_code: '', cid: 'x' }])
      expect((await call(jane, '/api/v1/payment/withdrawal/wellpay', { body, brand: 'jade' })).error).toBe(
        'api.forbidden',
      );
    expect((await bind(jane, '', { brand: 'jade' })).error).toBe('api.forbidden');
    expect((await providers(jane, 'jade')).list).toEqual([]);
    const ann = await payer(1_000);
    await setting({ stopped: true });
    expect((await withdraw(ann, 500)).error).toBe('api.forbidden');
    expect((await providers(ann)).list.map(({ open }: { open: boolean }) => open)).toEqual([false, false]);
  });

  test('keeps an account from being closed, and what is bound goes with the account', async () => {
    const ann = await payer(500);
    const { merchant_order_id: id } = await order(ann, 500);
    const close = () =>
      scene.app.call({
        ...{ method: 'DELETE', url: '/api/v1/users/me', token: ann.access },
        body: { password: ann.password },
      });
    const refused = await close();
    expect([refused.error, refused.raw.json().params.reason]).toEqual(['api.forbidden', 'points_held']);
    await scene.sandbox.decide(id, 'succeed');
    expect((await close()).status).toBe(200);
    await scene.app.services.payment.erase(tenant(), ann.id);
    const db = scene.app.db();
    expect(
      await db.selectFrom('payment_bindings').where('user_id', '=', ann.id).selectAll().execute(),
    ).toEqual([]);
    const row = await db.selectFrom('payment_orders').where('id', '=', id).selectAll().executeTakeFirst();
    expect(row).toMatchObject({ account: '', payee: '', made: null, amount: 500 });
  });

  test('of somebody else is nobody’s to see', async () => {
    const [ann, ben] = [await payer(500), await payer(500)];
    const { merchant_order_id: id } = await order(ann, 500);
    expect(await stateOf(ben, id)).toBeNull();
    expect(await stateOf(ben, `${id}'`.replace(/\W/g, ''))).toBeNull();
  });
});

test('one that is asked for at once and again is counted once for Today', async () => {
  const ann = await payer(1_000);
  let counted = 0;
  const stop = onVital('happened', ({ kind, count }) => {
    if (kind === 'withdrawal') counted += count;
  });
  const cid = randomUUID();
  await Promise.all([withdraw(ann, 400, { cid }), withdraw(ann, 400, { cid })]);
  await withdraw(ann, 400, { cid });
  stop();
  expect(counted).toBe(1);
});
