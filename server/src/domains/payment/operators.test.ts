import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearCommands } from '../../testing/heard.ts';
import type { TestPerson } from '../../testing/test-app.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { ledgerOf } from '../ledger/ledger.testing.ts';
import { userAccount } from '../ledger/operations.ts';
import { createPaymentOperators } from './operators.ts';
import { holdPayer } from './orders.repository.ts';
import { readSettings } from './payment.settings.ts';
import { type PaymentScene, paying, startPaymentScene } from './payment.testing.ts';

let scene: PaymentScene;
let ann: TestPerson;
const heard = hearCommands();
beforeAll(async () => {
  scene = await startPaymentScene();
  const { config } = scene.app.infra;
  vi.stubEnv('DATABASE_URL', config.databaseUrl);
  vi.stubEnv('SECRET_KEY', config.secret.toString());
  vi.stubEnv('WELLPAY_URL', scene.sandbox.url);
});
beforeEach(async () => {
  ann = await payer(1_000);
});
afterEach(async () => {
  expect(await findings()).toEqual([]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await scene.stop();
});
const { bind, call, clearing, differences, order, pay, payer, stateOf, tenant, withdraw } = paying(
  () => scene,
);
const { balance, findings } = ledgerOf(() => scene.app);
const held = () => balance(userAccount(ann.id));
const ops = (...args: string[]): Promise<number> => main([...args, '--brand', 'aurora']);
const BECAUSE = ['--reason', 'because'];
const audited = async () =>
  (
    await scene.app
      .db()
      .selectFrom('audit_log')
      .select(['action', 'target', 'reason'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
  )[0];

describe('an order that nobody decides', () => {
  test('is listed, the oldest first as in the console, and asked for now', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    const { merchant_order_id: later } = await order(ann, 300);
    expect(await ops('payments', 'list')).toBe(0);
    const lines = heard.said.split('\n').filter((line) => line.includes(id) || line.includes(later));
    expect(lines.map((line) => line.split('  ')[0])).toEqual([id, later]);
    expect(lines[0]).toContain('4.00');
    heard.said = '';
    expect(await ops('payments', 'list', '--state', 'pending')).toBe(0);
    expect(heard.said.indexOf(later)).toBeLessThan(heard.said.indexOf(id));
    expect(await ops('payments', 'list', '--next', id)).toBe(2);
    await scene.sandbox.decide(id, 'silent');
    expect(await ops('payments', 'retry', id, ...BECAUSE)).toBe(0);
    expect(heard.said).toContain(`${id} is success.`);
    expect(await ops('payments', 'retry', id, ...BECAUSE)).toBe(1);
  });

  test('is given up: wellpay never pays it out', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    expect(await ops('payments', 'fail', id, '--reason', 'Asked by phone')).toBe(0);
    expect([await held(), (await stateOf(ann, id)).reason]).toEqual([1_000, 'cancelled']);
    expect(await audited()).toEqual({ action: 'payment.fail', target: id, reason: 'Asked by phone' });
    expect(await scene.sandbox.decide(id, 'succeed')).toEqual([200]);
    expect(await held()).toBe(1_000);
  });

  test('that wellpay has never seen is given up, and refused when it comes there later', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    scene.sandbox.state.orders = {};
    await scene.app.db().updateTable('payment_orders').set({ made: null }).where('id', '=', id).execute();
    expect(await ops('payments', 'fail', id, ...BECAUSE)).toBe(0);
    expect(await held()).toBe(1_000);
    const payout = { id, address: 'x', amount: 400, notifyUrl: 'http://x/', userId: ann.id, userName: '' };
    expect(await scene.app.infra.wellpay.makeOrder('aurora', payout)).toEqual({
      outcome: 'refused',
      reason: 'cancelled',
    });
  });

  test('that wellpay has paid meanwhile is not given up, but a success', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    await scene.sandbox.decide(id, 'silent');
    expect(await ops('payments', 'fail', id, ...BECAUSE)).toBe(0);
    expect(heard.said).toContain(`${id} is success.`);
    expect(await held()).toBe(600);
  });

  test('stays as it is while wellpay says nothing', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    vi.stubEnv('WELLPAY_URL', 'http://127.0.0.1:9');
    expect(await ops('payments', 'fail', id, ...BECAUSE)).toBe(1);
    expect(heard.said).toContain('does not say anything');
    vi.stubEnv('WELLPAY_URL', scene.sandbox.url);
    expect(await held()).toBe(600);
  });

  test('is counted as paid by who has seen it, whatever amount is named', async () => {
    const { merchant_order_id: id } = await order(ann, 400);
    await scene.sandbox.decide(id, 'lie');
    const [{ said: words } = { said: '' }] = await differences();
    expect(words).toBe('success, 4000 instead of 400');
    expect(await ops('payments', 'differences')).toBe(0);
    const difference = heard.said.split(' ')[0] as string;
    expect(await ops('payments', 'succeed', id, ...BECAUSE)).toBe(0);
    expect(await ops('payments', 'close', difference, '--reason', 'Their mistake')).toBe(0);
    expect(await ops('payments', 'close', difference, ...BECAUSE)).toBe(1);
    heard.said = '';
    await ops('payments', 'differences');
    expect(heard.said).toBe('There is none.\n');
    expect((await stateOf(ann, id)).status).toBe('success');
  });
});

test('orders are found by person and state, page by page, and taken as CSV; both are written down', async () => {
  const { merchant_order_id: id } = await order(ann, 400);
  expect(await ops('payments', 'list', '--person', ann.username, '--provider', 'wellpay', '--json')).toBe(0);
  const found = JSON.parse(heard.said);
  expect(found).toMatchObject({ list: [{ id, username: ann.username, status: 'pending' }], next_id: null });
  expect(await audited()).toMatchObject({ action: 'payment.read', target: ann.username });
  heard.said = '';
  expect(await ops('payments', 'list', '--person', ann.id, '--next', id)).toBe(0);
  expect(heard.said).toBe('There is none.\n');
  expect(await ops('payments', 'list', '--person', ann.id, '--state', 'failed')).toBe(0);
  heard.said = '';
  expect(await ops('payments', 'export', '--person', ann.username)).toBe(0);
  const lines = heard.said.trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${id}","${ann.username}","wellpay","4.00","pending"`);
  expect(await audited()).toMatchObject({ action: 'payment.export', target: ann.username });
});

describe('withdrawals', () => {
  test('are stopped and begin again', async () => {
    expect(await ops('payments', 'stop', '--reason', 'Looking at it')).toBe(0);
    expect((await withdraw(ann, 400)).error).toBe('api.forbidden');
    expect(await ops('payments', 'open', ...BECAUSE)).toBe(0);
    expect((await withdraw(ann, 400)).status).toBe(200);
  });

  test('have limits', async () => {
    const set = (...more: string[]) => ops('payments', 'limits', 'wellpay', ...more, ...BECAUSE);
    expect(await set('--min', '2', '--max', '3', '--day', '5')).toBe(0);
    expect((await withdraw(ann, 199)).error).toBe('api.too_much');
    expect((await withdraw(ann, 200)).status).toBe(200);
    expect(await set('--min', '2', '--max', '1', '--day', '5')).toBe(1);
    expect(await set('--min', '2')).toBe(2);
    const nobody = ['limits', 'nobody', '--min', '1', '--max', '1', '--day', '1'];
    expect(await ops('payments', ...nobody, ...BECAUSE)).toBe(2);
    expect(await set('--min', '1', '--max', '5000', '--day', '20000')).toBe(0);
  });

  test('stopped and bounded by two at once are stopped and bounded', async () => {
    const doing = { operator: 'ann', reason: '' };
    const { wellpay } = scene.app.infra;
    const nothing = () => Promise.reject(new Error('not asked'));
    const operators = createPaymentOperators(
      { wellpay, clock: () => new Date() },
      { decide: nothing, follow: nothing },
    );
    for (let round = 1; round <= 10; round += 1) {
      const limits = { minimum: round, maximum: 500_000, day: 2_000_000 };
      const isStopped = round % 2 === 1;
      await Promise.all([
        operators.limit(tenant(), 'wellpay', limits, doing),
        operators.stop(tenant(), isStopped, doing),
        operators.limit(tenant(), 'point', limits, doing),
      ]);
      const known = await readSettings(tenant().db);
      expect([known.isStopped, known.limits.wellpay.minimum, known.limits.point.minimum]).toEqual([
        ...[isStopped, round, round],
      ]);
    }
    const usual = ['--min', '1', '--max', '5000', '--day', '20000'];
    expect(await ops('payments', 'limits', 'wellpay', ...usual, ...BECAUSE)).toBe(0);
  });

  test('do not go to an account that somebody was freed of at this moment', async () => {
    const db = scene.app.db();
    let refused = Promise.resolve<string | undefined>(undefined);
    await db.transaction().execute(async (trx) => {
      await holdPayer(trx, 'aurora', ann.id);
      refused = withdraw(ann, 400).then(({ error }) => error);
      await untilStatementsWait(scene.app);
      await trx.deleteFrom('payment_bindings').where('user_id', '=', ann.id).execute();
    });
    expect([await refused, await held()]).toEqual(['api.invalid_address', 1_000]);
    // And the other way round: who is freed waits until the withdrawal is there, and is not freed then.
    await bind(ann, `b${randomUUID().slice(0, 8)}`);
    let freed = Promise.resolve(0);
    await db.transaction().execute(async (trx) => {
      await holdPayer(trx, 'aurora', ann.id);
      freed = ops('payments', 'unbind', ann.username, ...BECAUSE);
      await untilStatementsWait(scene.app);
    });
    expect(await freed).toBe(0);
  });

  test('go to another account once an operator freed it, but not after one has succeeded', async () => {
    expect(await ops('payments', 'unbind', ann.username, ...BECAUSE)).toBe(0);
    expect((await bind(ann, `b${randomUUID().slice(0, 8)}`)).status).toBe(200);
    const { merchant_order_id: id } = await order(ann, 400);
    expect(await ops('payments', 'unbind', ann.username, ...BECAUSE)).toBe(1);
    expect(heard.said).toContain('is not decided');
    await scene.sandbox.decide(id, 'succeed');
    expect(await ops('payments', 'unbind', ann.username, ...BECAUSE)).toBe(1);
    expect((await call(ann, '/api/v1/payment/order/binding-status')).result.locked).toBe(true);
  });
});

describe('a merchant', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  // One of 64 begins with a dash, which a shell's words would take for another option.
  const key = publicKey.export({ format: 'jwk' }).x ?? '';

  test('is added, closed and listed', async () => {
    expect(await ops('merchants', 'add', 'shop1', '--name', 'A shop', `--key=${key}`, ...BECAUSE)).toBe(0);
    expect(await audited()).toEqual({ action: 'merchant.add', target: 'shop1', reason: 'because' });
    expect(await ops('merchants', 'add', 'shop1', '--name', 'A shop', `--key=${key}`)).toBe(1);
    expect(await ops('merchants', 'add', 'shop2', '--name', 'A shop', '--key', 'no key')).toBe(1);
    expect(await ops('merchants', 'close', 'shop1', ...BECAUSE)).toBe(0);
    expect(await audited()).toEqual({ action: 'merchant.close', target: 'shop1', reason: 'because' });
    expect(await ops('merchants', 'close', 'nobody', ...BECAUSE)).toBe(1);
    heard.said = '';
    await ops('merchants', 'list');
    expect(heard.said).toContain(`shop1  A shop  0.00 owed  closed  ${key}`);
    heard.said = '';
    expect(await ops('merchants', 'key')).toBe(0);
    expect(heard.said).toMatch(/^[\w-]{43}\n$/);
  });

  test('is settled for what it is owed, once under an id', async () => {
    const { code } = scene.sandbox.ask({
      ...{ brand: 'aurora', amount: 700, remark: '', expireAt: new Date(Date.now() + 60_000) },
      notifyUrl: `${scene.sandbox.url}/merchant/notify`,
    });
    expect((await pay(ann, JSON.stringify(code))).status).toBe(200);
    const settleAs = (id: string, points: string) =>
      ops('merchants', 'settle', 'sandbox', points, '--id', id, '--remark', 'By bank');
    const settle = (points: string) => settleAs('november', points);
    expect(await settleAs('october', '7.01')).toBe(1);
    expect([await settle('5'), await settle('5'), await settle('4')]).toEqual([0, 0, 1]);
    expect(await clearing('point:sandbox')).toBe(200);
    // Who asked cannot agree; nobody refuses without a reason.
    await scene.app
      .db()
      .insertInto('settings')
      .values({ key: 'wallet', value: JSON.stringify({ two_operators_from: 600 }) })
      .execute();
    heard.said = '';
    expect(await settleAs('december', '1')).toBe(0);
    expect(heard.said).toContain('merchants approve sandbox december 1.00');
    expect(await ops('merchants', 'approve', 'sandbox', 'december', '1')).toBe(1);
    expect(await ops('merchants', 'refuse', 'sandbox', 'december')).toBe(2);
    heard.said = '';
    await ops('merchants', 'settlements');
    expect(heard.said).toContain('sandbox  december  1.00');
    expect(await ops('merchants', 'refuse', 'sandbox', 'december', '--reason', 'Not yet')).toBe(0);
    expect(await settleAs('december', '1')).toBe(1);
    expect(await clearing('point:sandbox')).toBe(200);
  });
});

test.each([
  ...[
    ...['retry', 'fail', 'succeed', 'unbind', 'close'].map((act) => [act, 'x']),
    ...[['stop'], ['open'], ['limits', 'wellpay', '--min', '1', '--max', '1', '--day', '1']],
  ].map((words) => ['payments', ...words]),
  ['merchants', 'close', 'sandbox'],
  ['merchants', 'open', 'sandbox', '--reason', ' '],
])('%j %j says that it wants a reason, and does nothing', async (...args) => {
  const before = await audited();
  expect(await ops(...args)).toBe(2);
  expect(heard.said).toContain('Say why with --reason');
  expect(await audited()).toEqual(before);
});

test.each([
  ['payments'],
  ['payments', 'retry'],
  ['payments', 'burn', 'x'],
  ['payments', 'list', '--state', 'lost'],
  ['payments', 'export', '--provider', 'nobody'],
  ['payments', 'export', '--order', 'x'],
  ['payments', 'export', '--next', 'x'],
  ['payments', 'export', '--json'],
  ['payments', 'constructor', 'x'],
  ['merchants'],
  ['merchants', 'settle', 'sandbox', 'all', '--remark', 'By bank'],
  ['merchants', 'settle', 'sandbox', '1'],
])('%j %j is no command', async (...args) => {
  expect(await ops(...args)).toBe(2);
});
