import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { statementOf } from '../../testing/statements.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { storeMessages } from './send.repository.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const start = async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  return app;
};

test('the plan that is kept of an empty database reads no table from end to end once there are many rows', async () => {
  const app = await start();
  let text = '';
  const pool = {
    query: async (...given: unknown[]) => {
      text = statementOf(given).text;
      return { rows: [] };
    },
  };
  await storeMessages(pool as unknown as pg.Pool, 'aurora', []);
  const { rows } = await app.infra.keeping.pool.query(`explain (generic_plan, format json) ${text}`);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  expect(scans.length).toBeGreaterThan(10);
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
});

test('the statement is planned once, whatever is sent', async () => {
  const { infra } = await start();
  const { pool } = infra.keeping;
  for (let turn = 0; turn < 8; turn += 1) await storeMessages(pool, 'aurora', []);
  const { rows } = await pool.query('select generic_plans, custom_plans from pg_prepared_statements');
  expect(rows).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
});

test('its connections are closed with the server', async () => {
  const { infra } = await start();
  const { pool } = infra.keeping;
  await storeMessages(pool, 'aurora', []);
  expect(pool.totalCount).toBe(1);
  await infra.keeping.close();
  expect(pool.totalCount).toBe(0);
});
