import { LedgerType, MANUAL_DEPOSITS, type OpsClosing } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import { figures } from '../../../infra/figures.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { LedgerService } from '../../ledger/ledger.service.ts';
import { csvOf } from '../audit/csv.ts';

export interface OpsClosingParts {
  ledger: Pick<LedgerService, 'closingOf' | 'findCheckSince'>;
  countDifferences: (db: TenantDb, from: Date, to: Date) => Promise<number>;
  limiter: Pick<RateLimiter, 'enforce'>;
  now: () => Date;
}

const DAY = 86_400_000;
/** A day is read as a whole. */
const CLOSINGS = { limit: 120, windowMs: 3_600_000 };

const WITHDRAWALS: readonly number[] = [
  LedgerType.MANUAL_WITHDRAWAL,
  LedgerType.PROVIDER_WITHDRAWAL,
  LedgerType.OPERATOR_WITHDRAWAL,
  LedgerType.OPERATOR_WITHDRAWAL_OTHER,
];

/** @throws api.validation for a day that is none, or has not begun */
const startOf = (day: string, now: Date): Date => {
  const start = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(+start) && start.toISOString().startsWith(day);
  if (!isDay || start > now) throw new ApiError('api.validation', { day: 'range' });
  return start;
};

const AMOUNTS = [
  ...(['opening', 'issued', 'taken', 'closing', 'people', 'envelopes', 'held'] as const),
  ...(['clearing', 'fees', 'deposits', 'withdrawals'] as const),
];

const rowsOf = (closing: OpsClosing): string[][] => [
  ...AMOUNTS.map((name) => [closing.day, name, '', figures(closing[name])]),
  ...closing.types.map(({ type, count, amount }) => [
    closing.day,
    `type ${type}`,
    String(count),
    figures(amount),
  ]),
  [closing.day, 'open envelopes', String(closing.envelope_count), ''],
  [closing.day, 'differences', String(closing.differences), ''],
  [
    closing.day,
    closing.check === null ? 'not verified since' : `verified ${closing.check.at}`,
    closing.check === null ? '' : `${closing.check.findings} findings`,
    '',
  ],
  [closing.day, closing.adds_up ? 'adds up' : 'DOES NOT ADD UP', '', ''],
];

/** What a day came to, for who keeps books. */
export const createOpsClosing = ({ ledger, countDifferences, limiter, now }: OpsClosingParts) => {
  const of = async (tenant: Tenant, day: string, operator: string): Promise<OpsClosing> => {
    const from = startOf(day, now());
    const to = new Date(+from + DAY);
    await limiter.enforce(tenant, `ops:closings:${operator}`, CLOSINGS);
    const { types, envelopes, addsUp, ...sums } = await ledger.closingOf(tenant, from, to);
    const sumOf = (wanted: readonly number[]) =>
      types.filter(({ type }) => wanted.includes(type)).reduce((sum, { amount }) => sum + amount, 0);
    const check = await ledger.findCheckSince(tenant, to);
    return {
      ...{ day, is_over: to <= now(), types, ...sums },
      deposits: sumOf(MANUAL_DEPOSITS),
      withdrawals: sumOf(WITHDRAWALS),
      envelopes: envelopes.amount,
      envelope_count: envelopes.count,
      differences: await countDifferences(tenant.db, from, to),
      adds_up: addsUp,
      check: check ? { at: check.began_at.toISOString(), findings: check.finding_count } : null,
    };
  };
  return {
    of,
    exported: async (tenant: Tenant, day: string, operator: string): Promise<string> =>
      csvOf(['day', 'what', 'count', 'points'], rowsOf(await of(tenant, day, operator))),
  };
};

export type OpsClosings = ReturnType<typeof createOpsClosing>;
