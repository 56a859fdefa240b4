import { LIMITS, NOTICE_TYPES } from '@livery/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../infra/database/tables.ts';

/** How far back one looks for what a person may see: longer runs of hidden or own messages are not searched. */
const LOOK_BACK = 1000;

/** Where a query's row names the conversation: `me` is a membership. */
interface Bounds {
  /** Only messages after this sequence number: an expression over the row. */
  after: ReturnType<typeof sql<number>>;
  /** Where the newest message stands. */
  last: ReturnType<typeof sql<number>>;
  userId: string;
}

/**
 * The last of them by their places, which have no gaps. Sorted and cut off, a room of 100,000 unread messages was read as a
 * whole: PostgreSQL takes the average conversation for every one.
 */
const newest = ({ after, last }: Bounds) =>
  expressionBuilder<Tables>()
    .selectFrom('messages as n')
    .where('n.bucket', '=', sql.ref<string>('me.bucket'))
    .where('n.group_id', '=', sql.ref<string>('me.group_id'))
    .where('n.seq', '>', sql<number>`greatest(${after}, ${last} - ${LOOK_BACK}::bigint)`)
    .select(['n.seq', 'n.user_id', 'n.type', 'n.block_user_ids']);

const visible = (bounds: Bounds) =>
  expressionBuilder<Tables>()
    .selectFrom(newest(bounds).as('v'))
    .where(({ eb, fn, not }) => not(eb(eb.val(bounds.userId), '=', fn.any('v.block_user_ids'))));

/** `seq` of the newest message of `me.group_id` that the person may see. */
export const visibleSeq = (bounds: Bounds) =>
  visible(bounds).select('v.seq').orderBy('v.seq', 'desc').limit(1).$asScalar();

/** How many messages of others the person may see, at most `LIMITS.unread`. Notices do not count. */
export const unreadCount = (bounds: Bounds) =>
  expressionBuilder<Tables>()
    .selectFrom(
      visible(bounds)
        .where('v.user_id', '<>', bounds.userId)
        .where(({ eb, fn, not, val }) => not(eb('v.type', '=', fn.any(val<string[]>([...NOTICE_TYPES])))))
        .select('v.seq')
        .limit(LIMITS.unread)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull();

/** The first message after a place that calls the person by name, as far as they may see it. Few are in its index. */
export const firstMention = ({ userId, after }: Pick<Bounds, 'userId' | 'after'>) =>
  expressionBuilder<Tables>()
    .selectFrom('messages as c')
    .where('c.bucket', '=', sql.ref<string>('me.bucket'))
    .where('c.group_id', '=', sql.ref<string>('me.group_id'))
    .where('c.seq', '>', after)
    .where('c.mention_ids', 'is not', null)
    .where(({ eb, fn }) => eb(eb.val(userId), '=', fn.any('c.mention_ids')))
    .where('c.user_id', '<>', userId)
    .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('c.block_user_ids'))))
    .select('c.id')
    .orderBy('c.seq')
    .limit(1)
    .$asScalar();

/**
 * Whether there are unseen reactions to messages of the person after a seq, by whom they have not blocked since. Its index
 * holds only unseen ones.
 */
export const hasUnseenReaction = ({ userId, after }: Pick<Bounds, 'userId' | 'after'>) => {
  const eb = expressionBuilder<Tables>();
  return eb.exists(
    eb
      .selectFrom('reactions as e')
      .innerJoin('messages as r', (join) =>
        join.onRef('r.bucket', '=', 'e.bucket').onRef('r.id', '=', 'e.message_id'),
      )
      .where('e.bucket', '=', sql.ref<string>('me.bucket'))
      .where('e.unseen_by', '=', userId)
      .where('r.group_id', '=', sql.ref<string>('me.group_id'))
      .where('r.seq', '>', after)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks as x')
              .where('x.user_id', '=', userId)
              .whereRef('x.block_id', '=', 'e.user_id')
              .select('x.block_id'),
          ),
        ),
      )
      .select('r.id'),
  );
};
