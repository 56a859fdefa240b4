import type { Tenant } from '../../infra/tenancy.ts';
import { findAccount } from './ledger.repository.ts';
import { type LogRow, listLog, sumEntries } from './log.repository.ts';
import { createLedgerLog, rangesOf } from './log.service.ts';
import { type AccountName, userAccount } from './operations.ts';

/** What somebody had at two moments, and what came and went between them. */
export interface Statement {
  opening: number;
  income: number;
  expense: number;
  closing: number;
}

/** From then on, and until before then; without, all of it. */
export interface Span {
  from?: Date | undefined;
  until?: Date | undefined;
}

const BEGIN = new Date(0);
const END = new Date('9999-12-31T00:00:00Z');
/** Entries that one statement reads. */
const AT_ONCE = 2_000;

const log = createLedgerLog();

/**
 * What an account had before a moment. Entries stand nearly in the order of their times: what stands below all that may be of it
 * is the balance of one entry, and the few beside it are summed.
 */
export const balanceAt = async (tenant: Tenant, name: AccountName, moment: Date): Promise<number> => {
  const { db } = tenant;
  const account = await findAccount(db, name);
  if (!account) return 0;
  const { outer, inner } = await rangesOf(tenant, account.id, { from: moment, to: END });
  const below = outer.first - 1;
  const range = { first: below, last: below };
  const [entry] = below === 0 ? [] : await listLog(db, account.id, { range, limit: 1 });
  const edge = { first: outer.first, last: inner.first - 1 };
  const early = await sumEntries(db, account.id, edge, { from: BEGIN, to: moment });
  return (entry?.balance ?? 0) + early.income - early.expense;
};

/** Of a person. */
const summed = async (tenant: Tenant, userId: string, { from, until }: Span): Promise<Statement> => {
  const time = { from: from ?? BEGIN, to: until ?? END };
  const opening = await balanceAt(tenant, userAccount(userId), time.from);
  const { income, expense } = await log.sums(tenant, userAccount(userId), time);
  return { opening, income, expense, closing: opening + income - expense };
};

/** A movement of a statement, and what one had after it. */
export type StatementLine = LogRow & { after: number };

/** Every movement, the oldest first, so many entries a statement: what moves meanwhile is not among them. */
async function* movementsOf(
  tenant: Tenant,
  userId: string,
  { from, until }: Span,
): AsyncGenerator<StatementLine[]> {
  const account = await findAccount(tenant.db, userAccount(userId));
  if (!account) return;
  const time = { from: from ?? BEGIN, to: until ?? END };
  const { outer } = await rangesOf(tenant, account.id, time);
  let after = await balanceAt(tenant, userAccount(userId), time.from);
  for (let first = outer.first; first <= outer.last; first += AT_ONCE) {
    const range = { first, last: Math.min(outer.last, first + AT_ONCE - 1) };
    const rows = await listLog(tenant.db, account.id, { range, time, limit: AT_ONCE });
    yield rows.toReversed().map((row) => {
      after += row.amount;
      return { ...row, after };
    });
  }
}

export const statementOf = { summed, movements: movementsOf };
