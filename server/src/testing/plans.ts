import type pg from 'pg';
import type { Statement } from './statements.ts';

/** A node of a plan, as `explain (format json)` prints it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
}

/** Blocks of 8 kB that an executed plan has touched, found in memory or not. */
export const blocksOf = (plan: PlanNode): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

/** Blocks that a statement touches when it is run. What it changes is undone. */
export const buffersOf = async (pool: pg.Pool, { text, values }: Statement): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    return blocksOf(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
    client.release();
  }
};
