import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inStep } from './in-steps.ts';
import { noteProgress, type Progress } from './mirror.ts';
import { namesOf, PartitionError, type Wanted } from './parted-tables.ts';
import { type Shape, storedColumns } from './shape.ts';

/** Milliseconds that a step should take: so long somebody waits who changes a row. */
const STEP = 40;
const ROWS = { least: 50, first: 200, most: 20_000 };
/** Rows that are compared by one statement, which nobody waits for. */
const COMPARED = 20_000;

export type Tell = (what: 'copied' | 'compared', rows: number) => void | Promise<void>;

/** The key, its place in an order, and how it is said and compared. */
const keyOf = ({ key, columns }: Shape) => {
  const names = key.map(pg.escapeIdentifier);
  const typeOf = (name: string) => columns.find((column) => column.name === name)?.type ?? 'text';
  const from = (first: number) =>
    key.map((name, index) => `$${first + index}::text::${typeOf(name)}`).join(', ');
  const list = names.join(', ');
  return {
    list,
    said: `array[${names.map((name) => `${name}::text`).join(', ')}]`,
    descending: names.map((name) => `${name} desc`).join(', '),
    behind: (after: readonly string[] | undefined) => (after ? `(${list}) > (${from(1)})` : 'true'),
    until: (end: readonly string[] | undefined, first: number) =>
      end ? `(${list}) <= (${from(first)})` : 'true',
  };
};

interface Step {
  count: number;
  last: string[] | null;
}

/** Copies rows behind `after`, in the order of the key; what the mirror has put there already stays. */
const copyStep = async (
  client: pg.ClientBase,
  wanted: Wanted,
  shape: Shape,
  { after, most }: { after: string[] | undefined; most: number },
): Promise<Step> => {
  const { live, next, lock } = namesOf(wanted);
  const key = keyOf(shape);
  const columns = storedColumns(shape)
    .map(({ name }) => pg.escapeIdentifier(name))
    .join(', ');
  await client.query(`select pg_advisory_xact_lock(${lock})`);
  // A statement of its own, which sees what those did who held it.
  const { rows } = await client.query<Step>(
    `with part as materialized (
       select ${columns} from ${live} where ${key.behind(after)} order by ${key.list} limit ${most}
     ), copied as (insert into ${next} (${columns}) select ${columns} from part on conflict do nothing)
     select count(*)::int as count, (select ${key.said} from part order by ${key.descending} limit 1) as last from part`,
    after ?? [],
  );
  return rows[0] ?? { count: 0, last: null };
};

/** Copies what is not copied yet, in steps that are as long as people may wait for; each may be the last one for now. */
export const copyRows = async (
  client: pg.ClientBase,
  wanted: Wanted,
  shape: Shape,
  begun: Progress,
  tell: Tell,
): Promise<void> => {
  let progress = begun;
  let [most, copied] = [ROWS.first, 0];
  while (!progress.isCopied) {
    const began = performance.now();
    const { after } = progress;
    const [step, next] = await inStep(client, async () => {
      await client.query('set local synchronous_commit = off');
      const done = await copyStep(client, wanted, shape, { after, most });
      const noted = done.last ? { ...progress, after: done.last } : { ...progress, isCopied: true };
      await noteProgress(client, wanted, noted);
      return [done, noted] as const;
    });
    progress = next;
    copied += step.count;
    await tell('copied', copied);
    const took = performance.now() - began;
    most = Math.round(Math.min(ROWS.most, Math.max(ROWS.least, (most * STEP) / took)));
    // Others have as long, without anybody before them.
    await sleep(Math.min(took, 10 * STEP));
  }
};

/**
 * Compares the number and a sum of all rows, range by range, each as both tables are at one moment.
 * @throws PartitionError where they differ
 */
export const compareRows = async (
  client: pg.ClientBase,
  wanted: Wanted,
  shape: Shape,
  tell: Tell,
): Promise<number> => {
  const { live, next } = namesOf(wanted);
  const key = keyOf(shape);
  const row = `row(${storedColumns(shape)
    .map(({ name }) => pg.escapeIdentifier(name))
    .join(', ')})::text`;
  let compared = 0;
  for (let after: string[] | undefined; ; ) {
    const { rows: ends } = await client.query<{ last: string[] }>(
      `select ${key.said} as last from ${live} where ${key.behind(after)} order by ${key.list} offset ${COMPARED - 1} limit 1`,
      after ?? [],
    );
    const end = ends[0]?.last;
    const isIn = `${key.behind(after)} and ${key.until(end, (after ?? []).length + 1)}`;
    const sumOf = (table: string) =>
      `(select count(*)::int as count, sum(hashtextextended(${row}, 0)) as sum from ${table} where ${isIn})`;
    const { rows } = await client.query<{ count: number; is_same: boolean }>(
      `select l.count, l.count = n.count and l.sum is not distinct from n.sum as is_same
       from ${sumOf(live)} l, ${sumOf(next)} n`,
      [...(after ?? []), ...(end ?? [])],
    );
    if (!rows[0]?.is_same)
      throw new PartitionError(
        `${wanted.table} of ${wanted.brand} and its copy differ behind (${after?.join(', ') ?? 'the beginning'}): nothing was exchanged. Begin anew: --cancel, then again.`,
      );
    compared += rows[0].count;
    await tell('compared', compared);
    if (!end) return compared;
    after = end;
  }
};
