import type pg from 'pg';
import type { Statement } from './statements.ts';

/** A node of a plan, as `explain (format json)` prints it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
}

/** The plan that PostgreSQL makes for a statement with these values. It is not run. */
export const planOf = async (pool: pg.Pool, { text, values }: Statement): Promise<PlanNode> =>
  (await pool.query(`explain (format json) ${text}`, values)).rows[0]['QUERY PLAN'][0].Plan;

/** Blocks of 8 kB that a statement touches when it is run, found in memory or not. What it changes is undone. */
export const buffersOf = async (pool: pg.Pool, { text, values }: Statement): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
  } finally {
    await client.query('rollback');
    client.release();
  }
};
