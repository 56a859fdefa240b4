import { ChatType } from '@livery/contract';
import { type AliasedExpression, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { hasBlocked } from './closed-direct.repository.ts';
import {
  firstMemberships,
  type ListPosition,
  listedMemberships,
  type MembershipRow,
  oneMembership,
} from './group-list.repository.ts';
import { firstMention, hasUnseenReaction, unreadCount, visibleSeq } from './unread.repository.ts';

/** What one person sees of each conversation: unread count, newest visible message, partner, admins. */
const withView = (db: TenantDb, userId: string, mine: AliasedExpression<MembershipRow, 'me'>) =>
  db
    .selectFrom(mine)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('group_members')
          .whereRef('bucket', '=', 'me.bucket')
          .whereRef('group_id', '=', 'me.group_id')
          .where('user_id', '<>', userId)
          // Of a group nobody is read.
          .whereRef('me.type', '=', sql<number>`${ChatType.DM}::integer`)
          .select(['user_id', 'viewed_id'])
          .limit(1)
          .as('pm'),
      (join) => join.onTrue(),
    )
    .leftJoin('users as p', 'p.id', 'pm.user_id')
    .selectAll('me')
    .select(['pm.viewed_id as partner_viewed_id', 'p.id as partner_id', 'p.username as partner_username'])
    .select(['p.nickname as partner_nickname', 'p.avatar as partner_avatar'])
    .select(['p.avatar_thumbnail as partner_avatar_thumbnail', 'p.delete_at as partner_delete_at'])
    .select(hasBlocked(userId, { column: 'p.id' }).as('blocked'))
    .select(({ selectFrom }) => [
      visibleSeq({ userId, after: sql`me.floor_seq`, last: sql`me.last_seq` }).as('visible_seq'),
      unreadCount({ userId, after: sql`greatest(me.floor_seq, me.viewed_seq)`, last: sql`me.last_seq` }).as(
        'unread',
      ),
      firstMention({ userId, after: sql`greatest(me.floor_seq, me.viewed_seq)` }).as('mentioned'),
      hasUnseenReaction({ userId, after: sql`me.floor_seq` }).as('reacted'),
      selectFrom('group_members as a')
        .whereRef('a.bucket', '=', 'me.bucket')
        .whereRef('a.group_id', '=', 'me.group_id')
        .where('a.role', '=', 'admin')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['a.user_id']).as('ids'))
        .$asScalar()
        .as('admins'),
    ])
    .orderBy('me.on_top', 'desc')
    .orderBy('me.update_at', 'desc')
    .orderBy('me.group_id', 'desc');

/** A conversation as one person sees it; `visible_seq` is where the newest message stands that they may see. */
export type GroupView = Awaited<ReturnType<ReturnType<typeof withView>['execute']>>[number];

/** The first page, with those on top before at most `limit` others, or at most `limit` after a place; each latest first. */
export const findViews = (
  db: TenantDb,
  userId: string,
  limit: number,
  after?: ListPosition,
): Promise<GroupView[]> =>
  withView(
    db,
    userId,
    (after ? listedMemberships(db, userId, limit, after) : firstMemberships(db, userId, limit)).as('me'),
  ).execute();

/** One conversation; undefined when the person is not a member. */
export const findView = (db: TenantDb, userId: string, groupId: string): Promise<GroupView | undefined> =>
  withView(db, userId, oneMembership(db, userId, groupId).as('me')).executeTakeFirst();
