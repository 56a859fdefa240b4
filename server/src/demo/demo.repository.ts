import { raisedScore } from '../domains/social/rank.repository.ts';
import type { TenantDb } from '../infra/database/database.ts';
import type { DemoRows } from './demo-rows.ts';

const SETTING = 'demo';

export const isFilled = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', SETTING).executeTakeFirst()) !== undefined;

/** All of it or nothing. The setting is the lock: of two servers that fill at once, one does. */
export const insertDemo = (
  db: TenantDb,
  { users, posts, comments, likes, follows }: DemoRows,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('settings')
      .values({ key: SETTING, value: JSON.stringify({ people: users.length, posts: posts.length }) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return false;
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('posts').values(posts).execute();
    await trx.updateTable('posts').set({ score: raisedScore() }).execute();
    if (comments.length > 0) await trx.insertInto('comments').values(comments).execute();
    if (likes.length > 0) await trx.insertInto('post_likes').values(likes).execute();
    if (follows.length > 0) await trx.insertInto('follows').values(follows).execute();
    return true;
  });
