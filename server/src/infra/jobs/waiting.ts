import type pg from 'pg';
import { errorCode } from '../postgres/errors.ts';
import { JOBS_SCHEMA } from './schema.ts';

const NO_TABLE = '42P01';
const TABLE = `${JOBS_SCHEMA}.job`;
const INDEX = 'waiting_of_brand';
/** Milliseconds. Whoever puts work in or has done some waits behind who waits for this lock. */
const LOCK = 1_500;

/**
 * The library keeps what waits by kind alone, and one brand's is to be counted without reading what waits for the others. One node
 * after the other: of two that make it at once, one would fail. Rejects where the queue is not let go of in time. Not
 * `concurrently`: PostgreSQL refuses that for a table in partitions, as the library's is.
 */
export const indexWaiting = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('${JOBS_SCHEMA}.${INDEX}') is not null as there`,
  );
  if (rows[0]?.there) return;
  await pool.query(`
    select set_config('lock_timeout', '${LOCK}', true);
    select pg_advisory_xact_lock(hashtextextended('${JOBS_SCHEMA} ${INDEX}', 0));
    create index if not exists ${INDEX} on ${TABLE} ((data->>'brand'), start_after)
      where state < 'active' and not blocked`);
};

/** How much work of a brand could have been done a minute ago: what has just come is no queue. Of more than `most`, `most`. */
export const countWaiting = async (
  pool: Pick<pg.Pool, 'query'>,
  brand: string,
  most: number,
): Promise<number> => {
  try {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from (
         select from ${TABLE} where data->>'brand' = $1 and state < 'active' and not blocked
           and start_after <= now() - interval '1 minute' limit $2
       ) due`,
      [brand, most],
    );
    return rows[0]?.waiting ?? 0;
  } catch (error) {
    // Nobody has made the queue yet, so nothing waits in it.
    if (errorCode(error) === NO_TABLE) return 0;
    throw error;
  }
};
