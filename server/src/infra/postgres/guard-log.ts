import type pg from 'pg';
import type { Logger } from 'pino';
import type { FreeSpace } from '../disk/free-space.ts';
import { recycleLog, reserveLog } from './log-reserve.ts';

const RECYCLE_EVERY = 30_000;

/**
 * Keeps the log of our own PostgreSQL from needing a disk that is full: a reserve from the start, and while there is no
 * space it is written over again and again. Returns how to stop.
 */
export const guardLog = (
  pool: pg.Pool,
  space: Pick<FreeSpace, 'level'>,
  log: Pick<Logger, 'warn'>,
): (() => Promise<void>) => {
  const tell = (err: unknown) => log.warn({ err }, "PostgreSQL's log has no reserve");
  let running = space.level === 'enough' ? reserveLog(pool).catch(tell) : Promise.resolve();
  const timer = setInterval(() => {
    if (space.level === 'enough') return;
    running = running.then(() => recycleLog(pool)).catch(tell);
  }, RECYCLE_EVERY).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
