import type { Selectable } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { ManualMovementsTable } from './wallet.tables.ts';

export type ManualMovement = Selectable<ManualMovementsTable>;

/** False where there is one with this id. */
export const insertMovement = async (
  trx: TenantDb,
  movement: Omit<ManualMovement, 'create_at'>,
): Promise<boolean> =>
  (await trx
    .insertInto('manual_movements')
    .values(movement)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findMovement = (db: TenantDb, id: string): Promise<ManualMovement | undefined> =>
  db.selectFrom('manual_movements').selectAll().where('id', '=', id).executeTakeFirst();

/** What waits for a second operator, the longest waiting first. */
export const listPending = (db: TenantDb, limit: number): Promise<ManualMovement[]> =>
  db
    .selectFrom('manual_movements')
    .selectAll()
    .where('state', '=', 'pending')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Undefined where it no longer waits. */
export const decideMovement = (
  trx: TenantDb,
  id: string,
  { state, by }: { state: 'done' | 'refused'; by: string },
): Promise<ManualMovement | undefined> =>
  trx
    .updateTable('manual_movements')
    .set({ state, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
