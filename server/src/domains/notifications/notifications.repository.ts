import { type InferResult, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';

/** People of a row, and what was said last, are looked for among so many of its newest items. */
const LOOKED_AT = 20;

/** Of the row `id` of somebody, whoever did them. */
const latestItems = (db: TenantDb, userId: string, id: 'n.id' | 't.id') =>
  db
    .selectFrom('notification_items')
    .where('user_id', '=', userId)
    .where('notification_id', '=', sql.ref<string>(id))
    .where('holds', '=', true)
    .orderBy('place', 'desc')
    .limit(LOOKED_AT)
    .select(['actor_id', 'place', 'comment_id', 'text', 'item']);

/** Each with what was said last by somebody who is still there; none of whom nobody is. */
const selectLatest = (db: TenantDb, userId: string) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('notification_views as v', 'v.user_id', 'n.user_id')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom(latestItems(db, userId, 'n.id').as('i'))
          .leftJoin('users as u', 'u.id', 'i.actor_id')
          .where((row) => row.or([row('i.actor_id', 'is', null), row('u.delete_at', 'is', null)]))
          .orderBy('i.place', 'desc')
          .limit(1)
          .select(['i.comment_id', 'i.text', 'i.item'])
          .as('newest'),
      (join) => join.onTrue(),
    )
    .where('n.user_id', '=', userId)
    .where('n.count', '>', 0)
    .select(['n.id', 'n.kind', 'n.subject', 'n.post_id', 'n.group_id', 'n.count', 'n.place', 'n.create_at'])
    .select(['newest.comment_id', 'newest.text', 'newest.item'])
    .select(sql<boolean>`n.place > coalesce(v.place, 0)`.as('unread'))
    .orderBy('n.place', 'desc');

export type NotificationRow = InferResult<ReturnType<typeof selectLatest>>[number];

/** The latest first. */
export const listNotifications = (
  db: TenantDb,
  userId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NotificationRow[]> =>
  selectLatest(db, userId)
    .$if(before !== undefined, (query) => query.where('n.place', '<', before ?? 0))
    .limit(limit)
    .execute();

/** What came since they looked last, the latest first. */
export const listUnread = (db: TenantDb, userId: string, limit: number): Promise<NotificationRow[]> =>
  selectLatest(db, userId)
    .where(
      'n.place',
      '>',
      sql<number>`coalesce(${db.selectFrom('notification_views').where('user_id', '=', userId).select('place')}, 0)`,
    )
    .limit(limit)
    .execute();

const selectPeople = (db: TenantDb, userId: string, ids: readonly string[]) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${[...ids]}::text[])`.as<'t'>(sql`t(id)`))
    .innerJoinLateral(latestItems(db, userId, 't.id').as('i'), (join) => join.onTrue())
    .innerJoin('users as u', 'u.id', 'i.actor_id')
    .select(['t.id as notification_id', 'u.id', 'u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'])
    .select(sql<boolean>`u.delete_at is not null`.as('gone'))
    .orderBy('i.place', 'desc');

export type NotifierRow = InferResult<ReturnType<typeof selectPeople>>[number];

/** Who did the latest of each of somebody’s, the latest first, those who are gone too; somebody who did several stands several times. */
export const findPeople = (db: TenantDb, userId: string, ids: readonly string[]): Promise<NotifierRow[]> =>
  selectPeople(db, userId, ids).execute();

/** All that is there has been seen. False: it was before. */
export const markViewed = async (db: TenantDb, userId: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notification_views')
    .columns(['user_id', 'place'])
    .expression((from) =>
      from
        .selectFrom('notifications')
        .where('user_id', '=', userId)
        .where('count', '>', 0)
        .orderBy('place', 'desc')
        .limit(1)
        .select(['user_id', 'place']),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ place: eb.ref('excluded.place') }))
        .whereRef('excluded.place', '>', 'notification_views.place'),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

/** Those whose latest item is older than so many days. Returns how many went. */
export const removeOld = async (db: TenantDb, days: number, limit: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where(({ selectFrom }) => {
      const old = selectFrom('notifications')
        .where('create_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
        .orderBy('create_at')
        .limit(limit);
      return sql<boolean>`user_id = any(array(${old.select('user_id')})) and id = any(array(${old.select('id')}))`;
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Up to `most` of what somebody was told; returns how many. */
export const removeSomeOf = async (db: TenantDb, userId: string, most: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(({ selectFrom }) => {
      const some = selectFrom('notifications').where('user_id', '=', userId).select('id').limit(most);
      return sql<boolean>`id = any(array(${some}))`;
    })
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** How far somebody has seen. */
export const removeView = async (db: TenantDb, userId: string): Promise<void> => {
  await db.deleteFrom('notification_views').where('user_id', '=', userId).execute();
};
