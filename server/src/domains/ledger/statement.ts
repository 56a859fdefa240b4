import { ApiError } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { findAccount } from './ledger.repository.ts';
import { type LogRow, listLog, sumEntries } from './log.repository.ts';
import { createLedgerLog, rangesOf } from './log.service.ts';
import { userAccount } from './operations.ts';

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
const NOTHING: Statement = { opening: 0, income: 0, expense: 0, closing: 0 };

const log = createLedgerLog();

/**
 * Of a person. Entries stand nearly in the order of their times: what stands below all of the span is the balance of one entry, and
 * what stands between is summed.
 */
const summed = async (tenant: Tenant, userId: string, { from, until }: Span): Promise<Statement> => {
  const { db } = tenant;
  const account = await findAccount(db, userAccount(userId));
  if (!account) return NOTHING;
  const time = { from: from ?? BEGIN, to: until ?? END };
  const { outer, inner } = await rangesOf(tenant, account.id, time);
  const below = outer.first - 1;
  const [entry] =
    below === 0 ? [] : await listLog(db, account.id, { range: { first: below, last: below }, limit: 1 });
  const edge = { first: outer.first, last: inner.first - 1 };
  const early = await sumEntries(db, account.id, edge, { from: BEGIN, to: time.from });
  const opening = (entry?.balance ?? 0) + early.income - early.expense;
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
