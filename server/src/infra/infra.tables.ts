import type { Generated, JSONColumnType } from 'kysely';
import type { Stamp, Time } from './database/columns.ts';
import type { DomainTables } from './database/table-owners.ts';
import type { OutboxTable } from './outbox/outbox.rows.ts';

export interface RateLimitsTable {
  key: string;
  count: number;
  expires_at: Time;
}

export interface SettingsTable {
  key: string;
  value: JSONColumnType<Record<string, unknown>>;
  update_at: Stamp;
}

/** Which item the first write under a client id made (server/src/infra/cids). */
export interface CidsTable {
  user_id: string;
  kind: 'message' | 'comment' | 'group' | 'post';
  cid: string;
  item_id: string;
  create_at: Stamp;
}

/** What operators did (server/src/infra/audit). */
export interface AuditLogTable {
  id: string;
  operator: string;
  action: string;
  target: string;
  reason: Generated<string>;
  create_at: Stamp;
}

declare module './database/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable;
    settings: SettingsTable;
    cids: CidsTable;
    outbox: OutboxTable;
    audit_log: AuditLogTable;
  }
}

export const tables: DomainTables = {
  owns: ['rate_limits', 'settings', 'cids', 'outbox', 'audit_log'],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'Lists of several domains look up whom their rows name by one piece.',
    },
  ],
};
