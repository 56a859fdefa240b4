import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { onVital } from '../vitals.ts';
import { within } from '../within.ts';
import { addTallies, storePeople, type Tally } from './tallies.repository.ts';

/** Milliseconds between two looks at what was counted: a node that is killed loses so much. */
const PAUSE = 10_000;
/** Milliseconds that stopping waits for the last of them. */
const LAST = 2_000;
/** How many different counts wait for a database that is not there; more are not counted. */
const MOST = 10_000;

export interface Tallies {
  count(brand: string, kind: string, label?: string): void;
  /** Writes down what was counted so far. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Parts {
  database: Pick<Database, 'tenant'>;
  log: Pick<Logger, 'warn'>;
  now?: () => Date;
}

/** Counts what happens at this node, by brand and hour, and adds it to what other nodes counted. */
export const createTallies = ({ database, log, now = () => new Date() }: Parts): Tallies => {
  const node = newId();
  let counted = new Map<string, Tally & { brand: string }>();
  const people = new Map<string, number>();

  const add = (tally: Tally & { brand: string }): void => {
    const { brand, kind, at, label, count } = tally;
    const key = [brand, kind, Math.floor(at.getTime() / 3_600_000), label].join('\n');
    const known = counted.get(key);
    if (known) known.count += count;
    else if (counted.size < MOST) counted.set(key, tally);
  };
  const count = (brand: string, kind: string, label = '', many = 1): void =>
    add({ brand, kind, label, at: now(), count: many });

  const write = async (brand: string, tallies: (Tally & { brand: string })[]): Promise<void> => {
    try {
      await addTallies(database.tenant(brand), tallies);
    } catch (err) {
      log.warn({ err, brand }, 'what happened could not be counted yet');
      for (const tally of tallies) add(tally);
    }
  };
  const tell = async (brand: string, here: number): Promise<void> => {
    try {
      await storePeople(database.tenant(brand), node, here);
      if (here === 0) people.delete(brand);
    } catch (err) {
      log.warn({ err, brand }, 'how many are here could not be told');
    }
  };
  const flush = async (): Promise<void> => {
    const taken = Map.groupBy(counted.values(), ({ brand }) => brand);
    counted = new Map();
    await Promise.all([
      ...[...taken].map(([brand, tallies]) => write(brand, tallies)),
      ...[...people].map(([brand, here]) => tell(brand, here)),
    ]);
  };

  const stops = [
    onVital('happened', ({ brand, kind, count: many }) => count(brand, kind, '', many)),
    onVital('people', ({ brand, change }) => people.set(brand, (people.get(brand) ?? 0) + change)),
    onVital('job', ({ brand, name, outcome }) => count(brand, `job_${outcome}`, name)),
  ];
  const timer = setInterval(() => void flush(), PAUSE).unref();
  return {
    count,
    flush,
    stop: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      // A database that is away keeps no server from stopping.
      await within(LAST, flush()).catch(() => undefined);
    },
  };
};
