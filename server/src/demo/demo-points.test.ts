import { LedgerType, MANUAL_DEPOSITS } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundLedger, ledgerOf } from '../domains/ledger/ledger.testing.ts';
import { userAccount } from '../domains/ledger/operations.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { findHosts } from './demo.repository.ts';
import { fillDemoPoints } from './demo-points.ts';
import { fillDemo } from './fill-demo.ts';

let app: TestApp;
const { tenant, service } = ledgerOf(() => app);
const demoDir = new URL('../../demo/', import.meta.url).pathname;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const KNOWN: readonly number[] = Object.values(LedgerType);
const logOf = (brand: string, id: string) =>
  service().log.list(tenant(brand), userAccount(id), { limit: 100 });

it.each([
  ['jade', '欢迎礼'],
  ['saffron', 'Welcome gift'],
])('%s has people with points and a movement of every type, in its own words, once', async (brand, words) => {
  await fillDemo({ ...tenant(brand), objects: app.infra.objects, demoDir, log: app.infra.log });
  for (const _ of ['first start', 'second']) await fillDemoPoints(tenant(brand), service());
  const hosts = await findHosts(tenant(brand).db);
  expect(hosts.length).toBeGreaterThan(0);
  for (const { id } of hosts) {
    const log = await logOf(brand, id);
    expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining([...KNOWN]));
    expect(log.some(({ type }) => (MANUAL_DEPOSITS as readonly number[]).includes(type))).toBe(true);
    expect(log.map(({ remark }) => remark)).toContain(words);
    const times = log.map(({ create_at }) => +create_at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
  await expectSoundLedger(app, brand);
});
