import { required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { BEGINNING, follow } from './entries.ts';
import { findAccount, findAccountById, listEntries, type SeqRange } from './ledger.repository.ts';
import { rangesOf, SLACK } from './log.service.ts';
import type { AccountName } from './operations.ts';
import {
  findIdsBefore,
  findTransfer,
  placeBehind,
  type Shelf,
  searchTransfers,
  type TransferRow,
  type Wanted,
} from './search.repository.ts';
import type { AccountSigner } from './signing.ts';

export type { TransferRow, Wanted } from './search.repository.ts';

export interface TransferQuery extends Wanted {
  account?: AccountName | undefined;
  type?: number | undefined;
  /** Those that stand behind this place. */
  before?: number | undefined;
  limit: number;
}

/**
 * Rows that one statement looks through for what no index knows: neighbours of all, or of a shelf that is strewn over the table; and
 * milliseconds after which the rest is left to the next page.
 */
const BOUNDS = { all: 20_000, strewn: 1_500, longest: 50 };
const EVER = { from: new Date(0), to: new Date('9999-12-31T00:00:00Z') };

/** Where all rows of a time stand: by their numbers in an account, or by their ids. */
const rangeOf = async (
  tenant: Tenant,
  account: number | undefined,
  { from, until }: Wanted,
): Promise<SeqRange> => {
  if (from === undefined && until === undefined) return { first: 1, last: Number.MAX_SAFE_INTEGER };
  const time = { from: from ?? EVER.from, to: until ?? EVER.to };
  if (account !== undefined) return (await rangesOf(tenant, account, time)).outer;
  const moments = [new Date(+time.from - SLACK), new Date(+time.to + SLACK)];
  const [first = 0, last = 0] = await findIdsBefore(tenant, moments);
  return { first: first + 1, last };
};

/** One side of a transfer, and whether it is what the server wrote. */
export interface TransferSide extends AccountName {
  seq: number;
  /** Negative for what went away. */
  amount: number;
  balance: number;
  hash: Buffer;
  /** It follows from the entry before it. */
  isChained: boolean;
  /** The account is as the server signed it. */
  isSigned: boolean;
  isFrozen: boolean;
}

const sideOf = (row: TransferRow, side: 'from' | 'to') => ({
  id: row[`${side}_account`],
  kind: row[`${side}_kind`],
  owner: row[`${side}_owner`],
  seq: row[`${side}_seq`],
  amount: side === 'from' ? -row.amount : row.amount,
  balance: row[`${side}_balance`],
  hash: row[`${side}_hash`],
});

const isChained = async ({ db }: Tenant, { id, seq }: { id: number; seq: number }): Promise<boolean> => {
  const entries = await listEntries(db, id, { first: Math.max(1, seq - 1), last: seq });
  const start = seq === 1 ? BEGINNING : entries.shift();
  const end = start && follow(start, id, entries);
  return end !== undefined && !('fault' in end) && end.seq === seq;
};

/** Transfers as operators look for them. */
export const createLedgerSearch = (signer: Pick<AccountSigner, 'holds'>, bounds = BOUNDS) => ({
  /**
   * The latest first. What no index knows is looked for through so many rows at once: a page may have fewer than `limit`, or
   * none, and go on at `next`.
   */
  page: async (
    tenant: Tenant,
    { account: name, type, before, limit, ...wanted }: TransferQuery,
  ): Promise<{ list: TransferRow[]; next: number | undefined }> => {
    const account = name && (await findAccount(tenant.db, name));
    if (name && !account) return { list: [], next: undefined };
    const { first, last } = await rangeOf(tenant, account?.id, wanted);
    const looked = account === undefined && type === undefined ? bounds.all : bounds.strewn;
    const list: (TransferRow & { place: number })[] = [];
    const begun = performance.now();
    let end: number | undefined = before ?? Number.MAX_SAFE_INTEGER;
    while (end !== undefined) {
      const shelf: Shelf = { account: account?.id, type, range: { first, last: Math.min(last, end - 1) } };
      list.push(
        ...(await searchTransfers(tenant.db, shelf, { ...wanted, looked, limit: limit + 1 - list.length })),
      );
      if (list.length > limit) return { list: list.slice(0, limit), next: list[limit - 1]?.place };
      end = await placeBehind(tenant.db, shelf, looked);
      if (performance.now() - begun > bounds.longest) break;
    }
    return { list, next: end };
  },

  /** By its id, or by its idempotency key. */
  named: async ({ db }: Tenant, text: string): Promise<TransferRow[]> => {
    const rows = [
      await findTransfer(db, { key: text }),
      /^\d{1,15}$/.test(text) ? await findTransfer(db, { id: Number(text) }) : undefined,
    ];
    return rows.filter((row) => row !== undefined);
  },

  /** @throws api.not_found */
  opened: async (tenant: Tenant, id: number): Promise<{ transfer: TransferRow; sides: TransferSide[] }> => {
    const transfer = required(await findTransfer(tenant.db, { id }), 'api.not_found');
    const sides: TransferSide[] = [];
    for (const which of ['from', 'to'] as const) {
      const { id: account, ...side } = sideOf(transfer, which);
      const row = required(await findAccountById(tenant.db, account), 'api.not_found');
      sides.push({
        ...side,
        isChained: await isChained(tenant, { id: account, seq: side.seq }),
        isSigned: signer.holds(tenant.brand.id, row),
        isFrozen: row.frozen_at !== null,
      });
    }
    return { transfer, sides };
  },
});
