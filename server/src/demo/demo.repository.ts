import { insertCard } from '../domains/discover/discover.repository.ts';
import { addMembers } from '../domains/groups/groups.repository.ts';
import { insertFollow } from '../domains/social/authors/follows.repository.ts';
import { raisedScore } from '../domains/social/feeds/rank.repository.ts';
import { fillTimeline } from '../domains/social/feeds/timelines.repository.ts';
import type { UserRow } from '../domains/users/users.repository.ts';
import type { TenantDb } from '../infra/database/database.ts';
import { findSetting } from '../infra/settings/settings.repository.ts';
import type { ChatRows } from './chat-rows.ts';
import type { DemoRows } from './demo-rows.ts';

const SETTING = 'demo';
/** So many of the people can be looked around as: the first ones. */
const HOSTS = 4;

export const isFilled = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('settings').select('key').where('key', '=', SETTING).executeTakeFirst()) !== undefined;

/** All of it or nothing. The setting is the lock: of two servers that fill at once, one does. */
export const insertDemo = (
  db: TenantDb,
  { users, posts, comments, likes, follows, chats, acquaintance, cards }: DemoRows,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('settings')
      .values({
        key: SETTING,
        value: JSON.stringify({
          ...{ people: users.length, posts: posts.length, group: chats[0]?.group.id },
          hosts: users.slice(0, HOSTS).map(({ id }) => id),
        }),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return false;
    await trx.insertInto('users').values(users).execute();
    await trx.insertInto('posts').values(posts).execute();
    await trx.updateTable('posts').set({ score: raisedScore() }).execute();
    if (comments.length > 0) await trx.insertInto('comments').values(comments).execute();
    if (likes.length > 0) await trx.insertInto('post_likes').values(likes).execute();
    for (const { user_id, author_id } of follows) {
      await insertFollow(trx, user_id, author_id);
      await fillTimeline(trx, user_id, author_id);
    }
    await trx.updateTable('posts').set({ spread_at: new Date() }).execute();
    for (const card of cards) await insertCard(trx, card);
    await insertChats(trx, chats);
    const { contacts, notes } = acquaintance;
    if (contacts.length > 0) await trx.insertInto('contacts').values(contacts).execute();
    if (notes.length > 0) await trx.insertInto('notes').values(notes).execute();
    return true;
  });

/** Few statements for all conversations; a file that is sent twice is stored once. */
const insertChats = async (db: TenantDb, chats: ChatRows[]): Promise<void> => {
  if (chats.length === 0) return;
  await db
    .insertInto('groups')
    .values(chats.map(({ group }) => group))
    .execute();
  await db
    .insertInto('group_members')
    .values(chats.flatMap(({ members }) => members))
    .execute();
  await db
    .insertInto('messages')
    .values(chats.flatMap(({ messages }) => messages))
    .execute();
  const [reactions, uploads] = [
    chats.flatMap((chat) => chat.reactions),
    chats.flatMap((chat) => chat.uploads),
  ];
  if (reactions.length > 0) await db.insertInto('reactions').values(reactions).execute();
  if (uploads.length > 0) {
    await db
      .insertInto('uploads')
      .values(uploads)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Takes a person into the demo conversation; false without one, or for nobody. */
export const joinDemoChat = async (db: TenantDb, username: string): Promise<boolean> => {
  const { group } = await findSetting(db, SETTING);
  const user = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  if (typeof group !== 'string' || !user) return false;
  await addMembers(db, group, [user.id]);
  return true;
};

/** Those whom developers may look around as; nobody where the demo content is missing, or older than they are. */
export const findHosts = async (db: TenantDb): Promise<UserRow[]> => {
  const { hosts } = await findSetting(db, SETTING);
  const ids = Array.isArray(hosts) ? hosts.map(String) : [];
  if (ids.length === 0) return [];
  return db
    .selectFrom('users')
    .selectAll()
    .where('demo', '=', true)
    .where('delete_at', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
};
