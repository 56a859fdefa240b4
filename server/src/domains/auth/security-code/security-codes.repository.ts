import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { SecurityCodesTable } from '../auth.tables.ts';

const NOW = sql<Date>`now()`;
/** Stands for a code that an operator has taken back: its owner sets another one. */
const FORGOTTEN = '';
const later = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

export const findSecurityCode = async (
  db: TenantDb,
  userId: string,
): Promise<(Selectable<SecurityCodesTable> & { isSet: boolean }) | undefined> => {
  const row = await db
    .selectFrom('security_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, isSet: row.hash !== FORGOTTEN };
};

/** Takes a code back; withdrawals wait then, whoever sets the next one. False where there was none. */
export const forgetSecurityCode = async (db: TenantDb, userId: string, waitMs: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('security_codes')
    .set({ hash: FORGOTTEN, tries: 0, locked_until: null, withdraw_after: later(waitMs), update_at: NOW })
    .where('user_id', '=', userId)
    .where('hash', '<>', FORGOTTEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Counts a try before it is judged, in one statement: of many at once no more than `most` get through, and the last
 * of them locks. `tries`: this one and those before it. Undefined when there is no code, or it is locked.
 */
export const takeSecurityTry = (
  db: TenantDb,
  userId: string,
  { most, lockMs }: { most: number; lockMs: number },
): Promise<{ hash: string; tries: number } | undefined> => {
  const tries = sql<number>`case when locked_until is null then tries + 1 else 1 end`;
  return db
    .updateTable('security_codes')
    .set({ tries, locked_until: sql<Date>`case when ${tries} >= ${most}::int then ${later(lockMs)} end` })
    .where('user_id', '=', userId)
    .where('hash', '<>', FORGOTTEN)
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', NOW)]))
    .returning(['hash', 'tries'])
    .executeTakeFirst();
};

export const clearSecurityTries = async (db: TenantDb, userId: string): Promise<void> => {
  await db
    .updateTable('security_codes')
    .set({ tries: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
};

/** `waitMs` makes withdrawals wait; null leaves a wait that runs. */
export const storeSecurityCode = async (
  db: TenantDb,
  userId: string,
  hash: string,
  waitMs: number | null,
): Promise<void> => {
  const wait = waitMs === null ? {} : { withdraw_after: later(waitMs) };
  const fresh = { hash, tries: 0, locked_until: null, update_at: NOW, ...wait };
  await db
    .insertInto('security_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
};
