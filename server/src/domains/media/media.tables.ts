import type { Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';
import type { FileFacts } from './examining/facts.ts';

export interface UploadsTable {
  file_path: string;
  user_id: string;
  purpose: string;
  group_id: string | null;
  content_type: string | null;
  size: number | null;
  create_at: Stamp;
  check_at: Stamp;
  facts: FileFacts | null;
  parts: number | null;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    uploads: UploadsTable;
  }
}

export const tables: DomainTables = {
  owns: ['uploads'],
  uses: [],
};
