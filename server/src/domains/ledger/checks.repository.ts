import type { Selectable } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { CheckFinding, LedgerChecksTable } from './ledger.tables.ts';

export type CheckRow = Selectable<LedgerChecksTable>;

export const insertCheck = async (
  db: TenantDb,
  { findings, ...check }: Omit<CheckRow, 'id' | 'findings'> & { findings: readonly CheckFinding[] },
): Promise<void> => {
  await db
    .insertInto('ledger_checks')
    .values({ ...check, findings: JSON.stringify(findings) })
    .execute();
};

/** The latest first. */
export const listChecks = (db: TenantDb, limit: number): Promise<CheckRow[]> =>
  db.selectFrom('ledger_checks').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** The first that began at a moment or later: it has seen all that had moved by then. */
export const findCheckSince = (db: TenantDb, time: Date): Promise<CheckRow | undefined> =>
  db
    .selectFrom('ledger_checks')
    .selectAll()
    .where('began_at', '>=', time)
    .orderBy('began_at')
    .limit(1)
    .executeTakeFirst();

/** What the latest found; 0 where there was none. */
export const countAlarms = async (db: TenantDb): Promise<number> => {
  const row = await db
    .selectFrom('ledger_checks')
    .select('finding_count')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finding_count ?? 0;
};

/** Accounts that are read-only, counted so far. */
export const countFrozen = async (db: TenantDb, most: number): Promise<number> => {
  const some = db.selectFrom('ledger_accounts').select('id').where('frozen_at', 'is not', null).limit(most);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
