import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';
import { isNotBlocked } from '../reactions/reactions.repository.ts';

export interface UnseenReader {
  groupId: string;
  userId: string;
  /** What stands here or before is not theirs to see. */
  floor: number;
  limit: number;
}

/** Messages after the last one that a person has seen which call them by name, oldest first. */
export const findUnseenMentions = (db: TenantDb, { groupId, userId, floor, limit }: UnseenReader) =>
  db
    .selectFrom('messages as m')
    .where('m.bucket', '=', bucketOf(groupId))
    .where('m.group_id', '=', groupId)
    .where('m.mention_ids', 'is not', null)
    .where('m.seq', '>', floor)
    .where('m.seq', '>', ({ selectFrom }) =>
      selectFrom('group_members')
        .where('bucket', '=', bucketOf(groupId))
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .select('viewed_seq'),
    )
    .where(({ eb, fn }) => eb(eb.val(userId), '=', fn.any('m.mention_ids')))
    .where('m.user_id', '<>', userId)
    .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
    .select(['m.id', 'm.seq'])
    .orderBy('m.seq')
    .limit(limit)
    .execute();

/** Messages of a person with reactions that they have not seen, oldest first. A message may have hundreds: it is read once. */
export const findUnseenReactions = (db: TenantDb, { groupId, userId, floor, limit }: UnseenReader) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('reactions as e')
        .where('e.bucket', '=', bucketOf(groupId))
        .where('e.unseen_by', '=', userId)
        .where(isNotBlocked(userId))
        .select(['e.bucket', 'e.message_id'])
        .distinct()
        .as('u'),
    )
    .innerJoin('messages as m', (join) =>
      join.onRef('m.bucket', '=', 'u.bucket').onRef('m.id', '=', 'u.message_id'),
    )
    .where('m.group_id', '=', groupId)
    .where('m.seq', '>', floor)
    .select(['m.id', 'm.seq'])
    .orderBy('m.seq')
    .limit(limit)
    .execute();

/** The person whom they are for has seen the reactions on these messages. */
export const markReactionsSeen = async (
  db: TenantDb,
  { groupId, userId, messageIds }: { groupId: string; userId: string; messageIds: readonly string[] },
): Promise<void> => {
  await db
    .updateTable('reactions')
    .set({ unseen_by: null })
    .where('bucket', '=', bucketOf(groupId))
    .where('unseen_by', '=', userId)
    .where(({ eb, fn, val }) => eb('message_id', '=', fn.any(val([...messageIds]))))
    .execute();
};
