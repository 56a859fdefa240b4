import type { ReportKind } from '@livery/contract';
import { type Insertable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { ReportsTable } from './reports.tables.ts';

export type NewReport = Omit<Insertable<ReportsTable>, 'state' | 'day' | 'create_at'>;

export interface ReportKey {
  userId: string;
  kind: ReportKind;
  targetId: string;
}

/** Whether the person has reported it today. */
export const hasReported = async (db: TenantDb, { userId, kind, targetId }: ReportKey): Promise<boolean> =>
  (await db
    .selectFrom('reports')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('day', '=', sql<Date>`(now() at time zone 'utc')::date`)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** False where the person has reported it today. */
export const insertReport = async (trx: TenantDb, report: NewReport): Promise<boolean> =>
  (await trx
    .insertInto('reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'target_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Whether anybody ever has reported a post. */
export const isPostReported = async (db: TenantDb, postId: string): Promise<boolean> =>
  (await db
    .selectFrom('reports')
    .where('target_id', '=', postId)
    .where('kind', '=', 'post')
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** How many nobody has looked into; of more than `most`, `most`. */
export const countOpenReports = async (db: TenantDb, most: number): Promise<number> => {
  // In an order, so that the index of what is open is read, and no table of which half may be.
  const open = db
    .selectFrom('reports')
    .select('create_at')
    .where('state', '=', 'open')
    .orderBy('create_at')
    .limit(most)
    .as('open');
  const { count } = await db
    .selectFrom(open)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
