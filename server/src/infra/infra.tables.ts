import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
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
  address: Generated<string>;
  /** What JSON can carry; null where nothing has changed. */
  before: ColumnType<unknown, string | null | undefined, never>;
  after: ColumnType<unknown, string | null | undefined, never>;
  create_at: Stamp;
  /** The database numbers and chains the rows. */
  seq: GeneratedAlways<number>;
  digest: GeneratedAlways<Buffer>;
}

/** Where the chain of `audit_log` stands: one row. */
export interface AuditHeadTable {
  seq: GeneratedAlways<number>;
  digest: GeneratedAlways<Buffer>;
}

/** What happened in an hour, counted as it did (docs/decisions/0108). */
export interface TalliesTable {
  kind: string;
  hour: Time;
  label: Generated<string>;
  count: number;
}

/** The highest that something stood at in an hour (docs/decisions/0139). */
export interface GaugesTable {
  hour: Time;
  kind: string;
  most: number;
}

/** How many people have a socket at a node. */
export interface NodePeopleTable {
  node: string;
  people: number;
  at: Stamp;
}

declare module './database/tables.ts' {
  interface Tables {
    rate_limits: RateLimitsTable;
    settings: SettingsTable;
    cids: CidsTable;
    outbox: OutboxTable;
    audit_log: AuditLogTable;
    audit_head: AuditHeadTable;
    tallies: TalliesTable;
    gauges: GaugesTable;
    node_people: NodePeopleTable;
  }
}

export const tables: DomainTables = {
  owns: [
    'rate_limits',
    'settings',
    'cids',
    'outbox',
    'audit_log',
    'audit_head',
    'tallies',
    'gauges',
    'node_people',
  ],
  uses: [
    {
      table: 'users',
      access: 'read',
      why: 'Lists of several domains look up whom their rows name by one piece.',
    },
  ],
};
