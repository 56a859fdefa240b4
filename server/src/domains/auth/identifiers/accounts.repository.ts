import { LIMITS } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Identifier } from './identifier.ts';

/** Who can log in; no password was set when `hash` is null. */
export interface Account {
  user_id: string;
  hash: string | null;
  /** Set while a cancelled account waits in its grace: logging in takes the cancellation back. */
  delete_at: Date | null;
}

/** Not cancelled, or cancelled for less than the grace. */
export const isWithinGrace = sql<boolean>`(users.delete_at is null or users.delete_at > now() - ${LIMITS.accountGrace} * interval '1 millisecond')`;

/** Accounts whose grace is over are not found. */
export const findAccount = (db: TenantDb, { mode, value }: Identifier): Promise<Account | undefined> =>
  db
    .selectFrom('identifiers')
    .innerJoin('users', 'users.id', 'identifiers.user_id')
    .leftJoin('passwords', 'passwords.user_id', 'identifiers.user_id')
    .select(['identifiers.user_id', 'passwords.hash', 'users.delete_at'])
    .where('identifiers.mode', '=', mode)
    .where('identifiers.value', '=', value)
    .where(isWithinGrace)
    .executeTakeFirst();

/** The identifiers that lead to an account, oldest first. */
export const findIdentifiers = (
  db: TenantDb,
  userId: string,
): Promise<Pick<Identifier, 'mode' | 'value'>[]> =>
  db
    .selectFrom('identifiers')
    .select(['mode', 'value'])
    .where('user_id', '=', userId)
    .orderBy('create_at')
    .execute();

/** Undefined while no password was set. */
export const findPassword = (db: TenantDb, userId: string): Promise<{ hash: string } | undefined> =>
  db.selectFrom('passwords').select('hash').where('user_id', '=', userId).executeTakeFirst();

/** False when the identifier already leads to an account. */
export const insertIdentifier = async (
  db: TenantDb,
  { mode, value }: Identifier,
  userId: string,
): Promise<boolean> => {
  const row = await db
    .insertInto('identifiers')
    .values({ mode, value, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};

export const storePassword = async (db: TenantDb, userId: string, hash: string): Promise<void> => {
  await db
    .insertInto('passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, update_at: sql<Date>`now()` }))
    .execute();
};

/** False when the one that it was to replace is no longer there. */
export const replacePassword = async (
  db: TenantDb,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passwords')
    .set({ hash: to, update_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False when one is there already. */
export const storeFirstPassword = async (db: TenantDb, userId: string, hash: string): Promise<boolean> => {
  const row = await db
    .insertInto('passwords')
    .values({ user_id: userId, hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
};
