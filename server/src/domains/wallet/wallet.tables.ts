import type { Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

/** Points that an operator gives or takes, in hundredths; the type says which. */
export interface ManualMovementsTable {
  id: string;
  user_id: string;
  amount: number;
  type: number;
  remark: string;
  state: 'pending' | 'done' | 'refused';
  asked_by: string;
  decided_by: string | null;
  create_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    manual_movements: ManualMovementsTable;
  }
}

export const tables: DomainTables = { owns: ['manual_movements'], uses: [] };
