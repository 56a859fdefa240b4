import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { MerchantSettlementsTable } from './payment.tables.ts';

export type Settlement = Selectable<MerchantSettlementsTable>;

/** Of a merchant, by the id that whoever asks gave it. */
export type SettlementName = Pick<Settlement, 'merchant_id' | 'id'>;

/** False where there is one with this id. */
export const insertSettlement = async (
  trx: TenantDb,
  settlement: Omit<Settlement, 'create_at'>,
): Promise<boolean> =>
  (await trx
    .insertInto('merchant_settlements')
    .values(settlement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findSettlement = (
  db: TenantDb,
  { merchant_id, id }: SettlementName,
): Promise<Settlement | undefined> =>
  db
    .selectFrom('merchant_settlements')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .executeTakeFirst();

/** What this operator settled within `hours`, and nobody else agreed to. */
export const sumSettledAlone = async (db: TenantDb, operator: string, hours: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('merchant_settlements')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('asked_by', '=', operator)
    .where('state', '=', 'done')
    .where('decided_by', 'is', null)
    .where('create_at', '>', sql<Date>`now() - ${hours}::double precision * interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

/** What waits for a second operator, the longest waiting first. */
export const listWaitingSettlements = (db: TenantDb, limit: number): Promise<Settlement[]> =>
  db
    .selectFrom('merchant_settlements')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('create_at')
    .orderBy('merchant_id')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Undefined where it no longer waits. */
export const decideSettlement = (
  trx: TenantDb,
  { merchant_id, id }: SettlementName,
  { state, by }: { state: 'done' | 'refused'; by: string },
): Promise<Settlement | undefined> =>
  trx
    .updateTable('merchant_settlements')
    .set({ state, decided_by: by })
    .where('merchant_id', '=', merchant_id)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
