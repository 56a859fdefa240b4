import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import { unreadCount } from './unread.repository.ts';

/** The mark of what a member has seen, after it was moved. `moved`: or the conversation is marked as unread no more. */
export interface Viewed {
  /** False when the message is not of this conversation: then nothing moved. */
  found: boolean;
  moved: boolean;
  viewed_id: string | null;
  unread: number;
}

/**
 * Moves the mark of what `userId` has seen forward to a message, never back, and counts what is left, in one statement.
 * Who looks at anything of it has not marked it as unread any more.
 * Undefined when the person is not a member.
 */
export const markViewed = (
  db: TenantDb,
  userId: string,
  { groupId, messageId }: { groupId: string; messageId: string },
): Promise<Viewed | undefined> =>
  db
    .with('target', (query) =>
      query
        .selectFrom('messages')
        .where('bucket', '=', bucketOf(groupId))
        .where('group_id', '=', groupId)
        .where('id', '=', messageId)
        .select(['seq', 'id']),
    )
    .with('me', (query) =>
      query
        .selectFrom('group_members')
        .where('bucket', '=', bucketOf(groupId))
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .selectAll()
        .select(({ selectFrom }) =>
          selectFrom('groups')
            .where('bucket', '=', bucketOf(groupId))
            .where('id', '=', groupId)
            .select('last_seq')
            .$asScalar()
            .$notNull()
            .as('last_seq'),
        )
        // As it stands after a view that runs at the same time.
        .forUpdate(),
    )
    .with('moved', (query) =>
      query
        .updateTable('group_members as gm')
        .from('target')
        .from('me')
        .set({
          viewed_seq: sql`greatest(me.viewed_seq, target.seq)`,
          viewed_id: sql`case when me.viewed_seq < target.seq then target.id else me.viewed_id end`,
          marked_unread: false,
        })
        .where('gm.bucket', '=', bucketOf(groupId))
        .where('gm.group_id', '=', groupId)
        .where('gm.user_id', '=', userId)
        .where((row) =>
          row.or([row('me.viewed_seq', '<', row.ref('target.seq')), row('me.marked_unread', '=', true)]),
        )
        .returning(['gm.viewed_seq', 'gm.viewed_id']),
    )
    .selectFrom('me')
    .leftJoin('target', (join) => join.onTrue())
    .leftJoin('moved', (join) => join.onTrue())
    .select(({ fn }) => [
      sql<boolean>`target.id is not null`.as('found'),
      sql<boolean>`moved.viewed_seq is not null`.as('moved'),
      fn.coalesce('moved.viewed_id', 'me.viewed_id').as('viewed_id'),
      unreadCount({
        userId,
        after: sql`greatest(me.joined_seq, me.cleared_seq, me.viewed_seq, moved.viewed_seq)`,
        last: sql`me.last_seq`,
      }).as('unread'),
    ])
    .executeTakeFirst();
