import type { TenantDb } from '../../infra/database/database.ts';

export const insertFollow = async (db: TenantDb, userId: string, authorId: string): Promise<void> => {
  await db
    .insertInto('follows')
    .values({ user_id: userId, author_id: authorId })
    .onConflict((conflict) => conflict.columns(['user_id', 'author_id']).doNothing())
    .execute();
};

export const deleteFollow = async (db: TenantDb, userId: string, authorId: string): Promise<void> => {
  await db.deleteFrom('follows').where('user_id', '=', userId).where('author_id', '=', authorId).execute();
};

/** Neither follows the other any more; in one order for both, so that two who do it at once do not wait for ever. */
export const endFollowing = async (trx: TenantDb, userId: string, otherId: string): Promise<void> => {
  const [first, second] = userId < otherId ? [userId, otherId] : [otherId, userId];
  await deleteFollow(trx, first, second);
  await deleteFollow(trx, second, first);
};

export const hasFollowed = async (db: TenantDb, userId: string, authorId: string): Promise<boolean> =>
  (await db
    .selectFrom('follows')
    .where('user_id', '=', userId)
    .where('author_id', '=', authorId)
    .select('author_id')
    .executeTakeFirst()) !== undefined;
