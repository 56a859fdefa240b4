import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

type TenantDb = Kysely<Tables>;

const sessions = new WeakMap<TenantDb, TenantDb>();

/** From now on locks of `db` are held on connections of `direct`: behind a pooler two statements are not of one session. */
export const holdLocksOn = (direct: TenantDb, db: TenantDb): void => {
  sessions.set(db, direct);
};

/**
 * Does `work` while no other process does any of the same name, on the connection that holds the lock: it breaks with it.
 * `name` is one of all brands.
 * @throws the error of a statement that waited for a lock too long (api.unavailable)
 */
export const holdingLock = <T>(db: TenantDb, name: string, work: (db: TenantDb) => Promise<T>): Promise<T> =>
  (sessions.get(db) ?? db).connection().execute(async (own) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(own);
    try {
      return await work(own);
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(own);
    }
  });
