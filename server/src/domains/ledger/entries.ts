import { createHash } from 'node:crypto';

/** One side of a transfer, as its account sees it. */
export interface Entry {
  /** Of the transfer. */
  id: number;
  seq: number;
  key: string;
  /** Negative for what went away. */
  amount: number;
  /** Of the account, after it. */
  balance: number;
  hash: Buffer;
  type: number;
  /** The account on the other side. */
  other: number;
  reference: string;
  remark: string;
  create_at: Date;
}

/** Between fields, none of which may hold it. */
const SEPARATOR = '\x1f';

/** What an entry has to be chained by, as `ledger_entry_hash` of the database computes it. */
const entryHash = (before: Buffer, account: number, entry: Omit<Entry, 'id' | 'hash'>): Buffer => {
  const { seq, key, amount, balance, type, other, create_at, reference, remark } = entry;
  const fields = [account, seq, key, amount, balance, type, other, create_at.getTime(), reference, remark];
  return createHash('sha256').update(before).update(fields.join(SEPARATOR)).digest();
};

/** What is wrong with an entry. */
export type Fault = 'seq' | 'balance' | 'hash';

/** Where a chain stands before an entry: after the one before it, or at the beginning. */
export interface Link {
  seq: number;
  balance: number;
  hash: Buffer;
}

export const BEGINNING: Link = { seq: 0, balance: 0, hash: Buffer.alloc(0) };

/** Undefined where the entry follows from what stands before it. */
const faultOf = (before: Link, account: number, entry: Entry): Fault | undefined => {
  if (entry.seq !== before.seq + 1) return 'seq';
  if (entry.balance !== before.balance + entry.amount) return 'balance';
  return entryHash(before.hash, account, entry).equals(entry.hash) ? undefined : 'hash';
};

export interface Broken {
  seq: number;
  key: string;
  fault: Fault;
}

/** Goes along entries from where their chain stands; returns where it stands then, or the first that does not follow. */
export const follow = (from: Link, account: number, entries: readonly Entry[]): Link | Broken => {
  let link = from;
  for (const entry of entries) {
    const fault = faultOf(link, account, entry);
    if (fault !== undefined) return { seq: entry.seq, key: entry.key, fault };
    link = entry;
  }
  return link;
};
