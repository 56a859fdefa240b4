import type { OperatorRole } from '@livery/contract';
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

/** Another password, and another second factor: the number of it. */
export const renewOperator = async (trx: TenantDb, id: string, password_hash: string): Promise<number> => {
  const { generation } = await trx
    .updateTable('operators')
    .set({ password_hash, generation: sql<number>`generation + 1`, used_step: 0, disabled_at: null })
    .where('id', '=', id)
    .returning('generation')
    .executeTakeFirstOrThrow();
  return generation;
};

/** Of those who may come in; none of them is renewed, disabled or given another role until the transaction ends. */
export const holdOwners = async (trx: TenantDb): Promise<string[]> => {
  const owners = await trx
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    // In one order, so that two who hold them do not wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
};

/** The role that they had; it is nobody else's to change until the transaction ends. */
export const setOperatorRole = async (
  trx: TenantDb,
  id: string,
  role: OperatorRole,
): Promise<OperatorRole | undefined> => {
  const held = await trx
    .selectFrom('operators')
    .select('role')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await trx.updateTable('operators').set({ role }).where('id', '=', id).execute();
  return held?.role;
};

export const disableOperator = async (trx: TenantDb, id: string): Promise<void> => {
  await trx.updateTable('operators').set({ disabled_at: sql<Date>`now()` }).where('id', '=', id).execute();
};

/** As somebody was let in: with this password and second factor. */
export type Enrolled = Pick<OperatorRow, 'id' | 'generation'>;

/** Whether that still holds; nobody renews or disables them until the transaction ends. */
export const holdEnrolled = async (trx: TenantDb, { id, generation }: Enrolled): Promise<boolean> =>
  (await trx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** Uses a code up, and holds as `holdEnrolled`; false where it, or a newer one, was used before, or is worth nothing any more. */
export const useStep = async (
  trx: TenantDb,
  { id, generation }: Enrolled,
  step: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('operators')
    .set({ used_step: step })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('disabled_at', 'is', null)
    .where('used_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
