import { type OperatorRole, RIGHTS_OF, type Today } from '@livery/contract';
import { TODAY_KINDS } from '@livery/contract/calls';
import type { TenantDb } from '../../../infra/database/database.ts';
import { createOnce } from '../../../infra/once.ts';
import {
  countPeople,
  type HourTally,
  sumByHour,
  sumByLabel,
} from '../../../infra/tallies/tallies.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';

/** What other domains count: by an index, and of very many no more than `most`. */
export interface TodayCounts {
  countPostsToReview: (db: TenantDb, most: number) => Promise<number>;
  countOpenReports: (db: TenantDb, most: number) => Promise<number>;
  countWithdrawals: (
    db: TenantDb,
    window: { since: Date; most: number },
  ) => Promise<{ pending: number; failed: number }>;
  sumPoints: (db: TenantDb) => Promise<{ issued: number; held: number }>;
  countFrozen: (db: TenantDb, most: number) => Promise<number>;
  countAlarms: (db: TenantDb) => Promise<number>;
}

type Numbers = Omit<Today, 'content' | 'money'> & {
  content: NonNullable<Today['content']>;
  money: NonNullable<Today['money']>;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS = 24;
const DAYS = 14;
const MOST = 1_000;
const LABELS = 30;
/** Seconds for which a node is taken to be there after it said so. */
const LIVES = 40;
/** Milliseconds for which a node keeps what it found, for all who ask. */
const KEPT = 12_000;

const floor = (time: number, step: number): number => Math.floor(time / step) * step;

/** How often in each of so many steps of time. */
const spread = (
  rows: readonly HourTally[],
  { from, step, length }: { from: number; step: number; length: number },
) => {
  const counts = Array.from({ length }, () => 0);
  for (const { hour, count } of rows) {
    const at = Math.floor((hour.getTime() - from) / step);
    if (at >= 0 && at < length) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts;
};

const readSeries = async (db: TenantDb, { hours, days }: { hours: number; days: number }) => {
  const rows = await sumByHour(db, TODAY_KINDS, new Date(Math.min(hours, days)));
  return TODAY_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      hours: spread(own, { from: hours, step: HOUR, length: HOURS }),
      days: spread(own, { from: days, step: DAY, length: DAYS }),
    };
  });
};

const readJobs = async (db: TenantDb, since: Date): Promise<Today['jobs']> => {
  const window = { since, limit: 100 };
  const done = await sumByLabel(db, 'job_done', window);
  const failed = new Map(
    (await sumByLabel(db, 'job_failed', window)).map(({ label, count }) => [label, count]),
  );
  const names = new Set([...failed.keys(), ...done.map(({ label }) => label)]);
  const doneOf = new Map(done.map(({ label, count }) => [label, count]));
  return [...names]
    .map((name) => ({ name, done: doneOf.get(name) ?? 0, failed: failed.get(name) ?? 0 }))
    .sort((one, other) => other.failed - one.failed || other.done - one.done)
    .slice(0, LABELS);
};

const readNumbers = async (counts: TodayCounts, db: TenantDb, now: Date): Promise<Numbers> => {
  const time = now.getTime();
  const from = { hours: floor(time, HOUR) - (HOURS - 1) * HOUR, days: floor(time, DAY) - (DAYS - 1) * DAY };
  const since = new Date(from.hours);
  const errors = await sumByLabel(db, 'error', { since, limit: LABELS });
  return {
    at: now.toISOString(),
    hours_from: since.toISOString(),
    days_from: new Date(from.days).toISOString(),
    online: await countPeople(db, LIVES),
    series: await readSeries(db, from),
    errors: errors.map(({ label, count }) => ({ code: label, count })),
    jobs: await readJobs(db, since),
    content: {
      reviews: await counts.countPostsToReview(db, MOST),
      reports: await counts.countOpenReports(db, MOST),
    },
    money: {
      ...(await counts.sumPoints(db)),
      ...(await counts.countWithdrawals(db, { since, most: MOST })),
      frozen: await counts.countFrozen(db, MOST),
      alarms: await counts.countAlarms(db),
    },
  };
};

/** What goes on in a brand, read once for all who look, one statement after the other: nobody else waits for it. */
export const createToday = ({ counts, now }: { counts: TodayCounts; now: () => Date }) => {
  const once = createOnce({ most: 200, age: KEPT });
  return async ({ brand, db }: Tenant, role: OperatorRole): Promise<Today> => {
    const { content, money, ...all } = await once([brand.id], () => readNumbers(counts, db, now()));
    const may = RIGHTS_OF[role];
    return {
      ...all,
      series: all.series.filter(({ kind }) => kind !== 'withdrawal' || may.includes('money.read')),
      content: may.includes('content.review') ? content : null,
      money: may.includes('money.read') ? money : null,
    };
  };
};
