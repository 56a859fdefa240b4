import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import type { CidsTable } from '../infra.tables.ts';

/** What the first write of somebody under this client id made; it may be gone since. */
export const findByCid = async (
  db: TenantDb,
  userId: string,
  kind: CidsTable['kind'],
  cid: string,
): Promise<string | undefined> => {
  const named = await db
    .selectFrom('cids')
    .select('item_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('cid', '=', cid)
    .executeTakeFirst();
  return named?.item_id;
};

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
