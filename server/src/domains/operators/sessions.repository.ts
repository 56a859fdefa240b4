import type { OperatorRole } from '@livery/contract';
import { type Insertable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { OperatorSessionsTable } from './operators.tables.ts';

/** Whose session a cookie is. */
export interface FoundSession {
  id: string;
  operator_id: string;
  stage: 'code' | 'full';
  name: string;
  role: OperatorRole;
  used_at: Date;
}

const ago = (milliseconds: number) =>
  sql<Date>`now() - ${milliseconds}::double precision * interval '1 millisecond'`;

export const insertOperatorSession = async (
  db: TenantDb,
  session: Insertable<OperatorSessionsTable>,
): Promise<void> => {
  await db.insertInto('operator_sessions').values(session).execute();
};

/** One that was used within `idle` and began within `longest` milliseconds, of an operator who may still come in. */
export const findOperatorSession = (
  db: TenantDb,
  tokenHash: Buffer,
  { idle, longest }: { idle: number; longest: number },
): Promise<FoundSession | undefined> =>
  db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators', 'operators.id', 'session.operator_id')
    .select(['session.id', 'session.operator_id', 'session.stage', 'session.used_at'])
    .select(['operators.name', 'operators.role'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.used_at', '>', ago(idle))
    .where('session.create_at', '>', ago(longest))
    .where('operators.disabled_at', 'is', null)
    .executeTakeFirst();

export const touchOperatorSession = async (db: TenantDb, id: string): Promise<void> => {
  await db.updateTable('operator_sessions').set({ used_at: sql<Date>`now()` }).where('id', '=', id).execute();
};

export const findOperatorSessions = (db: TenantDb, operatorId: string, idle: number) =>
  db
    .selectFrom('operator_sessions')
    .select(['id', 'address', 'device', 'create_at', 'used_at'])
    .where('operator_id', '=', operatorId)
    .where('stage', '=', 'full')
    .where('used_at', '>', ago(idle))
    .orderBy('used_at', 'desc')
    .limit(50)
    .execute();

/** False where it is not theirs, or over. */
export const removeOperatorSession = async (
  db: TenantDb,
  id: string,
  operatorId: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('operator_sessions')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** All of one operator, or those of a stage. */
export const removeOperatorSessions = async (
  db: TenantDb,
  operatorId: string,
  stage?: 'code',
): Promise<void> => {
  let removed = db.deleteFrom('operator_sessions').where('operator_id', '=', operatorId);
  if (stage) removed = removed.where('stage', '=', stage);
  await removed.execute();
};

/** All but one of an operator: how many that were. */
export const removeOtherSessions = async (
  db: TenantDb,
  operatorId: string,
  kept: string,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('id', '!=', kept)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** What nobody can use any more. */
export const removePastSessions = async (db: TenantDb, operatorId: string, idle: number): Promise<void> => {
  await db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('used_at', '<', ago(idle))
    .execute();
};
