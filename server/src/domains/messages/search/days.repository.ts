import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';
import type { Scope } from './search.repository.ts';

/**
 * Of each time, by its number from 1, where the first message stands that was sent then or later; behind the last one when
 * there is none. Sequence numbers have no gaps and follow time: halving finds it by the primary key, all times at once,
 * without an index by time that every message would pay for.
 */
const withEdges = (db: TenantDb, groupId: string, times: readonly Date[]) =>
  db.withRecursive('edges', (query) =>
    query
      .selectFrom('groups as g')
      .innerJoin(
        sql<{ at: Date; number: number }>`unnest(${times}::timestamptz[]) with ordinality`.as<'t'>(
          sql`t(at, number)`,
        ),
        (join) => join.onTrue(),
      )
      .where('g.bucket', '=', bucketOf(groupId))
      .where('g.id', '=', groupId)
      .select(['t.number', 't.at', sql<number>`1::bigint`.as('low'), sql<number>`g.last_seq + 1`.as('high')])
      .unionAll((part) =>
        part
          .selectFrom('edges as e')
          .leftJoinLateral(
            (from) =>
              from
                .selectFrom('messages')
                .where('bucket', '=', bucketOf(groupId))
                .where('group_id', '=', groupId)
                .where('seq', '=', sql<number>`(e.low + e.high) / 2`)
                .select('create_at')
                .limit(1)
                .as('m'),
            (join) => join.onTrue(),
          )
          .whereRef('e.low', '<', 'e.high')
          .select(['e.number', 'e.at'])
          .select(
            sql<number>`case when m.create_at < e.at then (e.low + e.high) / 2 + 1 else e.low end`.as('low'),
          )
          .select(
            sql<number>`case when m.create_at < e.at then e.high else (e.low + e.high) / 2 end`.as('high'),
          ),
      ),
  );

/** Where the messages of a time begin and end: the sequence number of the first one, and of the first one after. */
export const findSpan = async (
  db: TenantDb,
  groupId: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ first: number; after: number }> => {
  const rows = await withEdges(db, groupId, [from, to])
    .selectFrom('edges')
    .whereRef('low', '=', 'high')
    .select('low')
    .orderBy('number')
    .execute();
  return { first: rows[0]?.low ?? 1, after: rows[1]?.low ?? 1 };
};

/**
 * Which of these times, by their place in the list, have a message that the reader may see before the next one begins; the
 * last one only ends.
 */
export const findFilled = async (
  db: TenantDb,
  { groupId, userId, floor }: Scope,
  times: readonly Date[],
): Promise<number[]> => {
  const rows = await withEdges(db, groupId, times)
    .with('spans', (query) =>
      query
        .selectFrom('edges')
        .whereRef('low', '=', 'high')
        .select(['number', 'low as first'])
        .select(sql<number | null>`lead(low) over (order by number)`.as('after')),
    )
    .selectFrom('spans as s')
    .whereRef('s.after', '>', 's.first')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('messages as m')
          .where('m.bucket', '=', bucketOf(groupId))
          .where('m.group_id', '=', groupId)
          .whereRef('m.seq', '>=', 's.first')
          .whereRef('m.seq', '<', 's.after')
          .where('m.seq', '>', floor)
          .where('m.type', '<>', 'message_delete')
          .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
          .select('m.seq'),
      ),
    )
    .select('s.number')
    .orderBy('s.number')
    .execute();
  return rows.map(({ number }) => number - 1);
};
