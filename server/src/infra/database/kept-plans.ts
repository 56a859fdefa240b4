import { createHash } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/**
 * PostgreSQL would plan such a statement anew each time that its values make it look cheaper, which costs more than to run
 * it; and what it plans once while a table is small would go on reading all of it (docs/decisions/0059).
 */
export const KEPT_PLANS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
};

export const keptPlansOption = Object.entries(KEPT_PLANS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** A statement that is prepared on each connection that runs it, under a name that is its own. */
export interface PlannedStatement<Row> extends CompiledQuery<Row> {
  name: string;
}

/** Where a connection is borrowed for one statement. */
export type Connections = {
  connect(): Promise<Pick<pg.PoolClient, 'query' | 'release'>>;
};

const pools = new WeakMap<Db, Connections>();
/** Of statements, by their text. */
const names = new Map<string, string>();

/** From now on statements with a name run on connections of `pool`; those of a transaction on its own. */
export const keepPlansOn = (pool: Connections, db: Db): void => {
  pools.set(db, pool);
};

export const named = <Row>(query: CompiledQuery<Row>): PlannedStatement<Row> => {
  const name = createHash('sha256').update(query.sql).digest('base64url');
  names.set(query.sql, name);
  return { ...query, name };
};

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown;

/** Has a connection of a pool that keeps plans prepare statements with a name, also those that a transaction runs. */
export const prepareNamed = (client: pg.PoolClient): void => {
  const owner = client as unknown as { query: Query };
  const query = owner.query.bind(client) as Query;
  owner.query = (text, values, callback) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? query(text, values, callback) : query({ name, text, values }, callback);
  };
};

/** Behind a pooler the next statement may run on another connection, where the name stands for nothing, or is taken. */
export const forgetNames = (client: pg.PoolClient): void => {
  const owner = client as unknown as { query: Query };
  const query = owner.query.bind(client) as Query;
  const isNamed = (text: unknown): text is { name: string } =>
    typeof text === 'object' && text !== null && 'name' in text;
  owner.query = (text, values, callback) =>
    query(isNamed(text) ? { ...text, name: undefined } : text, values, callback);
};

/** A migration has changed a table since the connection planned the statement. */
const isOutlived = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message);

/** Where plans are kept, it is planned once a connection; otherwise as any statement. */
export const runPlanned = async <Row>(db: Db, statement: PlannedStatement<Row>): Promise<Row[]> => {
  const pool = pools.get(db);
  if (!pool) return (await db.executeQuery<Row>(statement)).rows;
  const { name, sql: text, parameters } = statement;
  const client = await pool.connect();
  let outlived = false;
  try {
    return (await client.query({ name, text, values: [...parameters] })).rows as Row[];
  } catch (error) {
    outlived = isOutlived(error);
    if (!outlived) throw error;
  } finally {
    client.release(outlived);
  }
  return (await db.executeQuery<Row>(statement)).rows;
};
