import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PaymentBindingsTable } from './payment.tables.ts';

export type BindingRow = Selectable<PaymentBindingsTable>;

export const findBinding = (db: TenantDb, userId: string): Promise<BindingRow | undefined> =>
  db.selectFrom('payment_bindings').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Whether somebody has one, and whether it may still be taken from them. */
export const bindingStateOf = async (db: TenantDb, userId: string): Promise<'none' | 'bound' | 'locked'> => {
  const binding = await findBinding(db, userId);
  if (!binding) return 'none';
  return binding.locked_at ? 'locked' : 'bound';
};

/** Undefined where they have one, or somebody has this one. */
export const insertBinding = (
  trx: TenantDb,
  userId: string,
  address: string,
): Promise<BindingRow | undefined> =>
  trx
    .insertInto('payment_bindings')
    .values({ user_id: userId, address })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** From the first withdrawal that succeeds. */
export const lockBinding = async (trx: TenantDb, userId: string, address: string): Promise<void> => {
  await trx
    .updateTable('payment_bindings')
    .set({ locked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .where('locked_at', 'is', null)
    .execute();
};

/** False where there is none, or it is locked. */
export const removeUnlocked = async (trx: TenantDb, userId: string): Promise<boolean> =>
  (await trx
    .deleteFrom('payment_bindings')
    .where('user_id', '=', userId)
    .where('locked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()) !== undefined;

export const eraseBinding = async (trx: TenantDb, userId: string): Promise<void> => {
  await trx.deleteFrom('payment_bindings').where('user_id', '=', userId).execute();
};
