import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { CAUSE } from '../../../infra/outbox/outbox.rows.ts';

interface Counted {
  id: string;
  followers: number;
  followings: number;
}

/**
 * Row, counts of both sides and what the author is told in one statement; what is there already, or not there any more, changes nothing. The lower id
 * is counted first, whoever follows whom: two who follow each other at once do not wait for one another.
 */
const changeFollow = async (
  db: TenantDb,
  [user_id, author_id]: [userId: string, authorId: string],
  by: 1 | -1,
): Promise<void> => {
  await db
    .with('changed', (query) =>
      by === 1
        ? query
            .insertInto('follows')
            .values({ user_id, author_id })
            .onConflict((conflict) => conflict.columns(['user_id', 'author_id']).doNothing())
            .returning(['user_id', 'author_id'])
        : query
            .deleteFrom('follows')
            .where('user_id', '=', user_id)
            .where('author_id', '=', author_id)
            .returning(['user_id', 'author_id']),
    )
    .with('told', (query) =>
      query
        .insertInto('outbox')
        .columns(CAUSE)
        .expression(({ lit, selectFrom }) =>
          selectFrom('changed')
            .select([sql<'follow'>`'follow'`.as('kind'), 'author_id', 'user_id as actor_id'])
            .select([sql<string>`''`.as('subject'), 'user_id as item', sql<null>`null`.as('post_id')])
            .select(lit(by === -1).as('undone')),
        ),
    )
    .insertInto('follow_counts')
    .columns(['user_id', 'followers', 'followings'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<Counted>`(select author_id as id, ${by}::int as followers, 0 as followings from changed
            union all select user_id, 0, ${by}::int from changed order by id)`.as('counted'),
        )
        .select(['counted.id', 'counted.followers', 'counted.followings']),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        followers: eb('follow_counts.followers', '+', eb.ref('excluded.followers')),
        followings: eb('follow_counts.followings', '+', eb.ref('excluded.followings')),
      })),
    )
    .execute();
};

export const insertFollow = (db: TenantDb, userId: string, authorId: string): Promise<void> =>
  changeFollow(db, [userId, authorId], 1);

export const deleteFollow = (db: TenantDb, userId: string, authorId: string): Promise<void> =>
  changeFollow(db, [userId, authorId], -1);

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

/** Those of these people whom somebody follows. */
export const findFollowed = async (
  db: TenantDb,
  userId: string,
  authorIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('follows')
    .where('user_id', '=', userId)
    .where(({ eb, fn, val }) => eb('author_id', '=', fn.any(val([...authorIds]))))
    .select('author_id')
    .execute();
  return rows.map(({ author_id }) => author_id);
};

/** Who follows them, and whom they follow. */
export const findFollowCounts = async (
  db: TenantDb,
  userId: string,
): Promise<{ followers: number; followings: number }> =>
  (await db
    .selectFrom('follow_counts')
    .where('user_id', '=', userId)
    .select(['followers', 'followings'])
    .executeTakeFirst()) ?? { followers: 0, followings: 0 };
