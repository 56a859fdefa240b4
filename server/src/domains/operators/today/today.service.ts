import { type OperatorRole, RIGHTS_OF, type Today } from '@livery/contract';
import { TODAY_KINDS } from '@livery/contract/calls';
import type { TenantDb } from '../../../infra/database/database.ts';
import { createOnce } from '../../../infra/once.ts';
import { raiseGauges, removeOldGauges } from '../../../infra/tallies/gauges.repository.ts';
import { type HourTally, sumByHour, sumByLabel } from '../../../infra/tallies/tallies.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { mayWith } from './rights.ts';
import { MOST, readHistory, readStanding, type StandingCounts, type Steps } from './standing.ts';

export interface TodayCounts extends StandingCounts {
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
const LABELS = 30;
/** More than are shown. */
const DAYS_KEPT = 15;
/** Milliseconds for which a node keeps what it found, for all who ask. */
const KEPT = 12_000;

const floor = (time: number, step: number): number => Math.floor(time / step) * step;

/** The last of the steps is the one that is. */
const stepsTo = (now: Date, step: number, length: number): Steps => ({
  from: floor(now.getTime(), step) - (length - 1) * step,
  step,
  length,
});

/** How often in each of so many steps of time. */
const spread = (rows: readonly HourTally[], { from, step, length }: Steps) => {
  const counts = Array.from({ length }, () => 0);
  for (const { hour, count } of rows) {
    const at = Math.floor((hour.getTime() - from) / step);
    if (at >= 0 && at < length) counts[at] = (counts[at] ?? 0) + count;
  }
  return counts;
};

const readSeries = async (db: TenantDb, { hours, days }: { hours: Steps; days: Steps }) => {
  const rows = await sumByHour(db, TODAY_KINDS, new Date(Math.min(hours.from, days.from)));
  return TODAY_KINDS.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      hours: spread(own, hours),
      days: spread(own, days),
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

const readNumbers = async (counts: TodayCounts, tenant: Tenant, now: Date): Promise<Numbers> => {
  const { db } = tenant;
  const steps = { hours: stepsTo(now, HOUR, HOURS), days: stepsTo(now, DAY, DAYS) };
  const since = new Date(steps.hours.from);
  const standing = await readStanding(counts, tenant, since);
  const { online, waiting, reviews, reports, issued, held, pending, failed } = standing;
  const errors = await sumByLabel(db, 'error', { since, limit: LABELS });
  return {
    at: now.toISOString(),
    hours_from: since.toISOString(),
    days_from: new Date(steps.days.from).toISOString(),
    online,
    waiting,
    series: await readSeries(db, steps),
    history: await readHistory(db, { standing, now, ...steps }),
    errors: errors.map(({ label, count }) => ({ code: label, count })),
    jobs: await readJobs(db, since),
    content: { reviews, reports },
    money: {
      ...{ issued, held, pending, failed },
      frozen: await counts.countFrozen(db, MOST),
      alarms: await counts.countAlarms(db),
    },
  };
};

/** What goes on in a brand. */
export const createToday = ({ counts, now }: { counts: TodayCounts; now: () => Date }) => {
  const once = createOnce({ most: 200, age: KEPT });
  return {
    /** Read once for all who look, one statement after the other: nobody else waits for it. */
    read: async (tenant: Tenant, role: OperatorRole): Promise<Today> => {
      const { content, money, ...all } = await once([tenant.brand.id], () =>
        readNumbers(counts, tenant, now()),
      );
      const may = mayWith(RIGHTS_OF[role]);
      return {
        ...all,
        series: all.series.filter(({ kind }) => may(kind)),
        history: all.history.filter(({ kind }) => may(kind)),
        content: may('content') ? content : null,
        money: may('money') ? money : null,
      };
    },
    /** Notes how things stand, and forgets how they stood before what is shown. */
    note: async (tenant: Tenant): Promise<void> => {
      const at = now();
      const { failed: _, ...standing } = await readStanding(counts, tenant, at);
      await raiseGauges(tenant.db, at, standing);
      await removeOldGauges(tenant.db, DAYS_KEPT);
    },
  };
};

export type TodayService = ReturnType<typeof createToday>;
