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

/** Whether one of them has the other among their contacts. */
export const areAcquainted = async (db: TenantDb, [one, other]: [string, string]): Promise<boolean> =>
  (await db
    .selectFrom('contacts')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('user_id', 'contact_id'), 'in', [tuple(one, other), tuple(other, one)]),
    )
    .select('user_id')
    .limit(1)
    .executeTakeFirst()) !== undefined;
