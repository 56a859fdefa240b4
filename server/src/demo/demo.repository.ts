import { sql } from 'kysely';
import { insertCard } from '../domains/discover/discover.repository.ts';
import { addMembers } from '../domains/groups/groups.repository.ts';
import { insertFollow } from '../domains/social/authors/follows.repository.ts';
import { raisedScore } from '../domains/social/feeds/rank.repository.ts';
import { fillTimeline } from '../domains/social/feeds/timelines.repository.ts';
import type { UserRow } from '../domains/users/users.repository.ts';
import type { TenantDb } from '../infra/database/database.ts';
import { beforeIdsOf, timeIn } from '../infra/ids.ts';
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

/** Less is not worth a write. */
const STALE = 3_600_000;
/** All ids of a filling are made in this time. */
const FILLING = 60_000;

interface Filled {
  hosts?: string[];
  /** Until when posts were moved last, in milliseconds. */
  fresh_at?: number;
}

/**
 * Moves the posts and comments of the filling to where they would be had it been filled in `now`: its feeds and charts are
 * never empty, however old its folder. Returns by how many milliseconds; what people wrote since stays where it was.
 */
export const freshenDemo = (db: TenantDb, now: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const setting = await trx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', SETTING)
      .forUpdate()
      .executeTakeFirst();
    const { hosts: [host] = [], fresh_at } = (setting?.value ?? {}) as Filled;
    if (host === undefined) return 0;
    const by = now - (fresh_at ?? timeIn(host));
    if (by < STALE) return 0;
    const end = beforeIdsOf(timeIn(host) + FILLING);
    const moved = sql<Date>`create_at + ${by} * interval '1 millisecond'`;
    const ofDemo = trx.selectFrom('users').where('demo', '=', true).select('id');
    // The hashtags are named for the days that they are counted by: those are kept by what changes them.
    const posts = trx.updateTable('posts').where('id', '<', end).where('author_id', 'in', ofDemo);
    await posts.set((eb) => ({ create_at: moved, hashtags: eb.ref('hashtags') })).execute();
    await posts.set({ score: raisedScore() }).execute();
    await trx
      .updateTable('comments')
      .where('id', '<', end)
      .where('author_id', 'in', ofDemo)
      .set({ create_at: moved })
      .execute();
    await trx
      .updateTable('settings')
      .where('key', '=', SETTING)
      .set({ value: sql`value || ${JSON.stringify({ fresh_at: now })}::jsonb` })
      .execute();
    return by;
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
