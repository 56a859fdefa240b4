import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PaymentMerchantsTable } from './payment.tables.ts';

export type MerchantRow = Selectable<PaymentMerchantsTable>;

export const findMerchant = (db: TenantDb, id: string): Promise<MerchantRow | undefined> =>
  db.selectFrom('payment_merchants').selectAll().where('id', '=', id).executeTakeFirst();

/** Undefined where there is one of this id. */
export const insertMerchant = (
  trx: TenantDb,
  merchant: Pick<MerchantRow, 'id' | 'name' | 'public_key'>,
): Promise<MerchantRow | undefined> =>
  trx
    .insertInto('payment_merchants')
    .values(merchant)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** By their ids. */
export const listMerchants = (
  db: TenantDb,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<MerchantRow[]> =>
  db.selectFrom('payment_merchants').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();

/** Takes orders of it no more, or again. Undefined where it is so already, or there is none. */
export const storeOpen = (trx: TenantDb, id: string, isOpen: boolean): Promise<MerchantRow | undefined> =>
  trx
    .updateTable('payment_merchants')
    .set({ closed_at: isOpen ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', isOpen ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
