import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PaymentMerchantsTable } from './payment.tables.ts';

export type MerchantRow = Selectable<PaymentMerchantsTable>;

export const findMerchant = (db: TenantDb, id: string): Promise<MerchantRow | undefined> =>
  db.selectFrom('payment_merchants').selectAll().where('id', '=', id).executeTakeFirst();

/** False where there is one of this id. */
export const insertMerchant = async (
  trx: TenantDb,
  merchant: Pick<MerchantRow, 'id' | 'name' | 'public_key'>,
): Promise<boolean> =>
  (await trx
    .insertInto('payment_merchants')
    .values(merchant)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const listMerchants = (db: TenantDb): Promise<MerchantRow[]> =>
  db.selectFrom('payment_merchants').selectAll().orderBy('id').execute();

/** Takes orders of it no more, or again. False where there is none. */
export const storeOpen = async (trx: TenantDb, id: string, isOpen: boolean): Promise<boolean> =>
  (await trx
    .updateTable('payment_merchants')
    .set({ closed_at: isOpen ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined;
