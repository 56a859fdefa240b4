import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** An operators' setting of the brand as stored. What is in it must be checked. */
export interface StoredSetting {
  value: Record<string, unknown>;
  update_at: Date;
}

/** Undefined while nobody set it. */
export const findStoredSetting = (db: TenantDb, key: string): Promise<StoredSetting | undefined> =>
  db.selectFrom('settings').select(['value', 'update_at']).where('key', '=', key).executeTakeFirst();

/** Empty while nobody set it. */
export const findSetting = async (db: TenantDb, key: string): Promise<Record<string, unknown>> =>
  (await findStoredSetting(db, key))?.value ?? {};

/** By their keys, those alone that somebody has set. */
export const findSettings = async (
  db: TenantDb,
  keys: readonly string[],
): Promise<Record<string, Record<string, unknown>>> => {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

export const storeSetting = async (db: TenantDb, key: string, setting: object): Promise<void> => {
  const value = JSON.stringify(setting);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, update_at: sql<Date>`now()` }))
    .execute();
};

/** As `findSetting`; nobody else changes it until the transaction ends. For changes of what stands there. */
export const holdSetting = async (trx: TenantDb, key: string): Promise<Record<string, unknown>> => {
  // A row that is not there cannot be held.
  await trx
    .insertInto('settings')
    .values({ key, value: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value;
};
