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

test('the plan that is kept of an empty database does not read all client ids, blocks or people once there are many', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  let text = '';
  const pool = {
    query: async (...given: unknown[]) => {
      text = statementOf(given).text;
      return { rows: [] };
    },
  };
  await storeMessages(pool as unknown as pg.Pool, 'aurora', []);
  const { rows } = await app.infra.database.pool.query(`explain (generic_plan, format json) ${text}`);
  const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan);
  const scansOf = (...tables: string[]) =>
    nodes
      .filter((node) => tables.includes(node['Relation Name'] ?? ''))
      .map((node) => node['Node Type'])
      .sort();
  expect(scansOf('cids')).toEqual(['Index Scan', 'ModifyTable']);
  expect(scansOf('blocks', 'users')).not.toContain('Seq Scan');
});
