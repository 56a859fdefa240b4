import type { TodayHistory, TodayState } from '@livery/contract';
import { TODAY_STATES } from '@livery/contract/calls';
import type { TenantDb } from '../../../infra/database/database.ts';
import { type Gauge, listGauges } from '../../../infra/tallies/gauges.repository.ts';
import { countPeople } from '../../../infra/tallies/tallies.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';

/** What other domains count: by an index, and of very many no more than `most`. */
export interface StandingCounts {
  countPostsToReview: (db: TenantDb, most: number) => Promise<number>;
  countOpenReports: (db: TenantDb, most: number) => Promise<number>;
  countWithdrawals: (
    db: TenantDb,
    window: { since: Date; most: number },
  ) => Promise<{ pending: number; failed: number }>;
  sumPoints: (db: TenantDb) => Promise<{ issued: number; held: number }>;
  countWaiting: (brand: string, most: number) => Promise<number>;
}

/** How things stand, each by its name; and what of withdrawals came to nothing since. */
export type Standing = Record<TodayState | 'failed', number>;

export const MOST = 1_000;
/** Seconds for which a node is taken to be there after it said so. */
const LIVES = 40;

/** One statement after the other: nobody else waits for it. */
export const readStanding = async (
  counts: StandingCounts,
  { brand, db }: Tenant,
  since: Date,
): Promise<Standing> => ({
  online: await countPeople(db, LIVES),
  waiting: await counts.countWaiting(brand.id, MOST),
  reviews: await counts.countPostsToReview(db, MOST),
  reports: await counts.countOpenReports(db, MOST),
  ...(await counts.countWithdrawals(db, { since, most: MOST })),
  ...(await counts.sumPoints(db)),
});

/** Steps of time of one length, side by side. */
export interface Steps {
  from: number;
  step: number;
  length: number;
}

const highest = (gauges: readonly Gauge[], { from, step, length }: Steps): (number | null)[] => {
  const most: (number | null)[] = Array.from({ length }, () => null);
  for (const { hour, most: value } of gauges) {
    const at = Math.floor((hour.getTime() - from) / step);
    if (at >= 0 && at < length) most[at] = Math.max(most[at] ?? value, value);
  }
  return most;
};

/** How each stood before, and stands now. */
export const readHistory = async (
  db: TenantDb,
  { standing, now, hours, days }: { standing: Standing; now: Date; hours: Steps; days: Steps },
): Promise<TodayHistory[]> => {
  const gauges = await listGauges(db, new Date(Math.min(hours.from, days.from)));
  return TODAY_STATES.map((kind) => {
    const own = gauges.filter((gauge) => gauge.kind === kind);
    own.push({ kind, hour: now, most: standing[kind] });
    return { kind, hours: highest(own, hours), days: highest(own, days) };
  });
};
