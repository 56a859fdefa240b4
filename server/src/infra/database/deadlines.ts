import type pg from 'pg';
import { SuspiciousClient } from './silence.ts';

/** How long one use of the database may take, in milliseconds. */
export interface Deadlines {
  /** To get a connection: a free one of the pool, or a new one. */
  connect: number;
  /** One statement, by PostgreSQL's clock: it gives up and rolls back. */
  statement: number;
  /** One statement, by our clock: for a database that says nothing at all. Longer than `statement`. */
  silence: number;
  /** Waiting for a row that another transaction holds. */
  lock: number;
}

/** A call is refused within five seconds, whichever of these limits is hit. */
export const OF_CALLS: Deadlines = { connect: 2_000, statement: 3_000, silence: 3_500, lock: 2_000 };

/** What a replica does not say in this time, the database still has time for within these five seconds. */
export const OF_REPLICAS: Deadlines = { connect: 500, statement: 1_000, silence: 1_250, lock: 500 };

const MINUTE = 60_000;

/** Work that nobody waits for may read and delete a lot. */
export const OF_JOBS: Deadlines = {
  connect: 10_000,
  statement: 10 * MINUTE,
  silence: 11 * MINUTE,
  lock: MINUTE,
};

/** How long a call waits in all for a statement that it shares with others, its turn included. */
export const PATIENCE = 4_500;

export const poolOptionsOf = ({ connect, statement, silence, lock }: Deadlines): pg.PoolConfig => ({
  Client: SuspiciousClient,
  connectionTimeoutMillis: connect,
  statement_timeout: statement,
  query_timeout: silence,
  lock_timeout: lock,
  // A transaction whose server froze lets go of its rows.
  idle_in_transaction_session_timeout: 2 * silence,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});
