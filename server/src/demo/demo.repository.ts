import { addMembers } from '../domains/groups/groups.repository.ts';
import { raisedScore } from '../domains/social/rank.repository.ts';
import type { TenantDb } from '../infra/database/database.ts';
import { findSetting } from '../infra/settings/settings.repository.ts';
import type { ChatRows } from './chat-rows.ts';
import type { DemoRows } from './demo-rows.ts';

const SETTING = 'demo';

export const isFilled = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', SETTING).executeTakeFirst()) !== undefined;

/** All of it or nothing. The setting is the lock: of two servers that fill at once, one does. */
export const insertDemo = (
  db: TenantDb,
  { users, posts, comments, likes, follows, chat }: DemoRows,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('settings')
      .values({
        key: SETTING,
        value: JSON.stringify({ people: users.length, posts: posts.length, group: chat?.group.id }),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return false;
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('posts').values(posts).execute();
    await trx.updateTable('posts').set({ score: raisedScore() }).execute();
    if (comments.length > 0) await trx.insertInto('comments').values(comments).execute();
    if (likes.length > 0) await trx.insertInto('post_likes').values(likes).execute();
    if (follows.length > 0) await trx.insertInto('follows').values(follows).execute();
    if (chat) await insertChat(trx, chat);
    return true;
  });

const insertChat = async (db: TenantDb, { group, members, messages, reactions }: ChatRows): Promise<void> => {
  await db.insertInto('groups').values(group).execute();
  await db.insertInto('group_members').values(members).execute();
  await db.insertInto('messages').values(messages).execute();
  if (reactions.length > 0) await db.insertInto('reactions').values(reactions).execute();
};

/** Takes a person into the demo conversation; false without one, or for nobody. */
export const joinDemoChat = async (db: TenantDb, username: string): Promise<boolean> => {
  const { group } = await findSetting(db, SETTING);
  const user = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (typeof group !== 'string' || !user) return false;
  await addMembers(db, group, [user.id]);
  return true;
};
