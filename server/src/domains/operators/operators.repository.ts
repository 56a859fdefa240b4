import { type Insertable, type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { OperatorsTable } from './operators.tables.ts';

export type OperatorRow = Selectable<OperatorsTable>;

export const findOperator = (db: TenantDb, name: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst();

export const findOperatorById = (db: TenantDb, id: string): Promise<OperatorRow | undefined> =>
  db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();

export const findOperators = (db: TenantDb): Promise<OperatorRow[]> =>
  db.selectFrom('operators').selectAll().orderBy('name').execute();

/** False where the name is taken. */
export const insertOperator = async (
  trx: TenantDb,
  operator: Insertable<OperatorsTable>,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Another password, and another second factor. */
export const renewOperator = async (trx: TenantDb, id: string, password_hash: string): Promise<void> => {
  await trx
    .updateTable('operators')
    .set({ password_hash, generation: sql<number>`generation + 1`, used_step: 0, disabled_at: null })
    .where('id', '=', id)
    .execute();
};

export const disableOperator = async (trx: TenantDb, id: string): Promise<void> => {
  await trx.updateTable('operators').set({ disabled_at: sql<Date>`now()` }).where('id', '=', id).execute();
};

/** Uses a code up; false where it, or a newer one, was used before. */
export const useStep = async (trx: TenantDb, id: string, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('operators')
    .set({ used_step: step })
    .where('id', '=', id)
    .where('used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
