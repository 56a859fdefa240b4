import { ApiError } from '../../infra/errors.ts';
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
const MOST = 10_000;

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

/** With every movement, the oldest first. @throws api.validation where they are more than a sheet has room for */
const movementsOf = async (
  tenant: Tenant,
  userId: string,
  { from, until }: Span,
): Promise<Statement & { lines: StatementLine[] }> => {
  const statement = await summed(tenant, userId, { from, until });
  const time = { from: from ?? BEGIN, to: until ?? END };
  const rows = await log.list(tenant, userAccount(userId), { time, limit: MOST + 1 });
  if (rows.length > MOST) throw new ApiError('api.validation', { until: 'range' });
  let after = statement.opening;
  const lines = rows.toReversed().map((row) => {
    after += row.amount;
    return { ...row, after };
  });
  return { ...statement, closing: after, lines };
};

export const statementOf = { summed, movements: movementsOf };
