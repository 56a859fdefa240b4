import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export interface Patience {
  /** Milliseconds. Who waits for a lock has others wait behind them: no longer than this. */
  lockTimeout: number;
  /** What is thrown when it is never given. */
  gaveUp: () => Error;
}

const TRIES = 300;
/** Milliseconds. */
const PAUSE = 100;

/** Nobody lets go of a lock in time, or two wait for each other. */
const isTaken = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(String((error as { code?: string }).code));

/** A transaction that gives a lock up which it does not get at once, and tries again, for minutes. */
export const patiently = async <T>(
  client: pg.ClientBase,
  { lockTimeout, gaveUp }: Patience,
  work: () => Promise<T>,
): Promise<T> => {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeout}`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (!isTaken(error)) throw error;
      await sleep(PAUSE * (1 + Math.random() * 2));
    }
  }
  throw gaveUp();
};
