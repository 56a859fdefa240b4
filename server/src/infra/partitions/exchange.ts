import pg from 'pg';
import { inStep } from './in-steps.ts';
import { readProgress } from './mirror.ts';
import { beforeOf, namesOf, nextOf, PartitionError, type Wanted } from './parted-tables.ts';
import { fingerprintOf, type Shape, shapeOf } from './shape.ts';
import { triggerStatements } from './twin.ts';

const mirrorGone = (wanted: Wanted): string[] => {
  const { live, mirror, trigger } = namesOf(wanted);
  return [`drop trigger ${trigger} on ${live}`, `drop function ${mirror}()`];
};

/** The live table and all that is named for it step aside; the twin takes the place, under the same names. */
const exchangeStatements = (wanted: Wanted, shape: Shape): string[] => {
  const { of, live, next } = namesOf(wanted);
  const names = [...shape.keys, ...shape.indexes].map(({ name }) => name);
  const rename = (kind: string, from: string, to: string) =>
    `alter ${kind} ${from} rename to ${pg.escapeIdentifier(to)}`;
  const renameAll = (kind: string, all: readonly string[]) =>
    all.flatMap((name) => [rename(kind, of(name), beforeOf(name)), rename(kind, of(nextOf(name)), name)]);
  return [
    ...mirrorGone(wanted),
    ...triggerStatements(wanted, shape),
    rename('table', live, beforeOf(wanted.table)),
    rename('table', next, wanted.table),
    ...renameAll('index', names),
    ...renameAll(
      'statistics',
      shape.statistics.map(({ name }) => name),
    ),
  ];
};

/**
 * Exchanges the two in one short transaction. What has to be looked up is, before anybody waits: a lock that people do not feel keeps
 * the table's shape until then. @throws PartitionError where a migration has changed the table meanwhile
 */
export const exchange = (client: pg.ClientBase, wanted: Wanted): Promise<void> =>
  inStep(client, async () => {
    const { live } = namesOf(wanted);
    await client.query(`lock table ${live} in share update exclusive mode`);
    const [shape, progress] = [await shapeOf(client, wanted), await readProgress(client, wanted)];
    if (progress?.fingerprint !== fingerprintOf(shape))
      throw new PartitionError(
        `${wanted.table} of ${wanted.brand} was changed by a migration meanwhile: run the command again, it begins anew.`,
      );
    const statements = [`lock table ${live} in access exclusive mode`, ...exchangeStatements(wanted, shape)];
    await client.query(statements.join(';\n'));
  });

/** Gives up what is under way; the live table was never touched. */
export const cancel = (client: pg.ClientBase, wanted: Wanted): Promise<void> =>
  inStep(client, async () => {
    const { next } = namesOf(wanted);
    await client.query([...mirrorGone(wanted), `drop table if exists ${next}`].join(';\n'));
  });

/** Drops what was there before. */
export const dropBefore = (client: pg.ClientBase, wanted: Wanted): Promise<void> =>
  inStep(client, async () => {
    await client.query(`drop table ${namesOf(wanted).before}`);
  });
