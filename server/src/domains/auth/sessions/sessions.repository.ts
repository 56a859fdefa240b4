import { type Insertable, type Selectable, sql } from 'kysely';
import { builtOnce } from '../../../infra/database/built-once.ts';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { AuthenticatedCaller } from '../../../infra/tenancy.ts';
import type { SessionsTable } from '../auth.tables.ts';

export type SessionRow = Selectable<SessionsTable>;

const NOW = sql<Date>`now()`;
/** Not cancelled, and not kept out by an operator. */
const MAY_BE_HERE = sql<boolean>`users.delete_at is null and (users.banned_until is null or users.banned_until <= now())`;

export const insertSession = async (db: TenantDb, session: Insertable<SessionsTable>): Promise<void> => {
  await db.insertInto('sessions').values(session).execute();
};

const callersOf = builtOnce((db, { accessHashes }: { accessHashes: Buffer[] }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['access_hash', 'sessions.id as sessionId', 'sessions.user_id as userId', 'sessions.scope'])
    .select('sessions.access_expires_at as expiresAt')
    .where(({ eb, fn, val }) => eb('sessions.access_hash', '=', fn.any(val(accessHashes))))
    .where('sessions.access_expires_at', '>', NOW)
    .where('sessions.expires_at', '>', NOW)
    .where('sessions.revoked_at', 'is', null)
    .where(MAY_BE_HERE),
);

/** The one query behind every call of a signed-in user, for many calls at once: callers in the order of the tokens. */
export const findCallers = async (
  db: TenantDb,
  accessHashes: Buffer[],
): Promise<(AuthenticatedCaller | undefined)[]> => {
  const rows = await callersOf(db, { accessHashes });
  const callers = new Map(rows.map(({ access_hash, ...caller }) => [access_hash.toString('base64'), caller]));
  return accessHashes.map((hash) => callers.get(hash.toString('base64')));
};

const aliveOf = builtOnce((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where(({ eb, fn, val }) => eb('sessions.id', '=', fn.any(val(ids))))
    .where('sessions.expires_at', '>', NOW)
    .where(sql<Date>`coalesce(sessions.refresh_expires_at, sessions.access_expires_at)`, '>', NOW)
    .where('sessions.revoked_at', 'is', null)
    .where(MAY_BE_HERE),
);

/** Of each of these sessions, whether it may go on. */
export const areAlive = async (db: TenantDb, ids: string[]): Promise<boolean[]> => {
  const alive = new Set((await aliveOf(db, { ids })).map(({ id }) => id));
  return ids.map((id) => alive.has(id));
};

/** A session that may still be refreshed, by the family of its refresh tokens. */
export const findByFamily = (
  db: TenantDb,
  familyHash: Buffer,
): Promise<(SessionRow & { rotated_ago: number | null }) | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(sql<number | null>`(extract(epoch from now() - rotated_at) * 1000)::float8`.as('rotated_ago'))
    .where('sessions.family_hash', '=', familyHash)
    .where('sessions.expires_at', '>', NOW)
    .where('sessions.refresh_expires_at', '>', NOW)
    .where('sessions.revoked_at', 'is', null)
    .where(MAY_BE_HERE)
    .executeTakeFirst();

export interface Rotation {
  id: string;
  address: string;
  from: Buffer;
  to: Buffer;
  access: Buffer;
  accessLifetime: number;
  refreshIdle: number;
}

/** False when the session was rotated or ended in the meantime. */
export const rotateSession = async (db: TenantDb, rotation: Rotation): Promise<boolean> => {
  const { id, address, from, to, access, accessLifetime, refreshIdle } = rotation;
  const later = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      previous_refresh_hash: from,
      refresh_hash: to,
      access_hash: access,
      address,
      rotated_at: NOW,
      access_expires_at: sql<Date>`least(${later(accessLifetime)}, expires_at)`,
      refresh_expires_at: sql<Date>`least(${later(refreshIdle)}, expires_at)`,
    })
    .where('id', '=', id)
    .where('refresh_hash', '=', from)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** False when it had ended before, or is not this user's. */
export const revokeSession = async (db: TenantDb, id: string, userId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: NOW })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export type ListedSession = Pick<
  SessionRow,
  'id' | 'channel' | 'device_type' | 'agent' | 'address' | 'create_at' | 'rotated_at'
>;

/** The sessions that may still be used or refreshed, latest activity first. */
export const listSessions = (db: TenantDb, userId: string): Promise<ListedSession[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'channel', 'device_type', 'agent', 'address', 'create_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('scope', '=', 'session')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', NOW)
    .where('refresh_expires_at', '>', NOW)
    .orderBy(sql`coalesce(rotated_at, create_at)`, 'desc')
    .execute();

/** Ends the sessions of a user but one; returns the ids of those that ended. */
export const revokeSessions = async (db: TenantDb, userId: string, except = ''): Promise<string[]> => {
  const rows = await db
    .updateTable('sessions')
    .set({ revoked_at: NOW })
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Ended, or too old to be used or refreshed. The expression is that of an index. */
export const removePastSessions = async (db: TenantDb): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where(sql<Date>`least(expires_at, refresh_expires_at, revoked_at)`, '<', NOW)
    .execute();
};
