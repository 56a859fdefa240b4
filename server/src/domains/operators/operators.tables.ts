import type { OperatorRole } from '@livery/contract';
import type { Generated } from 'kysely';
import type { OptionalTime, Stamp } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

export interface OperatorsTable {
  id: string;
  name: string;
  role: OperatorRole;
  password_hash: string;
  /** What the second factor's secret follows from, beside the operator: another one is another secret. */
  generation: Generated<number>;
  /** The newest code that was used, as a number of half minutes. */
  used_step: Generated<number>;
  disabled_at: OptionalTime;
  create_at: Stamp;
}

export interface OperatorSessionsTable {
  id: string;
  token_hash: Buffer;
  operator_id: string;
  /** `code`: the password was right, the code is still to come. */
  stage: 'code' | 'full';
  address: string;
  device: string;
  create_at: Stamp;
  used_at: Stamp;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    operators: OperatorsTable;
    operator_sessions: OperatorSessionsTable;
  }
}

export const tables: DomainTables = { owns: ['operators', 'operator_sessions'], uses: [] };
