import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** Days in which a write that is repeated has no second effect: outboxes try for minutes, closed laptops for weeks. */
export const CID_DAYS = 30;

/** Client ids of writes that nobody repeats any more. */
export const removeOldCids = async (db: TenantDb): Promise<void> => {
  await db
    .deleteFrom('cids')
    .where('create_at', '<', sql<Date>`now() - ${CID_DAYS} * interval '1 day'`)
    .execute();
};
