import type pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
  /** Under which it is prepared. */
  name?: string;
}

type Query = (...args: unknown[]) => unknown;

/** Every statement that goes through a pool while `work` runs, in the order of sending. */
export const recordStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> => {
  const statements: Statement[] = [];
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
  try {
    await work();
  } finally {
    pool.off('acquire', onAcquire);
  }
  return statements;
};

/** What was handed to `query` of a pool or a connection. */
export const statementOf = ([first, second]: unknown[]): Statement => {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] };
  const { text, values, name } = first as { text: string; values?: unknown[]; name?: string };
  return { text, values: values ?? (Array.isArray(second) ? second : []), ...(name && { name }) };
};
