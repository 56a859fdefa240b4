import type { TenantDb } from '../../infra/database/database.ts';

export const eraseContacts = async (db: TenantDb, userId: string): Promise<void> => {
  await db
    .deleteFrom('contacts')
    .where((row) => row.or([row('user_id', '=', userId), row('contact_id', '=', userId)]))
    .execute();
  await db
    .deleteFrom('blocks')
    .where((row) => row.or([row('user_id', '=', userId), row('block_id', '=', userId)]))
    .execute();
};

/** Whether `userId` has blocked `blockId`. */
export const hasBlocked = async (db: TenantDb, userId: string, blockId: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .where('user_id', '=', userId)
    .where('block_id', '=', blockId)
    .select('user_id')
    .executeTakeFirst()) !== undefined;

/** Those of `ids` who have blocked `blockId`. */
export const findBlockers = async (
  db: TenantDb,
  blockId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('blocks')
    .where('block_id', '=', blockId)
    .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val([...ids]))))
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Those of `ids` who are among the contacts of `userId`, or have them among theirs; each once. */
export const findAcquainted = async (
  db: TenantDb,
  userId: string,
  ids: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('contacts')
    .where('user_id', '=', userId)
    .where(({ eb, fn, val }) => eb('contact_id', '=', fn.any(val([...ids]))))
    .select('contact_id as id')
    .union(
      db
        .selectFrom('contacts')
        .where('contact_id', '=', userId)
        .where(({ eb, fn, val }) => eb('user_id', '=', fn.any(val([...ids]))))
        .select('user_id as id'),
    )
    .execute();
  return rows.map(({ id }) => id);
};
