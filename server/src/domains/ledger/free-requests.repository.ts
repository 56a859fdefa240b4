import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { LedgerFreeRequestsTable } from './ledger.tables.ts';

export type FreeRequest = Selectable<LedgerFreeRequestsTable>;

/** False where somebody has asked before. */
export const insertFreeRequest = async (
  trx: TenantDb,
  request: Omit<FreeRequest, 'create_at'>,
): Promise<boolean> =>
  (await trx
    .insertInto('ledger_free_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()) !== undefined;

export const findFreeRequest = (db: TenantDb, accountId: number): Promise<FreeRequest | undefined> =>
  db.selectFrom('ledger_free_requests').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export const listFreeRequests = (db: TenantDb, accountIds: readonly number[]): Promise<FreeRequest[]> =>
  db
    .selectFrom('ledger_free_requests')
    .selectAll()
    .where('account_id', '=', sql<number>`any(${[...accountIds]}::bigint[])`)
    .execute();

export const deleteFreeRequest = async (trx: TenantDb, accountId: number): Promise<void> => {
  await trx.deleteFrom('ledger_free_requests').where('account_id', '=', accountId).execute();
};
