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
