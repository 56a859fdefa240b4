import { parseArgs } from 'node:util';
import type { Today } from '@livery/contract';
import { countAlarms, countFrozen } from '../../src/domains/ledger/checks.repository.ts';
import { sumPoints } from '../../src/domains/ledger/ledger.repository.ts';
import { createToday } from '../../src/domains/operators/today/today.service.ts';
import { countWithdrawals } from '../../src/domains/payment/orders.repository.ts';
import { countOpenReports } from '../../src/domains/reports/reports.repository.ts';
import { countPostsToReview } from '../../src/domains/social/publishing/operators.repository.ts';
import { figures } from '../../src/infra/figures.ts';
import { UsageError } from '../brand/usage.ts';
import { withOperations } from './open.ts';

const OPTIONS = { brand: { type: 'string' }, json: { type: 'boolean', default: false } } as const;

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);

/** A line each: what it is, and how many. */
const linesOf = ({ online, waiting, series, content, money, errors, jobs }: Today): string[] => [
  `people online\t${online}`,
  ...(waiting > 0 ? [`jobs late\t${waiting}`] : []),
  ...series.map(({ kind, hours, days }) => `${kind}\t${sum(hours)} in 24 h\t${sum(days)} in 14 days`),
  ...(content ? [`posts to review\t${content.reviews}`, `open reports\t${content.reports}`] : []),
  ...(money
    ? [
        `withdrawals\t${money.pending} under way\t${money.failed} failed in 24 h`,
        `points\t${figures(money.issued)} issued\t${figures(money.held)} held`,
        ...(money.alarms > 0 ? [`ledger findings\t${money.alarms}`] : []),
        ...(money.frozen > 0 ? [`read-only accounts\t${money.frozen}`] : []),
      ]
    : []),
  ...errors.map(({ code, count }) => `${code}\t${count} in 24 h`),
  ...jobs.filter(({ failed }) => failed > 0).map(({ name, failed }) => `${name}\t${failed} failed in 24 h`),
];

/** `today [--json]`. @throws UsageError */
export const today = (args: string[]): Promise<number> => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  if (positionals.length > 0) throw new UsageError('There is: today [--json].');
  return withOperations(values.brand, async ({ tenant, jobs }) => {
    const counts = {
      countPostsToReview,
      countOpenReports,
      countWithdrawals,
      sumPoints,
      countFrozen,
      countAlarms,
      countWaiting: jobs.countWaiting,
    };
    const seen = await createToday({ counts, now: () => new Date() }).read(tenant, 'owner');
    process.stdout.write(values.json ? `${JSON.stringify(seen)}\n` : `${linesOf(seen).join('\n')}\n`);
    return 0;
  });
};
