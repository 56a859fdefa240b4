import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Identifier } from '../identifiers/identifier.ts';

type Address = Pick<Identifier, 'mode' | 'value'>;

const NOW = sql<Date>`now()`;
const later = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** The identifier's one live code: an older one is replaced, its tries begin anew. */
export const storeCode = async (
  db: TenantDb,
  { mode, value }: Identifier,
  codeHash: Buffer,
  lifetimeMs: number,
): Promise<void> => {
  const fresh = { code_hash: codeHash, tries: 0, sent_at: NOW, expires_at: later(lifetimeMs) };
  await db
    .insertInto('codes')
    .values({ mode, value, ...fresh })
    .onConflict((conflict) => conflict.columns(['mode', 'value']).doUpdateSet(fresh))
    .execute();
};

/** Counts one try of a live code in one statement, so that parallel guesses cannot exceed `most`. */
export const countTry = (
  db: TenantDb,
  { mode, value }: Identifier,
  most: number,
): Promise<{ code_hash: Buffer } | undefined> =>
  db
    .updateTable('codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('mode', '=', mode)
    .where('value', '=', value)
    .where('tries', '<', most)
    .where('expires_at', '>', NOW)
    .returning('code_hash')
    .executeTakeFirst();

export const hasCode = async (db: TenantDb, { mode, value }: Identifier): Promise<boolean> => {
  const row = await db
    .selectFrom('codes')
    .select('mode')
    .where('mode', '=', mode)
    .where('value', '=', value)
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes exactly this code away; false when someone else just did. */
export const removeCode = async (
  db: TenantDb,
  { mode, value }: Identifier,
  codeHash: Buffer,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('codes')
    .where('mode', '=', mode)
    .where('value', '=', value)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const storeVerified = async (
  db: TenantDb,
  { mode, value }: Identifier,
  deviceHash: Buffer,
  lifetimeMs: number,
): Promise<void> => {
  const expiry = { expires_at: later(lifetimeMs) };
  await db
    .insertInto('verified_identifiers')
    .values({ device_hash: deviceHash, mode, value, ...expiry })
    .onConflict((conflict) => conflict.columns(['device_hash', 'mode', 'value']).doUpdateSet(expiry))
    .execute();
};

export const isVerified = async (
  db: TenantDb,
  { mode, value }: Identifier,
  deviceHash: Buffer,
): Promise<boolean> => {
  const row = await db
    .selectFrom('verified_identifiers')
    .select('mode')
    .where('device_hash', '=', deviceHash)
    .where('mode', '=', mode)
    .where('value', '=', value)
    .where('expires_at', '>', NOW)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Ends what every device has proved of an address; returns the devices whose proof was good. All in one statement: two
 * that register one address at once wait here, not for each other's rows.
 */
export const takeVerified = async (db: TenantDb, { mode, value }: Address): Promise<Buffer[]> => {
  const rows = await db
    .deleteFrom('verified_identifiers')
    .where('mode', '=', mode)
    .where('value', '=', value)
    .returning(['device_hash', sql<boolean>`expires_at > now()`.as('is_good')])
    .execute();
  return rows.filter(({ is_good }) => is_good).map(({ device_hash }) => device_hash);
};

/** A code expired for a day is forgotten: until then a late try fails as expired. */
export const removeExpired = async (db: TenantDb): Promise<void> => {
  await db.deleteFrom('codes').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('verified_identifiers').where('expires_at', '<', NOW).execute();
};
