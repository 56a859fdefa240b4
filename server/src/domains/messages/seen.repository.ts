import { SPARE_CHARACTERS } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import { selectMessages } from './message.rows.ts';
import { isNotBlocked } from './reactions/reactions.repository.ts';

/** Of a quoted text so many characters are sent. */
export const QUOTE_LENGTH = 120;

export interface Reader {
  userId: string;
  /** What stands here or before is not theirs to see. */
  floor: number;
}

/**
 * Messages of a conversation as `m` with what one reader sees around them: the quote of a reply, and the reactions. Whether the reader may
 * see `m` itself is the query's to say. The bucket is a value everywhere: of a table in parts no other part is planned.
 */
export const selectSeen = (db: TenantDb, groupId: string, { userId, floor }: Reader) =>
  selectMessages(db)
    .where('m.bucket', '=', bucketOf(groupId))
    .where('m.group_id', '=', groupId)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('messages as quoted')
          .leftJoin('users as qu', 'qu.id', 'quoted.user_id')
          .where('quoted.bucket', '=', bucketOf(groupId))
          .whereRef('quoted.id', '=', 'm.thread_id')
          .where('quoted.seq', '>', floor)
          .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('quoted.block_user_ids'))))
          .select(['quoted.id', 'quoted.user_id', 'quoted.type', 'quoted.filename', 'qu.nickname'])
          .select(sql<string>`left(quoted.text, ${QUOTE_LENGTH + SPARE_CHARACTERS}::integer)`.as('text'))
          .limit(1)
          .as('q'),
      (join) => join.onTrue(),
    )
    .select([
      'q.id as quote_id',
      'q.user_id as quote_user_id',
      'q.type as quote_type',
      'q.text as quote_text',
    ])
    .select(['q.filename as quote_filename', 'q.nickname as quote_nickname'])
    .select(({ selectFrom }) =>
      selectFrom((from) =>
        from
          .selectFrom('reactions as e')
          .whereRef('e.bucket', '=', 'm.bucket')
          .whereRef('e.message_id', '=', 'm.id')
          .where(isNotBlocked(userId))
          .groupBy('e.emoji')
          .select('e.emoji')
          .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('e.create_at').as('first')])
          .select(sql<boolean>`bool_or(e.user_id = ${userId})`.as('mine'))
          .as('r'),
      )
        .select(
          sql<{ emoji: string; count: number; mine: boolean }[] | null>`json_agg(
            json_build_object('emoji', r.emoji, 'count', r.count, 'mine', r.mine) order by r.first, r.emoji)`.as(
            'list',
          ),
        )
        .as('emojis'),
    );

/** A message as one reader sees it. */
export type SeenRow = Awaited<ReturnType<ReturnType<typeof selectSeen>['execute']>>[number];
