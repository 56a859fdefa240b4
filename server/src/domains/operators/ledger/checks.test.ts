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
const frozenToday = async () => (await fin.call({ url: '/ops/api/today' })).result.money.frozen;
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
    ...{ account: `user ${ann.id}`, seq: null, what: 'the balance is not that of its entries' },
  });
  expect(frozen).toMatchObject([{ account: { kind: 'user', owner: ann.id, username: ann.username } }]);
  expect(await checkOf(yesterday)).toMatchObject({ findings: 0 });
});

test('nobody but finance and owners sees or asks, and a brand is not verified again and again', async () => {
  const mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  expect((await mia.call({ url: '/ops/api/ledger/checks' })).status).toBe(403);
  expect((await ask(mia)).status).toBe(403);
  const errors: unknown[] = [];
  for (let time = 0; time < 6; time += 1) errors.push((await ask()).error);
  expect(errors).toContain('api.too_frequent');
  expect(await frozenToday()).toBe(1);
});
