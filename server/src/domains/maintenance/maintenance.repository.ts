import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';

/** The operators' order as stored; whether it holds now follows from its times. */
export interface MaintenanceOrder {
  enabled: boolean;
  announcement: string;
  /** RFC 3339; null: from now, until switched off. */
  maintain_start: string | null;
  maintain_end: string | null;
}

const KEY = 'maintenance';

export const findOrder = async (
  db: TenantDb,
): Promise<{ order: MaintenanceOrder; updateAt: Date } | undefined> => {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'update_at'])
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row && { order: row.value as unknown as MaintenanceOrder, updateAt: row.update_at };
};

export const storeOrder = async (db: TenantDb, order: MaintenanceOrder): Promise<void> => {
  const value = JSON.stringify(order);
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, update_at: sql<Date>`now()` }))
    .execute();
};
