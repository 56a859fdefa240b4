import type { ReportCaseState, ReportKind, ReportReason } from '@livery/contract';
import type { ColumnType, Generated } from 'kysely';
import type { OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface ReportsTable {
  id: string;
  /** Who reports. */
  user_id: string;
  kind: ReportKind;
  target_id: string;
  /** The conversation that it is about. */
  group_id: string | null;
  /** Whom it is about. */
  author_id: string | null;
  /** What was to be seen when it was reported. */
  said: ColumnType<Record<string, unknown>, string, never>;
  reason: string;
  text: string;
  /** `file_path`s of uploads. */
  images: string[];
  /** As that of its case. */
  state: Generated<ReportCaseState>;
  /** Given by the database. */
  case_id: ColumnType<number | null, never, never>;
  /** In UTC. */
  day: Generated<Date>;
  create_at: Stamp;
}

/** What was reported of one thing until an operator decided; what is reported of it later is another case. */
export interface ReportCasesTable {
  id: Generated<number>;
  kind: ReportKind;
  target_id: string;
  group_id: string | null;
  author_id: string | null;
  state: Generated<ReportCaseState>;
  count: number;
  /** How often each was given. */
  reasons: Partial<Record<ReportReason, number>>;
  first_at: Date;
  last_at: Date;
  decided_by: string | null;
  decided_at: OptionalTime;
  decision_reason: Generated<string>;
  was_taken_down: Generated<boolean>;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    reports: ReportsTable;
    report_cases: ReportCasesTable;
  }
}

export const tables: DomainTables = {
  owns: ['reports', 'report_cases'],
  uses: [],
};
