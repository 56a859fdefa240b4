import { sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';

export interface Tally {
  kind: string;
  /** Any time of its hour. */
  at: Date;
  label: string;
  count: number;
}

export interface HourTally {
  kind: string;
  hour: Date;
  count: number;
}

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);

const keyOf = ({ kind, at, label }: Tally): string => `${kind}\n${hourOf(at).toISOString()}\n${label}`;

/** Adds to what stands there; of each kind, hour and label at most one. Rows are locked in one order by all nodes. */
export const addTallies = async (db: TenantDb, tallies: readonly Tally[]): Promise<void> => {
  if (tallies.length === 0) return;
  await db
    .insertInto('tallies')
    .values(
      [...tallies]
        .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
        .map(({ kind, at, label, count }) => ({ kind, hour: hourOf(at), label, count })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'hour', 'label'])
        .doUpdateSet({ count: sql<number>`tallies.count + excluded.count` }),
    )
    .execute();
};

/** By hour, whatever the label. */
export const sumByHour = async (
  db: TenantDb,
  kinds: readonly string[],
  since: Date,
): Promise<HourTally[]> => {
  const rows = await db
    .selectFrom('tallies')
    .where('kind', 'in', [...kinds])
    .where('hour', '>=', since)
    .groupBy(['kind', 'hour'])
    .select(({ fn }) => ['kind', 'hour', fn.sum<string>('count').as('count')])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

/** By label, the most first. */
export const sumByLabel = async (
  db: TenantDb,
  kind: string,
  { since, limit }: { since: Date; limit: number },
): Promise<{ label: string; count: number }[]> => {
  const rows = await db
    .selectFrom('tallies')
    .where('kind', '=', kind)
    .where('hour', '>=', since)
    .groupBy('label')
    .select(({ fn }) => ['label', fn.sum<string>('count').as('count')])
    .orderBy('count', 'desc')
    .orderBy('label')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
};

export const removeOldTallies = async (db: TenantDb, days: number): Promise<void> => {
  await db.deleteFrom('tallies').where('hour', '<', sql<Date>`now() - ${days} * interval '1 day'`).execute();
  await db.deleteFrom('node_people').where('at', '<', sql<Date>`now() - interval '1 hour'`).execute();
};

export const storePeople = async (db: TenantDb, node: string, people: number): Promise<void> => {
  await db
    .insertInto('node_people')
    .values({ node, people })
    .onConflict((conflict) => conflict.column('node').doUpdateSet({ people, at: sql<Date>`now()` }))
    .execute();
};

/** Over the nodes that said so lately: `seconds`. Who has sockets at two of them counts twice. */
export const countPeople = async (db: TenantDb, seconds: number): Promise<number> => {
  const { people } = await db
    .selectFrom('node_people')
    .where('at', '>', sql<Date>`now() - ${seconds} * interval '1 second'`)
    .select(({ fn }) => fn.sum<string | null>('people').as('people'))
    .executeTakeFirstOrThrow();
  return Number(people ?? 0);
};
