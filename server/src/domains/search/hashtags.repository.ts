import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';

export interface HashtagRow {
  name: string;
  count: number;
}

/** Those that begin so, most used first. */
export const findHashtags = (db: TenantDb, prefix: string, limit: number): Promise<HashtagRow[]> =>
  db
    .selectFrom('hashtags')
    .where('name', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`)
    .where('count', '>', 0)
    .where('hidden', '=', false)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .select(['shown as name', 'count'])
    .execute();

/** Those that were published most in so many days. */
export const findHotHashtags = (db: TenantDb, days: number, limit: number): Promise<HashtagRow[]> =>
  db
    .with('hot', (query) =>
      query
        .selectFrom('hashtag_days')
        .where('day', '>', sql<Date>`(now() at time zone 'utc')::date - ${days}::int`)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('hashtags as hidden')
                .whereRef('hidden.name', '=', 'hashtag_days.name')
                .where('hidden.hidden', '=', true)
                .select('hidden.name'),
            ),
          ),
        )
        .groupBy('name')
        .having(({ eb, fn }) => eb(fn.sum('count'), '>', 0))
        .orderBy(({ fn }) => fn.sum('count'), 'desc')
        .orderBy('name')
        .limit(limit)
        .select(['name', ({ fn }) => fn.sum<string>('count').as('times')]),
    )
    .selectFrom('hot')
    .innerJoin('hashtags as h', 'h.name', 'hot.name')
    .orderBy('hot.times', 'desc')
    .orderBy('hot.name')
    .select(['h.shown as name', 'h.count'])
    .execute();

/** What was counted longer ago than so many days. Returns how many went. */
export const removeOldDays = async (db: TenantDb, days: number, limit: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('hashtag_days')
    .where(sql<string>`ctid`, '=', ({ selectFrom }) => {
      const old = selectFrom('hashtag_days')
        .where('day', '<', sql<Date>`(now() at time zone 'utc')::date - ${days}::int`)
        .orderBy('day')
        .limit(limit)
        .select(sql<string>`ctid`.as('place'));
      return sql<string>`any(array(${old}))`;
    })
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** How many posts have it. */
export const countTagged = async (db: TenantDb, hashtag: string): Promise<number> =>
  (await db.selectFrom('hashtags').where('name', '=', hashtag).select('count').executeTakeFirst())?.count ??
  0;
