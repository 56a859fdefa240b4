import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** Removes up to `most` client ids of more than so many hours ago; returns how many. */
export const removeCidsOlderThan = async (db: TenantDb, hours: number, most: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('cids')
    .where(
      sql<string>`ctid`,
      '=',
      ({ selectFrom }) =>
        sql<string>`any(array(${selectFrom('cids')
          .select(sql<string>`ctid`.as('place'))
          .where('create_at', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
          .limit(most)}))`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
