import type { EnvelopeKind, EnvelopeState } from '@livery/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Bucket, OptionalTime, Time } from '../../infra/database/columns.ts';
import type { DomainTables } from '../../infra/database/table-owners.ts';

/** Amounts are hundredths. Packets are taken by the function `envelope_take` alone. */
export interface EnvelopesTable {
  bucket: Bucket;
  /** That of its message, and of its account in the ledger. */
  id: string;
  group_id: string;
  seq: number;
  hidden_from: string[];
  user_id: string;
  kind: EnvelopeKind;
  amount: number;
  count: number;
  /** A list of `bigint` arrives as texts. */
  shares: ColumnType<string[], number[], number[]>;
  seed: Buffer;
  greeting: string;
  mine: number | null;
  /** In tenths. */
  odds: number | null;
  /** What a hit costs. */
  stake: number | null;
  state: Generated<EnvelopeState>;
  claimed_count: Generated<number>;
  claimed_amount: Generated<number>;
  create_at: Time;
  expire_at: Time;
  settle_at: OptionalTime;
  /** When it has to be looked at; null once it has ended. */
  due_at: OptionalTime;
}

export interface EnvelopeClaimsTable {
  bucket: Bucket;
  envelope_id: string;
  place: number;
  user_id: string;
  amount: number;
  /** What may be lost, and from the settlement on what was. */
  stake: Generated<number>;
  cid: string;
  create_at: Time;
}

/** Of an envelope what people are shown, with who sent it; null where their account is not there. */
export interface EnvelopesShownView
  extends Omit<
    EnvelopesTable,
    'bucket' | 'shares' | 'seed' | 'due_at' | 'state' | 'claimed_count' | 'claimed_amount'
  > {
  bucket: string;
  state: EnvelopeState;
  claimed_count: number;
  claimed_amount: number;
  /** In hex. */
  seed_hash: string;
  seed: string | null;
  best: string | null;
  nickname: string | null;
  username: string | null;
  avatar: string | null;
  avatar_thumbnail: string | null;
}

declare module '../../infra/database/tables.ts' {
  interface Tables {
    envelopes: EnvelopesTable;
    envelope_claims: EnvelopeClaimsTable;
    envelopes_shown: EnvelopesShownView;
  }
}

export const tables: DomainTables = {
  owns: ['envelopes', 'envelope_claims', 'envelopes_shown'],
  uses: [
    {
      table: 'groups',
      access: 'read',
      why: 'No more packets than the conversation has members.',
    },
    {
      table: 'group_members',
      access: 'read',
      why: 'An envelope is shown to whom its message is shown, by one statement.',
    },
    { table: 'users', access: 'read', why: 'A page of claims is one statement, with who made them.' },
  ],
};
