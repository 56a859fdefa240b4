import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { newId } from '../../infra/ids.ts';
import type { OutboxRow } from '../../infra/outbox/outbox.repository.ts';

type Key = Pick<OutboxRow, 'receiver_id' | 'kind' | 'subject'>;

/** A notification some of whose items changed. */
export interface Touched {
  user_id: string;
  notification_id: string;
}

const onceEach = (touched: readonly Touched[]): Touched[] => [
  ...new Map(touched.map((each) => [each.notification_id, each])).values(),
];

/** As a table `t`. */
const rowsOf = (touched: readonly Touched[]) =>
  sql<Touched>`unnest(${columnOf(touched, 'user_id')}::text[], ${columnOf(touched, 'notification_id')}::text[])`.as<'t'>(
    sql`t(user_id, notification_id)`,
  );

const columnOf = <Row, K extends keyof Row>(rows: readonly Row[], key: K) => rows.map((row) => row[key]);

/** Which of these are told to nobody: the receiver is gone, or a block stands between the two. By their place. */
export const findUntold = async (
  trx: TenantDb,
  rows: readonly Pick<OutboxRow, 'receiver_id' | 'actor_id'>[],
): Promise<Set<number>> => {
  const found = await trx
    .selectFrom(
      sql<{ receiver: string; actor: string | null; at: number }>`unnest(
        ${columnOf(rows, 'receiver_id')}::text[], ${columnOf(rows, 'actor_id')}::text[]) with ordinality`.as<'t'>(
        sql`t(receiver, actor, at)`,
      ),
    )
    .where(({ eb, or, selectFrom }) => {
      // One by one: of users and blocks there may be millions.
      const living = selectFrom('users as u')
        .whereRef('u.id', '=', 't.receiver')
        .where('u.delete_at', 'is', null)
        .select('u.id')
        .limit(1);
      const blocks = selectFrom('blocks as b').select('b.user_id').limit(1);
      return or([
        eb(living, 'is', null),
        eb(
          blocks.whereRef('b.user_id', '=', 't.receiver').whereRef('b.block_id', '=', sql.ref('t.actor')),
          'is not',
          null,
        ),
        eb(
          blocks.whereRef('b.user_id', '=', sql.ref('t.actor')).whereRef('b.block_id', '=', 't.receiver'),
          'is not',
          null,
        ),
      ]);
    })
    .select('t.at')
    .execute();
  return new Set(found.map(({ at }) => Number(at) - 1));
};

/** One row for each key, those that are there stay. */
export const insertNotifications = async (
  trx: TenantDb,
  rows: readonly (Key & Pick<OutboxRow, 'post_id' | 'group_id'>)[],
): Promise<void> => {
  await trx
    .insertInto('notifications')
    .values(
      rows.map(({ receiver_id, kind, subject, post_id, group_id }) => ({
        ...{ id: newId(), user_id: receiver_id, kind, subject, post_id, group_id },
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'subject']).doNothing())
    .execute();
};

const given = (rows: readonly OutboxRow[]) => sql<
  Pick<OutboxRow, 'receiver_id' | 'kind' | 'subject' | 'item' | 'actor_id' | 'comment_id' | 'text'> & {
    at: number;
    create_at: Date;
  }
>`unnest(${columnOf(rows, 'receiver_id')}::text[], ${columnOf(rows, 'kind')}::text[],
  ${columnOf(rows, 'subject')}::text[], ${columnOf(rows, 'item')}::text[], ${columnOf(rows, 'actor_id')}::text[],
  ${columnOf(rows, 'comment_id')}::text[], ${columnOf(rows, 'text')}::text[],
  ${rows.map(({ create_at }) => create_at.toISOString())}::timestamptz[]) with ordinality`;

const COLUMNS = sql<'g'>`g(receiver_id, kind, subject, item, actor_id, comment_id, text, create_at, at)`;

/** Items that stand for these rows, as they are named in the tables. */
const itemsOf = (trx: TenantDb, rows: readonly OutboxRow[]) =>
  trx.selectFrom(given(rows).as<'g'>(COLUMNS)).innerJoinLateral(
    (some) =>
      some
        .selectFrom('notifications')
        .whereRef('user_id', '=', 'g.receiver_id')
        .whereRef('kind', '=', 'g.kind')
        .whereRef('subject', '=', 'g.subject')
        .limit(1)
        .select(['id', 'user_id'])
        .as('n'),
    (join) => join.onTrue(),
  );

/** What happened, in its order. What was taken back holds again, where it stood. Returns what changed, and what was never told. */
export const addItems = (
  trx: TenantDb,
  rows: readonly OutboxRow[],
): Promise<(Touched & { is_new: boolean })[]> =>
  trx
    .insertInto('notification_items')
    .columns(['notification_id', 'user_id', 'item', 'actor_id', 'comment_id', 'text', 'create_at'])
    .expression(
      itemsOf(trx, rows)
        .select(['n.id', 'n.user_id', 'g.item', 'g.actor_id', 'g.comment_id', 'g.text', 'g.create_at'])
        .orderBy('g.at'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'notification_id', 'item'])
        .doUpdateSet((row) => ({ holds: true, text: row.ref('excluded.text') }))
        .where('notification_items.holds', '=', false),
    )
    .returning(['user_id', 'notification_id', sql<boolean>`xmax = 0`.as('is_new')])
    .execute();

/** It stays, so that it is told once; what was said in it does not. */
const ENDED = { holds: false, text: '' };

/** What was taken back. Returns what it stood in. */
export const endItems = (trx: TenantDb, rows: readonly OutboxRow[]): Promise<Touched[]> =>
  trx
    .updateTable('notification_items as i')
    // Found by their key, whatever is believed of how many there are.
    .where('i.notification_id', '=', ({ fn }) =>
      fn.any(sql<string[]>`array(${itemsOf(trx, rows).select('n.id')})`),
    )
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('i.user_id', 'i.notification_id', 'i.item'),
        'in',
        itemsOf(trx, rows).select(['n.user_id', 'n.id', 'g.item']).$asTuple('user_id', 'id', 'item'),
      ),
    )
    .where('i.holds', '=', true)
    .set(ENDED)
    .returning(['i.user_id', 'i.notification_id'])
    .execute();

/** All that either of two was told of the other. Returns what it stood in. */
export const endItemsBetween = (trx: TenantDb, one: string, other: string): Promise<Touched[]> =>
  trx
    .updateTable('notification_items')
    .where((row) =>
      row.or([
        row.and([row('actor_id', '=', one), row('user_id', '=', other)]),
        row.and([row('actor_id', '=', other), row('user_id', '=', one)]),
      ]),
    )
    .where('holds', '=', true)
    .set(ENDED)
    .returning(['user_id', 'notification_id'])
    .execute();

/** All that anybody was told of one comment. Returns what it stood in. */
export const endItemsAbout = (trx: TenantDb, commentId: string): Promise<Touched[]> =>
  trx
    .updateTable('notification_items')
    .where('comment_id', '=', commentId)
    .where('holds', '=', true)
    .set(ENDED)
    .returning(['user_id', 'notification_id'])
    .execute();

/** Up to `most` of what anybody was told of one person. Returns what it stood in, for each. */
export const endItemsOf = (trx: TenantDb, actorId: string, most: number): Promise<Touched[]> =>
  trx
    .updateTable('notification_items')
    .where(sql<string>`ctid`, '=', ({ selectFrom }) => {
      const some = selectFrom('notification_items')
        .where('actor_id', '=', actorId)
        .where('holds', '=', true)
        .select(sql<string>`ctid`.as('place'))
        .limit(most);
      return sql<string>`any(array(${some}))`;
    })
    .set(ENDED)
    .returning(['user_id', 'notification_id'])
    .execute();

/** Counts people anew, and finds the newest item. */
export const refreshNotifications = (
  trx: TenantDb,
  touched: readonly Touched[],
): Promise<{ id: string; user_id: string }[]> =>
  trx
    .updateTable('notifications as n')
    .from(rowsOf(onceEach(touched)))
    .whereRef('n.user_id', '=', 't.user_id')
    .whereRef('n.id', '=', 't.notification_id')
    .set(({ fn, ref, selectFrom }) => {
      const held = selectFrom('notification_items as i')
        .whereRef('i.user_id', '=', 'n.user_id')
        .whereRef('i.notification_id', '=', 'n.id')
        .where('i.holds', '=', true);
      const newest = held.orderBy('i.place', 'desc').limit(1);
      return {
        count: held.select(sql<number>`count(distinct coalesce(i.actor_id, ''))`.as('people')),
        place: fn.coalesce(newest.select('i.place'), ref('n.place')),
        create_at: fn.coalesce(newest.select('i.create_at'), ref('n.create_at')),
      };
    })
    .returning(['n.id', 'n.user_id'])
    .execute();
