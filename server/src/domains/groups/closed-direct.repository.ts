import { expressionBuilder, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { Tables } from '../../infra/database/tables.ts';

/** Where a statement names somebody: a column, or an id. */
type Named = { column: string } | { id: string };

/** Whether `userId` has blocked the other one. */
export const hasBlocked = (userId: string, other: Named) => {
  const eb = expressionBuilder<Tables>();
  return eb
    .exists(
      eb
        .selectFrom('blocks as mine')
        .where('mine.user_id', '=', userId)
        .where('mine.block_id', '=', 'id' in other ? other.id : sql.ref<string>(other.column))
        .select('mine.block_id'),
    )
    .$castTo<boolean>();
};

/** Whether somebody's account is cancelled. */
const isCancelled = (id: string) => {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('users as gone')
      .where('gone.id', '=', id)
      .where('gone.delete_at', 'is not', null)
      .select('gone.id'),
  );
};

/** Whether nothing is said between two any more: `userId` has blocked the other one, or their account is cancelled. */
export const isClosedTo = (userId: string, otherId: string) => {
  const eb = expressionBuilder<Tables>();
  return eb.or([hasBlocked(userId, { id: otherId }), isCancelled(otherId)]).$castTo<boolean>();
};

export const findClosed = async (db: TenantDb, userId: string, otherId: string): Promise<boolean> => {
  const { closed } = await db
    .selectNoFrom(isClosedTo(userId, otherId).as('closed'))
    .executeTakeFirstOrThrow();
  return closed;
};

/** Direct conversations of a person, those that were written in last first. */
export const findDirects = async (db: TenantDb, userId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('user_id', '=', userId)
    .where('group_id', 'like', '%\\_%')
    .select('group_id')
    .orderBy('active_at', (order) => order.desc().nullsLast())
    .limit(limit)
    .execute();
  return rows.map(({ group_id }) => group_id);
};
