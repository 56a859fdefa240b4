import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import { keepPlansOn } from '../../infra/database/kept-plans.ts';
import type { Tables } from '../../infra/database/tables.ts';
import { blocksOf, type PlanNode } from '../plans.ts';
import { type Statement, statementOf } from '../statements.ts';
import { explainKept } from './kept.ts';

/** A statement as it was run: on the rows that it found, with all that the run had written before it. */
export interface Measured {
  text: string;
  /** Its plan is made without the values, and kept. */
  isKept: boolean;
  plan: PlanNode;
  /** Blocks of 8 kB that it touched, found in memory or not. */
  blocks: number;
}

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;
type Callback = (error: unknown, result?: pg.QueryResult) => void;

const isControl = (text: string) => /^(begin|commit|rollback|start transaction)/i.test(text.trim());
const EXPLAIN = 'explain (analyze, buffers, format json)';
const NOTHING = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] } as pg.QueryResult;

/**
 * Runs `work` in a transaction that is rolled back. Each statement is run twice: explained and undone, then for `work`,
 * so that what it costs is what it costs the first time. A statement that fails, fails `work`.
 */
export const measureStatements = async (
  pool: pg.Pool,
  brand: string,
  work: (measured: { db: TenantDb; pool: pg.Pool }) => Promise<unknown>,
): Promise<Measured[]> => {
  const measured: Measured[] = [];
  const client = await pool.connect();
  const explain = async (statement: Statement): Promise<void> => {
    const { text, values, name } = statement;
    await client.query('savepoint before_it');
    const { rows } =
      name === undefined
        ? await client.query(`${EXPLAIN} ${text}`, values)
        : await explainKept(client, EXPLAIN, statement);
    await client.query('rollback to savepoint before_it');
    const plan: PlanNode = rows[0]['QUERY PLAN'][0].Plan;
    measured.push({ text, isKept: name !== undefined, plan, blocks: blocksOf(plan) });
  };
  // Statements that are sent at the same time would stand between another's savepoint and its end.
  let last: Promise<unknown> = Promise.resolve();
  const run = (args: unknown[]): Promise<pg.QueryResult> => {
    const statement = statementOf(args);
    if (isControl(statement.text)) return Promise.resolve(NOTHING);
    const next = last.then(async () => {
      await explain(statement);
      return (client.query as unknown as Query).apply(client, args);
    });
    last = next.catch(() => undefined);
    return next;
  };
  const query = (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return run(args);
    run(args.slice(0, -1)).then((result) => (callback as Callback)(null, result), callback as Callback);
    return undefined;
  };
  const connection = { query, release: () => undefined };
  const onePool = {
    query,
    connect: async () => connection,
    end: async () => undefined,
  } as unknown as pg.Pool;
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onePool }) }).withSchema(
    schemaName(brand),
  );
  keepPlansOn(onePool, db);
  try {
    await client.query('begin');
    await work({ db, pool: onePool });
  } finally {
    await client.query('rollback');
    client.release();
  }
  return measured;
};
