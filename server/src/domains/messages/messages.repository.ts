import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import type { MessagePosition } from '../groups/last-messages.ts';
import { type MessageRow, selectMessages } from './message.rows.ts';
import { type SeenRow, selectSeen } from './seen.repository.ts';

/** Which part of a conversation: bounds are exclusive sequence numbers. */
export interface Window {
  groupId: string;
  /** Hidden messages of this reader are left out. */
  userId: string;
  floor: number;
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** Oldest first. With `after` the ones that follow it, else the newest, or the newest below `before`. */
export const findMessages = async (db: TenantDb, window: Window): Promise<SeenRow[]> => {
  const { groupId, userId, before, after, limit } = window;
  const forward = after !== undefined;
  const rows = await selectSeen(db, groupId, window)
    .where('m.seq', '>', Math.max(window.floor, after ?? 0))
    .$if(before !== undefined, (query) => query.where('m.seq', '<', before ?? 0))
    .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
    .orderBy('m.seq', forward ? 'asc' : 'desc')
    .limit(limit)
    .execute();
  return forward ? rows : rows.reverse();
};

/** A message that this member may see. */
export const findMessage = (
  db: TenantDb,
  at: { groupId: string; messageId: string; userId: string; floor: number },
): Promise<SeenRow | undefined> =>
  selectSeen(db, at.groupId, at)
    .where('m.id', '=', at.messageId)
    .where('m.seq', '>', at.floor)
    .where(({ eb, fn, not }) => not(eb(eb.val(at.userId), '=', fn.any('m.block_user_ids'))))
    .executeTakeFirst();

/** One a position, in no order. Whether a reader may see them is the caller's to know. */
export const findMessagesAt = (
  db: TenantDb,
  positions: readonly MessagePosition[],
): Promise<MessageRow[]> => {
  const groups = positions.map(({ group_id }) => group_id);
  const seqs = positions.map(({ seq }) => seq);
  return selectMessages(db)
    .innerJoin(
      sql<{
        bucket: string;
        group_id: string;
        seq: number;
      }>`unnest(${groups.map(bucketOf)}::text[], ${groups}::text[], ${seqs}::bigint[])`.as<'at'>(
        sql`at(bucket, group_id, seq)`,
      ),
      (join) =>
        join
          .onRef('at.bucket', '=', 'm.bucket')
          .onRef('at.group_id', '=', 'm.group_id')
          .onRef('at.seq', '=', 'm.seq'),
    )
    .execute();
};
