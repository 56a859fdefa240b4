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

/** A message with reactions that somebody has not seen. */
export interface UnseenPlace {
  bucket: string;
  unseen_by: string;
  message_id: string;
}

/**
 * Who is no member of the conversation any more will not see these: they stop being news. Looks at so many messages after a
 * place; returns the last one of them, undefined at the end.
 */
export const forgetUnseenOfLeavers = async (
  db: TenantDb,
  after: UnseenPlace | undefined,
  limit: number,
): Promise<UnseenPlace | undefined> => {
  const page = await db
    .with('page', (query) =>
      query
        .selectFrom('reactions')
        .where('unseen_by', 'is not', null)
        .$if(after !== undefined, (from) =>
          from.where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('bucket', 'unseen_by', 'message_id'),
              '>',
              tuple(after?.bucket ?? '', after?.unseen_by ?? '', after?.message_id ?? ''),
            ),
          ),
        )
        .select(['bucket', 'unseen_by', 'message_id'])
        .distinct()
        .orderBy('bucket')
        .orderBy('unseen_by')
        .orderBy('message_id')
        .limit(limit),
    )
    .with('forgotten', (query) =>
      query
        .updateTable('reactions as e')
        .from('page as p')
        .set({ unseen_by: null })
        .whereRef('e.bucket', '=', 'p.bucket')
        .whereRef('e.unseen_by', '=', 'p.unseen_by')
        .whereRef('e.message_id', '=', 'p.message_id')
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('messages as m')
                .innerJoin('group_members as gm', (join) =>
                  join.onRef('gm.bucket', '=', 'm.bucket').onRef('gm.group_id', '=', 'm.group_id'),
                )
                .whereRef('m.bucket', '=', 'p.bucket')
                .whereRef('m.id', '=', 'p.message_id')
                .whereRef('gm.user_id', '=', 'p.unseen_by')
                .select('m.id'),
            ),
          ),
        ),
    )
    .selectFrom('page')
    .select(['bucket', 'unseen_by', 'message_id'])
    .execute();
  const last = page.length < limit ? undefined : page.at(-1);
  return last && { ...last, unseen_by: last.unseen_by ?? '' };
};
