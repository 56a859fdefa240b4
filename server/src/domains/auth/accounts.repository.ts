import type { TenantDb } from '../../infra/database/database.ts';
import type { Identifier } from './identifier.ts';

/** Who can log in by an identifier; no password was set when `hash` is null. */
export interface Account {
  user_id: string;
  hash: string | null;
}

/** Cancelled accounts are not found. */
export const findAccount = (db: TenantDb, { mode, value }: Identifier): Promise<Account | undefined> =>
  db
    .selectFrom('identifiers')
    .innerJoin('users', 'users.id', 'identifiers.user_id')
    .leftJoin('passwords', 'passwords.user_id', 'identifiers.user_id')
    .select(['identifiers.user_id', 'passwords.hash'])
    .where('identifiers.mode', '=', mode)
    .where('identifiers.value', '=', value)
    .where('users.delete_at', 'is', null)
    .executeTakeFirst();

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

export const insertPassword = async (db: TenantDb, userId: string, hash: string): Promise<void> => {
  await db.insertInto('passwords').values({ user_id: userId, hash }).execute();
};

/** The operators' settings of registration as stored; empty while nobody set any. */
export const findRegistrationSettings = async (db: TenantDb): Promise<Record<string, unknown>> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'registration')
    .executeTakeFirst();
  return row?.value ?? {};
};
