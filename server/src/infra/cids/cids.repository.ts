import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** Days in which a write that is repeated has no second effect: outboxes try for minutes, closed laptops for weeks. */
export const CID_DAYS = 30;

/** Rows that one statement removes: a day of a busy brand in one would hold its locks for minutes. */
const BATCH = 500;

/** Removes client ids of writes that nobody repeats any more, the oldest first. Returns whether there may be more. */
export const removeOldCids = async (db: TenantDb): Promise<boolean> => {
  const old = db
    .selectFrom('cids')
    .where('create_at', '<', sql<Date>`now() - ${CID_DAYS} * interval '1 day'`)
    .orderBy('create_at')
    .limit(BATCH)
    .select(['user_id', 'kind', 'cid']);
  const { numDeletedRows } = await db
    .deleteFrom('cids')
    .where(({ eb, refTuple }) =>
      eb(refTuple('user_id', 'kind', 'cid'), 'in', old.$asTuple('user_id', 'kind', 'cid')),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === BATCH;
};
