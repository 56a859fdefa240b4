import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { newId } from '../../infra/ids.ts';
import type { DifferenceKind, PaymentDifferencesTable } from './payment.tables.ts';

export type DifferenceRow = Selectable<PaymentDifferencesTable>;

export interface Difference {
  kind: DifferenceKind;
  orderId: string;
  said: string;
}

/** False where it is known. */
export const insertDifference = async (db: TenantDb, { kind, orderId, said }: Difference): Promise<boolean> =>
  (await db
    .insertInto('payment_differences')
    .values({ id: newId(), kind, order_id: orderId, said })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const listDifferences = (db: TenantDb, limit: number): Promise<DifferenceRow[]> =>
  db
    .selectFrom('payment_differences')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** False where there is none, or it was closed. */
export const closeDifference = async (trx: TenantDb, id: string, by: string): Promise<boolean> =>
  (await trx
    .updateTable('payment_differences')
    .set({ closed_at: sql<Date>`now()`, closed_by: by })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** How many were found in a time, closed since or not. */
export const countDifferences = async (db: TenantDb, from: Date, to: Date): Promise<number> =>
  (
    await db
      .selectFrom('payment_differences')
      .where('create_at', '>=', from)
      .where('create_at', '<', to)
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count;
