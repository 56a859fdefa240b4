import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

/** The highest that something stood at in an hour. */
export interface Gauge {
  kind: string;
  hour: Date;
  most: number;
}

/** Notes how things stand at a time. What is noted twice, or by two, leaves the same behind. */
export const raiseGauges = async (
  db: TenantDb,
  at: Date,
  values: Readonly<Record<string, number>>,
): Promise<void> => {
  const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
  await db
    .insertInto('gauges')
    .values(
      Object.keys(values)
        .sort()
        .map((kind) => ({ hour, kind, most: values[kind] ?? 0 })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'kind'])
        .doUpdateSet({ most: sql<number>`greatest(gauges.most, excluded.most)` }),
    )
    .execute();
};

/** A row an hour and kind. */
export const listGauges = (db: TenantDb, since: Date): Promise<Gauge[]> =>
  db.selectFrom('gauges').where('hour', '>=', since).select(['kind', 'hour', 'most']).execute();

export const removeOldGauges = async (db: TenantDb, days: number): Promise<void> => {
  await db.deleteFrom('gauges').where('hour', '<', sql<Date>`now() - ${days} * interval '1 day'`).execute();
};
