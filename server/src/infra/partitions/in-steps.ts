import type pg from 'pg';
import { patiently } from '../database/patience.ts';
import { PartitionError } from './parted-tables.ts';

/** Milliseconds: steps are many, and each of them may have people wait. */
const LOCK_TIMEOUT = 100;

const gaveUp = () =>
  new PartitionError(
    'A transaction holds the table for minutes (pg_stat_activity tells which): end it, and run the command again. It goes on where it was.',
  );

/** A transaction of a copy. @throws PartitionError when it never gets a lock */
export const inStep = <T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> =>
  patiently(client, { lockTimeout: LOCK_TIMEOUT, gaveUp }, work);
