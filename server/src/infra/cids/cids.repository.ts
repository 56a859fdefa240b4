import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** Removes the client ids of more than so many hours ago; going down hour by hour, a statement removes what one hour wrote. */
export const removeCidsOlderThan = async (db: TenantDb, hours: number): Promise<void> => {
  await db
    .deleteFrom('cids')
    .where('create_at', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .execute();
};
