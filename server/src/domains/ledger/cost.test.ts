import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaName } from '../../infra/database/database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Of a transfer from the house between whom nothing has moved yet: pages of the database that it reads, with all that its function does. */
const blocksOf = async (owner: string): Promise<number> => {
  const accounts = JSON.stringify([
    ['house', ''],
    ['user', owner],
  ]);
  const move = {
    do: 'transfer',
    key: owner,
    from: 1,
    to: 2,
    amount: 1,
    type: 121,
    reference: '',
    remark: '',
  };
  const { rows } = await app.infra.database.pool.query(
    `explain (analyze, buffers, format json) select ${schemaName('aurora')}.ledger_apply($1, $2, now())`,
    [accounts, JSON.stringify([move])],
  );
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
};

test('a transfer reads no more where there are many accounts', async () => {
  const { pool } = app.infra.database;
  await blocksOf('first');
  const few = await blocksOf('second');
  await pool.query(
    `insert into ${schemaName('aurora')}.ledger_accounts (kind, owner) select 'user', 'p' || n from generate_series(1, 5000) n`,
  );
  await pool.query(`analyze ${schemaName('aurora')}.ledger_accounts`);
  await blocksOf('third');
  expect(await blocksOf('fourth')).toBeLessThan(few * 1.5);
});
