import type { ReplicasConfig } from '../../config.replicas.ts';
import type { Database } from './database.ts';
import { createLastWrites, type LastWrites } from './last-writes.ts';
import { openLateReads } from './late-reads.ts';
import { type ReplicaWatch, watchReplicas } from './replicas.ts';

/** Where reads that may be late are done (docs/decisions/0116). */
export interface LateDatabases {
  /** For who is signed in, and for guests: each beside the connections that they have to the database itself. */
  users: Pick<Database, 'tenant'>;
  guests: Pick<Database, 'tenant'>;
  writes: LastWrites;
  watch: Pick<ReplicaWatch, 'lagOf'>;
  /** How many replicas there are. */
  count: number;
}

interface Parts {
  /** The database itself. */
  url: string;
  database: Database;
  guests: Database;
  direct?: Database | undefined;
  redis?: Parameters<typeof createLastWrites>[1];
  log: { info(text: string): void; warn(text: string): void };
  /** Connections to a replica, as many as the database itself has for these. */
  open(url: string, whose: 'users' | 'guests'): Database;
}

/** Returns also how to stop looking at the replicas; what `open` opened is closed by who opens. */
export const openLateDatabases = (
  { urls, lag }: ReplicasConfig,
  { url, database, guests, direct, redis, log, open }: Parts,
): LateDatabases & { close(): Promise<void> } => {
  const onChange = (number: number, isRead: boolean) =>
    isRead
      ? log.info(`replica ${number} is read from`)
      : log.warn(`replica ${number} is away or too far behind: reads go to the database`);
  const watch = watchReplicas({ url, urls, lag, onChange });
  const opened = (whose: 'users' | 'guests') => urls.map((each) => open(each, whose));
  return {
    users: openLateReads(database, opened('users'), { watch, direct }),
    guests: openLateReads(guests, opened('guests'), { watch, direct }),
    writes: createLastWrites(lag, redis),
    watch,
    count: urls.length,
    close: watch.close,
  };
};
