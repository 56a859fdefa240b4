import type { DomainTables } from '../../infra/database/table-owners.ts';
import type { AskedTable } from '../../infra/dual-control/asked.repository.ts';

/** Points that an operator gives or takes, in hundredths; the type says which. */
export interface ManualMovementsTable extends AskedTable {
  id: string;
  user_id: string;
  type: number;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    manual_movements: ManualMovementsTable;
  }
}

export const tables: DomainTables = { owns: ['manual_movements'], uses: [] };
