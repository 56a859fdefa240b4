import type { ReportCaseState, ReportKind, ReportReason } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { ReportCasesTable, ReportsTable } from './reports.tables.ts';

export type CaseRow = Selectable<ReportCasesTable>;
type Said = Selectable<ReportsTable>['said'];
/** With what its newest report shows. */
export type ShownCase = CaseRow & { said: Said | null };

/** Cases as `c`, each with what its newest report shows. */
const selectCases = (db: TenantDb) =>
  db
    .selectFrom('report_cases as c')
    .selectAll('c')
    .select((eb) =>
      eb
        .selectFrom('reports as r')
        .whereRef('r.case_id', '=', 'c.id')
        .orderBy('r.id', 'desc')
        .limit(1)
        .select('r.said')
        .$castTo<{ said: Said }>()
        .as('said'),
    );

export interface CaseFilter {
  state: ReportCaseState;
  kind?: ReportKind | undefined;
}

/** Open ones from the oldest on, those decided from the newest on. */
export const findCases = (
  db: TenantDb,
  { state, kind }: CaseFilter,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<ShownCase[]> => {
  const [order, beyond] = state === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  return selectCases(db)
    .where('c.state', '=', state)
    .$if(kind !== undefined, (query) => query.where('c.kind', '=', kind as ReportKind))
    .$if(after !== undefined, (query) => query.where('c.id', beyond, after ?? 0))
    .orderBy('c.id', order)
    .limit(limit)
    .execute();
};

export const findCase = (db: TenantDb, id: number): Promise<ShownCase | undefined> =>
  selectCases(db).where('c.id', '=', id).executeTakeFirst();

/** Other cases about the same person, or about the same thing where that is nobody's; the newest first. */
export const findOtherCases = (
  db: TenantDb,
  { id, author_id, target_id }: Pick<CaseRow, 'id' | 'author_id' | 'target_id'>,
  limit: number,
): Promise<ShownCase[]> =>
  selectCases(db)
    .$if(author_id !== null, (query) => query.where('c.author_id', '=', author_id))
    .$if(author_id === null, (query) => query.where('c.target_id', '=', target_id))
    .where('c.id', '<>', id)
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();

/** Until the transaction ends nobody else decides on it, and what is reported meanwhile waits. */
export const holdCase = (trx: TenantDb, id: number): Promise<CaseRow | undefined> =>
  trx.selectFrom('report_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export interface ClosedCase {
  state: Exclude<ReportCaseState, 'open'>;
  decided_by: string;
  decision_reason: string;
  was_taken_down: boolean;
}

/** With all its reports. */
export const closeCase = async (trx: TenantDb, id: number, closed: ClosedCase): Promise<void> => {
  await trx
    .updateTable('report_cases')
    .set({ ...closed, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('reports').set({ state: closed.state }).where('case_id', '=', id).execute();
};

export interface SingleReportRow {
  id: string;
  user_id: string;
  kind: ReportKind;
  reason: ReportReason;
  text: string;
  said: Said;
  images: string[];
  create_at: Date;
}

const SINGLE = ['id', 'user_id', 'kind', 'reason', 'text', 'said', 'images', 'create_at'] as const;

/** Single reports of a case, the newest first. */
export const findReportsOf = (
  db: TenantDb,
  caseId: number,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<SingleReportRow[]> =>
  db
    .selectFrom('reports')
    .select(SINGLE)
    .where('case_id', '=', caseId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .$castTo<SingleReportRow>()
    .execute();

export const findReportOf = (
  db: TenantDb,
  caseId: number,
  id: string,
): Promise<SingleReportRow | undefined> =>
  db
    .selectFrom('reports')
    .select(SINGLE)
    .where('id', '=', id)
    .where('case_id', '=', caseId)
    .$castTo<SingleReportRow>()
    .executeTakeFirst();

/** Cases about somebody and what they wrote, also those that are decided. */
export const countCasesAbout = async (db: TenantDb, authorId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('report_cases')
    .where('author_id', '=', authorId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
