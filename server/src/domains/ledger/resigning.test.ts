import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { newId } from '../../infra/ids.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createHeads } from './heads.ts';
import { createLedgerService } from './ledger.service.ts';
import { ledgerOf, transfer } from './ledger.testing.ts';
import { type AccountName, userAccount } from './operations.ts';

const NEXT = 'the next secret of at least thirty-two characters';
let app: TestApp;
let ann: AccountName;
let ben: AccountName;
const heard = hearCommands();
const { balance, byHand, findings, give, service, tenant } = ledgerOf(() => app);

beforeEach(async () => {
  app = await startTestApp();
  const { databaseUrl, dataDir, secret } = app.infra.config;
  vi.stubEnv('DATABASE_URL', databaseUrl);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('OLD_SECRET_KEY', secret.toString());
  vi.stubEnv('SECRET_KEY', NEXT);
  [ann, ben] = [userAccount(`ann${newId()}`), userAccount(`ben${newId()}`)];
  await give(ann, 500);
  await give(ben, 700);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});

/** A server that has been started with the next key. */
const restarted = () => {
  const secret = Buffer.from(NEXT);
  const heads = createHeads({ secret, dataDir: app.infra.config.dataDir });
  const parts = { ...app.infra, config: { secret }, heads, tellMoved: () => undefined };
  return createLedgerService(parts, { begins: true });
};
const resign = () => main(['ledger', 'resign', '--brand', 'aurora']);
const move = (by: ReturnType<typeof restarted>) =>
  by.do(tenant(), transfer({ from: ann, to: ben, amount: 10 })).then(
    () => 'done',
    (error) => error.code,
  );
const frozen = () =>
  app.db().selectFrom('ledger_accounts').select('owner').where('frozen_at', 'is not', null).execute();

test('another key signs all, and only servers that have it move points', async () => {
  await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
  expect(await move(restarted())).toBe('api.unavailable');
  expect(await resign()).toBe(0);
  expect(heard.said).toContain('The new key signs 3 accounts; 0 are read-only');
  expect(await move(restarted())).toBe('done');
  // A server that still has the old one takes nothing for tampered with.
  expect(await move(service())).toBe('api.unavailable');
  await expect(balance(ann)).rejects.toMatchObject({ code: 'api.unavailable' });
  await expect(findings()).rejects.toMatchObject({ code: 'api.unavailable' });
  expect(await frozen()).toEqual([]);
  // What was kept of the last night is held against on.
  await byHand(
    'ledger_transfers',
    `delete from {schema}.ledger_transfers where key like 'test/%' and amount = 700`,
  );
  const { findings: found } = await restarted().verify(tenant());
  expect(found.map(({ what }) => what)).toContainEqual(expect.stringContaining('missing'));
  expect((await restarted().balanceOf(tenant(), ann)).balance).toBe(490);
});

test('once more does nothing but what an interrupted one has left', async () => {
  await service().verifyAndKeep(tenant(), new Date('2026-11-22T03:40:00Z'));
  expect(await resign()).toBe(0);
  // As if it had been killed between the database and the files.
  await createHeads(app.infra.config).write('aurora', new Date('2026-11-22'), []);
  await expect(restarted().verify(tenant())).rejects.toThrow('not as they were written');
  expect([await resign(), await resign()]).toEqual([0, 0]);
  expect((await restarted().verify(tenant())).findings).toEqual([]);
});

test('an account with something wrong stays read-only, and is not vouched for by the new key', async () => {
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = 900000 where owner = '${ann.owner}'`,
  );
  expect(await resign()).toBe(0);
  expect(heard.said).toContain('The new key signs 2 accounts; 1 are read-only');
  expect(await move(restarted())).toBe('api.forbidden');
  const by = { operator: 'ann', reason: 'Changed by hand' };
  expect(await restarted().free(tenant(), ann, by)).toEqual({ balance: 500, held: 0 });
  expect(await move(restarted())).toBe('done');
});

test('a ledger that does not add up as a whole is not signed anew', async () => {
  await byHand(
    'ledger_accounts',
    `update {schema}.ledger_accounts set balance = balance - 5 where kind = 'house'`,
  );
  expect(await resign()).toBe(1);
  expect(heard.said).toContain('house: the balance is not that of its entries');
  expect(await move(restarted())).toBe('api.unavailable');
});

test('it takes two keys, of which the old one has to sign', async () => {
  vi.stubEnv('OLD_SECRET_KEY', '');
  expect(await resign()).toBe(2);
  vi.stubEnv('OLD_SECRET_KEY', NEXT);
  expect(await resign()).toBe(2);
  vi.stubEnv('OLD_SECRET_KEY', 'a third secret of at least thirty-two characters');
  expect(await resign()).toBe(1);
  expect(heard.said).toContain('SECRET_KEY is not the one that signs this ledger');
  expect(await move(service() as ReturnType<typeof restarted>)).toBe('done');
});
