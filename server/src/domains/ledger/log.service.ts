import type { Tenant } from '../../infra/tenancy.ts';
import { BLOCK } from './blocks.ts';
import { findAccount, type SeqRange } from './ledger.repository.ts';
import {
  findSeqsBefore,
  type HoldRow,
  type LogRow,
  listLog,
  listOpenHolds,
  type Sums,
  sumBlocks,
  sumEntries,
  type TimeRange,
} from './log.repository.ts';
import type { AccountName } from './operations.ts';

export type { HoldRow, LogRow, TimeRange } from './log.repository.ts';

/** How far two entries of an account may stand in the order of their numbers though not of their times. */
export const SLACK = 5 * 60_000;
const ALL: SeqRange = { first: 1, last: Number.MAX_SAFE_INTEGER };
const NOTHING: Sums = { income: 0, expense: 0 };

export interface LogFilter {
  types?: readonly number[] | undefined;
  time?: TimeRange | undefined;
  /** Those with lower numbers. */
  before?: number | undefined;
  limit: number;
}

const plus = (a: Sums, b: Sums): Sums => ({
  income: a.income + b.income,
  expense: a.expense + b.expense,
});

/** Entries of a time: all of them stand within `outer`, and none of `inner` is of another. */
export const rangesOf = async (
  tenant: Tenant,
  account: number,
  { from, to }: TimeRange,
): Promise<{ outer: SeqRange; inner: SeqRange }> => {
  const moments = [from, to].flatMap((time) => [-SLACK, SLACK].map((slack) => new Date(+time + slack)));
  const [first = 0, surelyFrom = 0, surelyTo = 0, last = 0] = await findSeqsBefore(tenant, account, moments);
  return { outer: { first: first + 1, last }, inner: { first: surelyFrom + 1, last: surelyTo } };
};

/** What moved the points of an account, for who has them. */
export const createLedgerLog = () => ({
  /** The latest first. */
  list: async (
    tenant: Tenant,
    name: AccountName,
    { types, time, before, limit }: LogFilter,
  ): Promise<LogRow[]> => {
    const account = await findAccount(tenant.db, name);
    if (!account) return [];
    const { first, last } = time ? (await rangesOf(tenant, account.id, time)).outer : ALL;
    const range = { first, last: Math.min(last, before === undefined ? last : before - 1) };
    return listLog(tenant.db, account.id, { range, types, time, limit });
  },

  /** By the number that it has in the account. */
  entry: async (tenant: Tenant, name: AccountName, seq: number): Promise<LogRow | undefined> => {
    const account = await findAccount(tenant.db, name);
    const range = { first: seq, last: seq };
    return account && (await listLog(tenant.db, account.id, { range, limit: 1 }))[0];
  },

  /** What came and went, both positive: of whole blocks by their sums, of the others by their entries. */
  sums: async (tenant: Tenant, name: AccountName, time: TimeRange): Promise<Sums> => {
    const account = await findAccount(tenant.db, name);
    if (!account) return NOTHING;
    const { db } = tenant;
    const { outer, inner } = await rangesOf(tenant, account.id, time);
    const entries = (first: number, last: number) => sumEntries(db, account.id, { first, last }, time);
    const first = Math.ceil((inner.first - 1) / BLOCK);
    const end = Math.floor(inner.last / BLOCK);
    if (first >= end) return entries(outer.first, outer.last);
    const [before, whole, after] = await Promise.all([
      entries(outer.first, first * BLOCK),
      sumBlocks(db, account.id, { first, last: end - 1 }),
      entries(end * BLOCK + 1, outer.last),
    ]);
    return plus(plus(before, whole), after);
  },

  /** The latest first. */
  holds: async (tenant: Tenant, name: AccountName, limit: number): Promise<HoldRow[]> => {
    const account = await findAccount(tenant.db, name);
    return account ? listOpenHolds(tenant.db, account.id, limit) : [];
  },
});
