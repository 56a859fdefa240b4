import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaName } from '../../../infra/database/database.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { ledgerOf, transfer } from '../../ledger/ledger.testing.ts';
import { userAccount } from '../../ledger/operations.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let fin: OpsBrowser;
let ann: TestPerson;
const { tenant, service, byHand } = ledgerOf(() => app);
const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const WITHIN = { timeout: 30_000, interval: 100 };

beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  fin = await signedIn(app, await addOperator(app, 'fin', 'finance'));
  ann = await app.signUp();
  await service().do(tenant(), transfer({ to: userAccount(ann.id), amount: 10_000 }));
});
afterAll(() => app.stop());

const list = async (browser = fin) => (await browser.call({ url: '/ops/api/ledger/checks' })).result;
const ask = (browser = fin) => browser.call({ method: 'POST', url: '/ops/api/ledger/checks', body: {} });
const moneyToday = async () => (await fin.call({ url: '/ops/api/today' })).result.money;
const checkOf = async (day: string) =>
  (await fin.call({ url: `/ops/api/ledger/closings/${day}` })).result.check;

test('a verification that was asked for stands in the list, and in the closing of days before it', async () => {
  expect(await list()).toEqual({ checks: [], frozen: [] });
  expect(await checkOf(yesterday)).toBeNull();
  expect((await ask()).status).toBe(200);
  await expect.poll(async () => (await list()).checks.length, WITHIN).toBe(1);
  const { checks, frozen } = await list();
  expect(checks[0]).toMatchObject({ accounts: 2, entries: 2, finding_count: 0, findings: [] });
  expect(frozen).toEqual([]);
  expect(await checkOf(yesterday)).toEqual({ at: checks[0].at, findings: 0 });
  expect(await checkOf(today)).toBeNull();
  const { rows } = await app.infra.database.pool.query(
    `select operator, action from ${schemaName('aurora')}.audit_log where action = 'ledger.verify'`,
  );
  expect(rows).toEqual([{ operator: 'fin', action: 'ledger.verify' }]);
});

test('what was changed by hand is found, and its account is read-only from then on', async () => {
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 11000 where owner = '${ann.id}'`,
  );
  await ask();
  await expect.poll(async () => (await list()).checks.length, WITHIN).toBe(2);
  const { checks, frozen } = await list();
  expect(checks[0].finding_count).toBeGreaterThan(0);
  expect(checks[0].findings).toContainEqual({
    ...{
      account: `user ${ann.id}`,
      seq: null,
      what: 'the balance is not that of its entries',
      transfer: null,
    },
  });
  expect(frozen).toMatchObject([
    {
      account: { kind: 'user', owner: ann.id, username: ann.username },
      ...{ is_signed: false, why: 'the ledger does not add up', request: null },
    },
  ]);
  expect(await checkOf(yesterday)).toMatchObject({ findings: 0 });
  expect(await moneyToday()).toMatchObject({ frozen: 1, alarms: checks[0].finding_count });
});

test('two operators free an account: who asked does not agree, and a reason is given', async () => {
  const account = `user ${ann.id}`;
  const send = (browser: OpsBrowser, url: string, body: object) =>
    browser.call({ method: 'POST', url: `/ops/api/ledger/freeings${url}`, body });
  const askFree = (browser: OpsBrowser, change = {}) =>
    send(browser, '', { account, reason: 'Put right', ...change });
  const decide = (browser: OpsBrowser, agrees: boolean) =>
    send(browser, '/decide', { account, agrees, reason: 'Looked at it' });
  const flo = await signedIn(app, await addOperator(app, 'flo', 'finance'));
  const sue = await signedIn(app, await addOperator(app, 'sue', 'support'));
  expect((await askFree(sue)).status).toBe(403);
  expect((await decide(sue, true)).status).toBe(403);
  expect((await decide(flo, true)).error).toBe('api.not_found');
  expect((await askFree(fin, { reason: ' ' })).error).toBe('api.validation');
  expect((await askFree(fin, { account: 'nonsense' })).error).toBe('api.not_found');
  expect((await askFree(fin, { account: 'house' })).error).toBe('api.invalid_data');
  expect((await askFree(fin)).status).toBe(200);
  expect((await askFree(fin)).status).toBe(200);
  expect((await list()).frozen).toMatchObject([{ request: { asked_by: 'fin', reason: 'Put right' } }]);
  expect((await decide(fin, true)).error).toBe('api.forbidden');
  expect((await decide(flo, false)).result).toEqual({ refused: null });
  expect((await list()).frozen).toMatchObject([{ request: null }]);
  await askFree(fin);
  const answers = await Promise.all([decide(flo, true), decide(flo, true)]);
  expect(answers.filter(({ status }) => status === 200).map(({ result }) => result)).toEqual([
    { refused: null },
  ]);
  expect((await list()).frozen).toEqual([]);
  const { rows } = await app.infra.database.pool.query(
    `select operator, action, reason, before from ${schemaName('aurora')}.audit_log
     where action like 'ledger.%free' and target = $1 order by seq`,
    [account],
  );
  expect(rows).toEqual([
    { operator: 'fin', action: 'ledger.ask_free', reason: 'Put right', before: null },
    { operator: 'flo', action: 'ledger.refuse_free', reason: 'Looked at it', before: { asked_by: 'fin' } },
    { operator: 'fin', action: 'ledger.ask_free', reason: 'Put right', before: null },
    { operator: 'flo', action: 'ledger.free', reason: 'Looked at it', before: { asked_by: 'fin' } },
  ]);
});

test('an entry that was changed leads to its movement; what cannot be told yet goes on waiting', async () => {
  const sid = await app.signUp();
  const key = `gift/${sid.id}`;
  await service().do(tenant(), transfer({ to: userAccount(sid.id), amount: 500, key }));
  const change = (amount: number) =>
    byHand(
      'ledger_transfers',
      `update {schema}.ledger_transfers set amount = ${amount} where key = '${key}'`,
    );
  await change(501);
  const gus = await signedIn(app, await addOperator(app, 'gus', 'finance'));
  await ask();
  await expect.poll(async () => (await list()).checks.length, WITHIN).toBe(3);
  const { findings } = (await list()).checks[0];
  const found = findings.find((each: { account: string }) => each.account === `user ${sid.id}`);
  const { raw } = await fin.call({ url: `/ops/api/ledger/transfers/${found.transfer}` });
  expect(raw.json().result.transfer).toMatchObject({ key });
  const body = { account: `user ${sid.id}`, reason: 'x' };
  await fin.call({ method: 'POST', url: '/ops/api/ledger/freeings', body });
  const agreed = {
    method: 'POST' as const,
    url: '/ops/api/ledger/freeings/decide',
    body: { ...body, agrees: true },
  };
  expect((await gus.call(agreed)).result.refused).toContain('entry 1');
  expect((await list()).frozen[0].request).toMatchObject({ asked_by: 'fin' });
  await change(500);
  expect((await gus.call(agreed)).result).toEqual({ refused: null });
});

test('nobody but finance and owners sees or asks, and a brand is not verified again and again', async () => {
  const mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  expect((await mia.call({ url: '/ops/api/ledger/checks' })).status).toBe(403);
  expect((await ask(mia)).status).toBe(403);
  const errors: unknown[] = [];
  for (let time = 0; time < 6; time += 1) errors.push((await ask()).error);
  expect(errors).toContain('api.too_frequent');
});
