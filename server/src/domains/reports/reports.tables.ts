import type { ColumnType, Generated } from 'kysely';
import type { Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export const REPORT_KINDS = ['user', 'group', 'message', 'post'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

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
  /** `open` until an operator has looked at it. */
  state: Generated<string>;
  /** In UTC. */
  day: Generated<Date>;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    reports: ReportsTable;
  }
}

export const tables: DomainTables = {
  owns: ['reports'],
  uses: [],
};
