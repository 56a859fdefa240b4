import type pg from 'pg';
import { cancel, dropBefore, exchange } from './exchange.ts';
import { inStep } from './in-steps.ts';
import { mirrorStatements, noteProgress, type Progress, readProgress } from './mirror.ts';
import { namesOf, PartitionError, type Wanted } from './parted-tables.ts';
import { compareRows, copyRows, type Tell } from './rows.ts';
import { fingerprintOf, refuseHindrances, type Shape, shapeOf } from './shape.ts';
import { twinStatements } from './twin.ts';

/** What there is of a table, and what is to be done. */
export interface Outlook {
  brand: string;
  table: string;
  /** One is one table. */
  parts: number;
  wanted: number;
  /** About. */
  rows: number;
  bytes: number;
  indexes: number;
  /** A copy is under way, to so many parts. */
  underWay: number | undefined;
  /** What was exchanged is still there, and so large. */
  before: number | undefined;
}

export interface Done extends Pick<Outlook, 'brand' | 'table' | 'parts'> {
  did: 'nothing' | 'exchanged' | 'cancelled' | 'dropped';
  /** Compared, before they were exchanged. */
  rows: number;
}

const SIZES = `
select (select coalesce(sum(greatest(reltuples, 0)), 0)::float8 from pg_class
    where relkind = 'r' and (oid = to_regclass($1) or oid in (select relid from pg_partition_tree(to_regclass($1))))) as rows,
  (select coalesce(sum(pg_total_relation_size(relid)), 0)::float8 from pg_partition_tree(to_regclass($1))) as parted,
  pg_total_relation_size(to_regclass($1))::float8 as whole,
  case when to_regclass($2) is not null then (select pg_total_relation_size(to_regclass($2))
    + coalesce(sum(pg_total_relation_size(relid)), 0) from pg_partition_tree(to_regclass($2)))::float8 end as before`;

export const lookAt = async (client: pg.ClientBase, wanted: Wanted): Promise<Outlook> => {
  const { live, before } = namesOf(wanted);
  const shape = await shapeOf(client, wanted);
  const { rows } = await client.query(SIZES, [live, before]);
  const sizes = rows[0];
  return {
    ...{ brand: wanted.brand, table: wanted.table, parts: shape.parts, wanted: wanted.parts },
    ...{ rows: sizes.rows, bytes: shape.parts === 1 ? sizes.whole : sizes.parted },
    indexes: shape.indexes.length + shape.keys.length,
    underWay: (await readProgress(client, wanted))?.parts,
    before: sizes.before ?? undefined,
  };
};

const begin = async (client: pg.ClientBase, wanted: Wanted, shape: Shape): Promise<Progress> => {
  const progress = { parts: wanted.parts, fingerprint: fingerprintOf(shape) };
  await inStep(client, async () => {
    for (const statement of [...twinStatements(wanted, shape), ...mirrorStatements(wanted, shape)])
      await client.query(statement);
    await noteProgress(client, wanted, progress);
  });
  return progress;
};

/** Where it was left off, unless the table, or what is wanted of it, is another one since. */
const goOn = async (client: pg.ClientBase, wanted: Wanted, shape: Shape): Promise<Progress> => {
  const begun = await readProgress(client, wanted);
  if (begun?.parts === wanted.parts && begun.fingerprint === fingerprintOf(shape)) return begun;
  if (begun) await cancel(client, wanted);
  return begin(client, wanted, shape);
};

/** No two at once. @throws PartitionError */
const alone = async <T>(client: pg.ClientBase, wanted: Wanted, work: () => Promise<T>): Promise<T> => {
  const name = `partition ${wanted.brand}.${wanted.table}`;
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as is_free', [
    name,
  ]);
  if (!rows[0].is_free)
    throw new PartitionError(
      `${wanted.table} of ${wanted.brand} is being worked on by another such command.`,
    );
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
};

/**
 * Makes a table one of so many parts, or one table again, while people read and write it. May be ended at any moment, and is gone on with
 * by being asked again. @throws PartitionError
 */
export const partition = (client: pg.ClientBase, wanted: Wanted, tell: Tell): Promise<Done> =>
  alone(client, wanted, async () => {
    const { brand, table, parts } = wanted;
    const shape = await shapeOf(client, wanted);
    if (shape.parts === parts) return { brand, table, parts, did: 'nothing', rows: 0 };
    if ((await lookAt(client, wanted)).before !== undefined)
      throw new PartitionError(
        `${table} of ${brand} as it was before the last exchange is still there: --drop-old first.`,
      );
    await refuseHindrances(client, wanted);
    await copyRows(client, wanted, shape, await goOn(client, wanted, shape), tell);
    // Nothing is known of new parts; and nobody looks at the whole of them by itself later.
    await client.query(`vacuum (analyze) ${namesOf(wanted).next}`);
    const rows = await compareRows(client, wanted, shape, tell);
    await exchange(client, wanted);
    return { brand, table, parts, did: 'exchanged', rows };
  });

/** @throws PartitionError */
export const giveUp = (client: pg.ClientBase, wanted: Wanted): Promise<Done> =>
  alone(client, wanted, async () => {
    const { brand, table } = wanted;
    const { underWay, parts } = await lookAt(client, wanted);
    if (underWay !== undefined) await cancel(client, wanted);
    return { brand, table, parts, did: underWay === undefined ? 'nothing' : 'cancelled', rows: 0 };
  });

/** @throws PartitionError */
export const dropOld = (client: pg.ClientBase, wanted: Wanted): Promise<Done> =>
  alone(client, wanted, async () => {
    const { brand, table } = wanted;
    const { before, parts } = await lookAt(client, wanted);
    if (before !== undefined) await dropBefore(client, wanted);
    return { brand, table, parts, did: before === undefined ? 'nothing' : 'dropped', rows: 0 };
  });
