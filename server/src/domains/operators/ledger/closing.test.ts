import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearHere } from '../../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf, transfer } from '../../ledger/ledger.testing.ts';
import { HOUSE, userAccount } from '../../ledger/operations.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let fin: OpsBrowser;
let ann: TestPerson;
const { tenant, service, byHand } = ledgerOf(() => app);
const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const ENVELOPE = { kind: 'envelope', owner: 'e1' } as const;
const WELLPAY = { kind: 'clearing', owner: 'wellpay' } as const;

beforeAll(async () => {
  app = await startTestApp();
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
  ann = await app.signUp();
  const her = userAccount(ann.id);
  const move = (change: Parameters<typeof transfer>[0]) => service().do(tenant(), transfer(change));
  await move({ to: her, amount: 10_000 });
  await move({ to: her, amount: 500, type: 122 });
  await move({ from: her, to: HOUSE, amount: 100, type: 221 });
  await move({ from: her, to: ENVELOPE, amount: 3_000, type: 3 });
  await move({ from: ENVELOPE, to: her, amount: 1_000, type: 31 });
  await move({ from: her, to: WELLPAY, amount: 2_000, type: 23 });
  const key = 'stake/1';
  const held = { do: 'hold', key, from: her, amount: transfer({ amount: 700 }).amount } as const;
  await service().do(tenant(), { ...held, expireAt: new Date(Date.now() + 60_000) });
  await app
    .db()
    .insertInto('payment_differences')
    .values({ id: 'd1', kind: 'amount', order_id: 'o1', said: '5' })
    .execute();
});
afterAll(() => app.stop());

const closing = async (day: string, browser = fin) =>
  await browser.call({ url: `/ops/api/ledger/closings/${day}` });

const COMES_TO = {
  types: [
    { type: 3, count: 1, amount: 3_000 },
    { type: 23, count: 1, amount: 2_000 },
    { type: 31, count: 1, amount: 1_000 },
    { type: 121, count: 1, amount: 10_000 },
    { type: 122, count: 1, amount: 500 },
    { type: 221, count: 1, amount: 100 },
  ],
  ...{ deposits: 10_500, withdrawals: 2_100, issued: 10_500, taken: 100 },
  ...{ opening: 0, closing: 10_400, clearing: 2_000, fees: 0, people: 8_400 },
  ...{ envelopes: 2_000, envelope_count: 1, held: 700, differences: 1, adds_up: true, check: null },
};

test('a day says what moved, who has it, what is held and what differs', async () => {
  expect((await closing(today)).result).toEqual({ day: today, is_over: false, ...COMES_TO });
  const before = (await closing(yesterday)).result;
  expect(before).toMatchObject({ day: yesterday, is_over: true, types: [], closing: 0, held: 0 });
});

test('only finance reads it, and of days that there are', async () => {
  const mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  expect((await closing(today, mia)).status).toBe(403);
  for (const day of ['2026-13-01', '2026-02-30', '2999-01-01', 'today'])
    expect((await closing(day)).error).toBe('api.validation');
});

test('as CSV', async () => {
  const { raw } = await fin.call({ url: `/ops/api/ledger/closings/${today}/export` });
  expect(raw.headers['content-disposition']).toContain(`closing-${today}.csv`);
  const lines = raw.body.split('\r\n');
  expect(lines).toContain(`"${today}","closing","","104.00"`);
  expect(lines).toContain(`"${today}","type 31","1","10.00"`);
  expect(lines).toContain(`"${today}","adds up","",""`);
});

test('the command line says the same', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  expect(await main(['ledger', 'closing', today, '--json', '--brand', 'aurora'])).toBe(0);
  expect(JSON.parse(heard.said)).toEqual({ day: today, is_over: false, ...COMES_TO });
  expect(await main(['ledger', 'closing', 'today', '--brand', 'aurora'])).toBe(1);
});

test('a day that is over comes to the same, whatever moves afterwards', async () => {
  // As if all of it had been a day before.
  for (const [table, column] of [
    ['ledger_transfers', 'create_at'],
    ['ledger_holds', 'create_at'],
  ])
    await byHand(table!, `update {schema}.${table} set ${column} = ${column} - interval '1 day'`);
  const moved = async () => (await closing(yesterday)).result;
  expect(await moved()).toEqual({ day: yesterday, is_over: true, ...COMES_TO, differences: 0 });
  const her = userAccount(ann.id);
  await service().do(tenant(), transfer({ to: her, amount: 7 }));
  await service().do(tenant(), transfer({ from: ENVELOPE, to: her, amount: 2_000, type: 11 }));
  await service().do(tenant(), transfer({ from: WELLPAY, to: HOUSE, amount: 2_000, type: 21 }));
  await service().do(tenant(), { do: 'void', key: 'stake/1', from: her });
  expect(await moved()).toEqual({ day: yesterday, is_over: true, ...COMES_TO, differences: 0 });
  expect((await closing(today)).result).toMatchObject({
    ...{ opening: 10_400, issued: 7, taken: 2_000, closing: 8_407, clearing: 0, people: 8_407 },
    ...{ envelopes: 0, envelope_count: 0, held: 0, adds_up: true },
  });
});

test('a movement that was changed by hand does not add up', async () => {
  await byHand('ledger_transfers', 'update {schema}.ledger_transfers set amount = 9 where amount = 7');
  expect((await closing(today)).result.adds_up).toBe(false);
});
