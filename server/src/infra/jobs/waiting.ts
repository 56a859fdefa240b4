import type pg from 'pg';
import { errorCode } from '../postgres/errors.ts';

const NO_TABLE = '42P01';

/**
 * How much work of a brand could have been done a minute ago: what has just come is no queue. Of each kind the first `most` are
 * looked at, by the order in which they are taken, so that what waits for other brands costs little; behind so many of theirs it is
 * too few.
 */
export const countWaiting = async (
  pool: Pick<pg.Pool, 'query'>,
  brand: string,
  most: number,
): Promise<number> => {
  try {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from jobs.queue q cross join lateral (
         select j.data->>'brand' as brand from jobs.job j
         where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now() - interval '1 minute'
         order by j.priority desc, j.created_on limit $2
       ) due where due.brand = $1`,
      [brand, most],
    );
    return Math.min(rows[0]?.waiting ?? 0, most);
  } catch (error) {
    // Nobody has made the queue yet, so nothing waits in it.
    if (errorCode(error) === NO_TABLE) return 0;
    throw error;
  }
};
