import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OptionalTime, Stamp, Time } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';
import type { AccountKind, HoldState } from './operations.ts';

/** Points of somebody or something, in hundredths. Written by the function `ledger_apply` alone, but for signature and `frozen_at`. */
export interface LedgerAccountsTable {
  id: GeneratedAlways<number>;
  kind: AccountKind;
  owner: string;
  balance: Generated<number>;
  held: Generated<number>;
  /** Of its newest entry; 0 before the first. */
  seq: Generated<number>;
  hash: Generated<Buffer>;
  signature: Buffer | null;
  frozen_at: OptionalTime;
}

/** One movement, with its entry in either account: number, balance after it and hash. Never changed. */
export interface LedgerTransfersTable {
  id: GeneratedAlways<number>;
  key: string;
  from_account: number;
  to_account: number;
  amount: number;
  type: number;
  from_seq: number;
  from_balance: number;
  from_hash: Buffer;
  to_seq: number;
  to_balance: number;
  to_hash: Buffer;
  reference: string;
  remark: string;
  create_at: Time;
}

/** One row: what the key that signs here makes of a known text. */
export interface LedgerKeysTable {
  id: Generated<boolean>;
  proof: Buffer;
}

export interface LedgerHoldsTable {
  key: string;
  account_id: number;
  amount: number;
  state: Generated<HoldState>;
  reference: string;
  create_at: Time;
  expire_at: Time;
  /** By a trigger; unknown for who ended before it was there. */
  ended_at: GeneratedAlways<Date | null>;
}

/** What came and went in 512 entries of a person's account, which are all there. Written by a trigger. */
export interface LedgerBlocksTable {
  account_id: number;
  block: number;
  income: number;
  expense: number;
}

/** What a verification came to. */
export interface LedgerChecksTable {
  id: GeneratedAlways<number>;
  began_at: Date;
  ended_at: Date;
  accounts: number;
  entries: number;
  finding_count: number;
  /** The first of them. */
  findings: ColumnType<CheckFinding[], string, never>;
}

/** A read-only account that somebody asks to free, until another operator decides. */
export interface LedgerFreeRequestsTable {
  account_id: number;
  asked_by: string;
  reason: string;
  create_at: Stamp;
}

export interface CheckFinding {
  account: string;
  seq?: number;
  what: string;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    ledger_accounts: LedgerAccountsTable;
    ledger_transfers: LedgerTransfersTable;
    ledger_holds: LedgerHoldsTable;
    ledger_keys: LedgerKeysTable;
    ledger_blocks: LedgerBlocksTable;
    ledger_checks: LedgerChecksTable;
    ledger_free_requests: LedgerFreeRequestsTable;
  }
}

export const tables: DomainTables = {
  owns: [
    'ledger_accounts',
    'ledger_transfers',
    'ledger_holds',
    'ledger_keys',
    'ledger_blocks',
    'ledger_checks',
    'ledger_free_requests',
  ],
  uses: [],
};
