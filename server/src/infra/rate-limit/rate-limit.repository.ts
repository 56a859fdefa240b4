import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

export interface Window {
  count: number;
  expires_at: Date;
}

/** One statement, so that parallel uses of a key are all counted. The database's clock decides. */
export const countUse = (db: TenantDb, key: string, cost: number, windowMs: number): Promise<Window> => {
  const end = sql<Date>`now() + ${windowMs} * interval '1 millisecond'`;
  return db
    .insertInto('rate_limits')
    .values({ key, count: cost, expires_at: end })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.expires_at <= now() then ${cost}::int else least(rate_limits.count + ${cost}::int, 1000000000) end`,
        expires_at: sql<Date>`case when rate_limits.expires_at <= now() then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
};

export const uncountUse = async (db: TenantDb, key: string, cost: number): Promise<void> => {
  await db
    .updateTable('rate_limits')
    .set({ count: sql<number>`greatest(count - ${cost}::int, 0)` })
    .where('key', '=', key)
    .execute();
};

export const removePastWindows = async (db: TenantDb): Promise<void> => {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', sql<Date>`now()`).execute();
};
