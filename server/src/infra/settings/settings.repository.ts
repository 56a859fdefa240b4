import type { TenantDb } from '../database/database.ts';

/** An operators' setting of the brand as stored; empty while nobody set it. What is in it must be checked. */
export const findSetting = async (db: TenantDb, key: string): Promise<Record<string, unknown>> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? {};
};
