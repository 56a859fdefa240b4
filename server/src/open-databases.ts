import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Database, type DatabaseOptions, openDatabase } from './infra/database/database.ts';
import { type Deadlines, OF_CALLS, OF_JOBS, OF_REPLICAS } from './infra/database/deadlines.ts';
import { runNowhere } from './infra/here.ts';

/** Connections of work that nobody waits for, beside those of calls. */
const JOBS_POOL = 3;
/** Past a pooler, for locks of a session. */
const LOCKS_POOL = 2;
/** For what people write: a brand uses two at a time. */
const KEEPING_POOL = 6;
/** For pages that are read most, planned once on each. */
const PLANNED_POOL = 6;

type Plans = Pick<DatabaseOptions, 'keepsPlans' | 'plannedSize' | 'direct'>;

/** The database, as each kind of work has its own connections to it. */
export interface Databases {
  /** Past a pooler, where there is one. */
  direct?: Database;
  database: Database;
  guests: Database;
  changing: Database;
  keeping: Database;
  background: Database;
  openReplica(url: string, whose: 'users' | 'guests'): Database;
}

/** Opens them, each closed by `stops`; nothing connects yet. */
export const openDatabases = (
  { poolSize, databaseDirectUrl }: Pick<Config, 'poolSize' | 'databaseDirectUrl'>,
  { url, log, stops }: { url: string; log: Pick<Logger, 'warn'>; stops: (() => Promise<unknown>)[] },
): Databases => {
  const open = (size: number, deadlines: Deadlines, plans: Plans = {}, at = url) => {
    const onError = (err: Error) => runNowhere(() => log.warn({ err }, 'database connection lost'));
    const opened = openDatabase({ url: at, poolSize: size, deadlines, ...plans, onError });
    stops.push(() => opened.close());
    return opened;
  };
  const direct =
    databaseDirectUrl === undefined ? {} : { direct: open(LOCKS_POOL, OF_CALLS, {}, databaseDirectUrl) };
  const half = Math.ceil(poolSize / 2);
  const databases = {
    ...direct,
    database: open(poolSize, OF_CALLS, { plannedSize: PLANNED_POOL, ...direct }),
    guests: open(half, OF_CALLS, direct),
    changing: open(half, OF_CALLS, direct),
    keeping: open(KEEPING_POOL, OF_CALLS, { keepsPlans: true, ...direct }),
    background: open(JOBS_POOL, OF_JOBS, {}, databaseDirectUrl ?? url),
  };
  return {
    ...databases,
    openReplica: (at, whose) =>
      whose === 'guests'
        ? open(half, OF_REPLICAS, direct, at)
        : open(poolSize, OF_REPLICAS, { plannedSize: PLANNED_POOL, ...direct }, at),
  };
};
