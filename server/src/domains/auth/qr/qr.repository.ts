import { type Insertable, type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { QrLoginsTable } from '../auth.tables.ts';

const NOW = sql<Date>`now()`;
const later = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

export type QrRow = Selectable<QrLoginsTable> & { is_over: boolean };

export const insertQr = async (
  db: TenantDb,
  row: Omit<Insertable<QrLoginsTable>, 'expires_at' | 'user_id'>,
  lifetimeMs: number,
): Promise<void> => {
  await db
    .insertInto('qr_logins')
    .values({ ...row, user_id: null, expires_at: later(lifetimeMs) })
    .execute();
};

export const findQr = (db: TenantDb, passcodeHash: Buffer): Promise<QrRow | undefined> =>
  db
    .selectFrom('qr_logins')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('is_over'))
    .where('passcode_hash', '=', passcodeHash)
    .executeTakeFirst();

/** The first who scans it has it; undefined for all others and for a code that is over. */
export const markScanned = (
  db: TenantDb,
  passcodeHash: Buffer,
  userId: string,
): Promise<{ device_type: string; agent: string } | undefined> =>
  db
    .updateTable('qr_logins')
    .set({ status: 'scanned', user_id: userId })
    .where('passcode_hash', '=', passcodeHash)
    .where('expires_at', '>', NOW)
    .where((row) =>
      row.or([
        row('status', '=', 'waiting'),
        row.and([row('status', '=', 'scanned'), row('user_id', '=', userId)]),
      ]),
    )
    .returning(['device_type', 'agent'])
    .executeTakeFirst();

/** Only who scanned it decides, once. False otherwise. */
export const markDecided = async (
  db: TenantDb,
  passcodeHash: Buffer,
  userId: string,
  { accept, collectMs }: { accept: boolean; collectMs: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('qr_logins')
    .set({ status: accept ? 'accepted' : 'refused', expires_at: later(collectMs) })
    .where('passcode_hash', '=', passcodeHash)
    .where('user_id', '=', userId)
    .where('status', '=', 'scanned')
    .where('expires_at', '>', NOW)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Uses an accepted code up; whose account it opens. */
export const takeAccepted = async (db: TenantDb, passcodeHash: Buffer): Promise<string | undefined> => {
  const row = await db
    .updateTable('qr_logins')
    .set({ status: 'used' })
    .where('passcode_hash', '=', passcodeHash)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', NOW)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
};

/** Codes of an hour ago are forgotten: until then they are reported as expired. */
export const removePastQr = async (db: TenantDb): Promise<void> => {
  await db.deleteFrom('qr_logins').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`).execute();
};
