import type pg from 'pg';
import type { Infra } from '../infra/infra.ts';

export interface Statement {
  text: string;
  values: unknown[];
  /** Under which it is prepared. */
  name?: string;
}

type Query = (...args: unknown[]) => unknown;

/** All that calls borrow connections from. */
export const poolsOf = ({
  database,
  guests,
  changing,
  keeping,
}: Pick<Infra, 'database' | 'guests' | 'changing' | 'keeping'>): pg.Pool[] => {
  const pools = [database, guests, changing, keeping].flatMap(({ pool, planned }) => [pool, planned ?? pool]);
  return [...new Set(pools)];
};

/** Every statement that goes through a pool, or through any of several, while `work` runs, in the order of sending. */
export const recordStatements = async (
  pool: pg.Pool | readonly pg.Pool[],
  work: () => Promise<unknown>,
): Promise<Statement[]> => {
  const statements: Statement[] = [];
  const stops = [pool].flat().map((each) => recordInto(each, statements));
  try {
    await work();
  } finally {
    for (const stop of stops) stop();
  }
  return statements;
};

/** Returns what ends it. */
const recordInto = (pool: pg.Pool, statements: Statement[]) => {
  const onAcquire = (client: pg.PoolClient) => {
    const owner = client as unknown as { query: Query };
    const query = owner.query;
    owner.query = (...args) => {
      statements.push(statementOf(args));
      return query.apply(client, args);
    };
    const onRelease = (_: unknown, released: pg.PoolClient) => {
      if (released !== client) return;
      owner.query = query;
      pool.off('release', onRelease);
    };
    pool.on('release', onRelease);
  };
  pool.on('acquire', onAcquire);
  return () => void pool.off('acquire', onAcquire);
};

/** What was handed to `query` of a pool or a connection. */
export const statementOf = ([first, second]: unknown[]): Statement => {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values, name } = first as { text: string; values?: unknown[]; name?: string };
  return { text, values: values ?? (Array.isArray(second) ? second : []), ...(name && { name }) };
};
