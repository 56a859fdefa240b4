import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { builtOnce } from '../../infra/database/built-once.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import type { Tables } from '../../infra/database/tables.ts';
import type { UsersTable } from './users.tables.ts';

export type UserRow = Selectable<UsersTable>;
export type NewUserRow = Insertable<UsersTable>;
export type UserChange = Updateable<
  Pick<
    UsersTable,
    | 'nickname'
    | 'avatar'
    | 'avatar_thumbnail'
    | 'country'
    | 'notify'
    | 'notify_detail'
    | 'sound'
    | 'vibration'
    | 'presence'
    | 'seen_at'
    | 'social_account'
    | 'bio'
    | 'likes_private'
    | 'collects_private'
  >
>;
/** A transaction of the brand's database. */
export type Trx = Transaction<Tables>;

export const findById = (db: TenantDb, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

export const findByIds = (db: TenantDb, ids: readonly string[]): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();

/** Cancelled accounts are not found. */
export const findByUsername = (db: TenantDb, username: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('delete_at', 'is', null)
    .executeTakeFirst();

/** As operators name somebody: by account ID, or by id whoever they were. */
export const findByNameOrId = async (db: TenantDb, text: string): Promise<UserRow | undefined> =>
  (await findByUsername(db, text)) ?? (await findById(db, text));

/** Without case; cancelled accounts are not found. */
export const findByInviteCode = (db: TenantDb, code: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(invite_code)`, '=', code.toLowerCase())
    .where('delete_at', 'is', null)
    .executeTakeFirst();

/** Cancelled accounts are not found. */
const livingBy = builtOnce((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('delete_at', 'is', null),
);

export const findLiving = async (db: TenantDb, id: string): Promise<UserRow | undefined> =>
  (await livingBy(db, { id }))[0];

/** Undefined when the username or the invite code is taken; the transaction stays usable. Nobody is heard who has not asked for it. */
export const insertUser = (trx: Trx, user: NewUserRow): Promise<UserRow | undefined> =>
  trx
    .insertInto('users')
    .values({ sound: false, ...user })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const cancelUser = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ delete_at: sql<Date>`now()`, update_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .execute();
};

/** Whether the account is not cancelled; until the transaction ends it cannot be. */
export const holdLiving = async (trx: TenantDb, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .forShare()
    .executeTakeFirst()) !== undefined;

/** Cancelled before `time` and not cleaned yet; locked, so that nobody comes back meanwhile. */
export const takeCancelled = async (db: TenantDb, time: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('delete_at', '<=', time)
    .where('cleaned_at', 'is', null)
    .orderBy('delete_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
};

/** The row stays for what others wrote to and about it; the person is gone from it, and the names are free again. */
export const eraseUser = async (db: TenantDb, id: string): Promise<void> => {
  const blank = { nickname: '', avatar: '', avatar_thumbnail: '', country: '', social_account: '', bio: '' };
  await db
    .updateTable('users')
    .set({
      ...blank,
      username: id,
      invite_code: id,
      seen_at: null,
      cleaned_at: sql<Date>`now()`,
      update_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('notes')
    .where((row) => row.or([row('user_id', '=', id), row('target_id', '=', id)]))
    .execute();
};

/** Takes a cancellation back. */
export const reviveUser = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('users')
    .set({ delete_at: null, update_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('cleaned_at', 'is', null)
    .execute();
};

export const hasUsername = async (db: TenantDb, username: string): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
};

export const updateUser = async (db: TenantDb, id: string, change: UserChange): Promise<void> => {
  await db
    .updateTable('users')
    .set({ ...change, update_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('delete_at', 'is', null)
    .execute();
};

/** Accounts that nobody has greeted yet, the oldest first. */
export const findUngreeted = async (db: TenantDb, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    // As the index of those has it.
    .where(sql<boolean>`not greeted`)
    .orderBy('create_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const markGreeted = async (db: TenantDb, ids: readonly string[]): Promise<void> => {
  await db.updateTable('users').set({ greeted: true }).where('id', 'in', ids).execute();
};

/** When people were last here. Of those who hide it nothing is kept. */
export const storeSeen = async (db: TenantDb, seen: ReadonlyMap<string, Date>): Promise<void> => {
  await db
    .updateTable('users as u')
    .from(
      sql<{
        id: string;
        at: Date;
      }>`unnest(${[...seen.keys()]}::text[], ${[...seen.values()]}::timestamptz[])`.as<'s'>(sql`s(id, at)`),
    )
    .set({ seen_at: sql<Date>`s.at` })
    .whereRef('u.id', '=', 's.id')
    .where('u.presence', '=', true)
    .execute();
};
