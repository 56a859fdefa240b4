import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

export interface Window {
  count: number;
  expires_at: Date;
}

export interface CountedUse {
  key: string;
  cost: number;
  windowMs: number;
}

/**
 * One statement, so that parallel uses of a key are all counted. The database's clock decides. Each key stands there
 * once; their rows are locked in one order, so that two statements never wait for each other.
 */
export const countUses = async (db: TenantDb, uses: readonly CountedUse[]): Promise<Map<string, Window>> => {
  const rows = await db
    .insertInto('rate_limits')
    .values(
      [...uses]
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ key, cost, windowMs }) => ({
          ...{ key, count: cost },
          expires_at: sql<Date>`now() + ${windowMs} * interval '1 millisecond'`,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.expires_at <= now() then excluded.count else least(rate_limits.count + excluded.count, 1000000000) end`,
        expires_at: sql<Date>`case when rate_limits.expires_at <= now() then excluded.expires_at else rate_limits.expires_at end`,
      }),
    )
    .returning(['key', 'count', 'expires_at'])
    .execute();
  return new Map(rows.map(({ key, ...window }) => [key, window]));
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
