import { ChatType } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';

/** Enough for a badge; counting further costs and tells nothing. */
const UNREAD_CAP = 999;

/** Position in the list of conversations; bounds are exclusive. */
export interface ListPosition {
  updateAt: Date;
  id: string;
}

/** The conversations that a page shows, without what hangs on them. */
const pageOf = (db: TenantDb, userId: string, limit: number, after: ListPosition | undefined) =>
  memberships(db, userId)
    // A direct conversation nobody has written in is not worth a row.
    .where(({ or, eb }) => or([eb('g.last_seq', '>', 0), eb('g.type', '=', ChatType.GROUP)]))
    .$if(after !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('g.update_at', 'g.id'), '<', tuple(after?.updateAt ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('g.update_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit);

const memberships = (db: TenantDb, userId: string) =>
  db
    .selectFrom('group_members as gm')
    .innerJoin('groups as g', 'g.id', 'gm.group_id')
    .where('gm.user_id', '=', userId)
    .select(['gm.group_id', 'gm.role', 'gm.viewed_seq', 'gm.viewed_id'])
    .select(({ fn }) => fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq']).as('floor_seq'))
    .select(['g.type', 'g.name', 'g.display_name', 'g.icon', 'g.owner_id', 'g.member_permission'])
    .select(['g.last_seq', 'g.update_at']);

/** What one person sees of each conversation: unread count, newest visible message, partner, admins. */
const withSight = (db: TenantDb, userId: string, mine: ReturnType<typeof memberships>) =>
  db
    .selectFrom(mine.as('me'))
    .leftJoin('group_members as pm', (join) =>
      join
        .onRef('pm.group_id', '=', 'me.group_id')
        .on('pm.user_id', '<>', userId)
        .on('me.type', '=', ChatType.DM),
    )
    .leftJoin('users as p', 'p.id', 'pm.user_id')
    .selectAll('me')
    .select(['pm.viewed_id as partner_viewed_id', 'p.id as partner_id', 'p.username as partner_username'])
    .select(['p.nickname as partner_nickname', 'p.avatar as partner_avatar'])
    .select(['p.avatar_thumbnail as partner_avatar_thumbnail'])
    .select(({ selectFrom }) => [
      selectFrom('messages as m')
        .whereRef('m.group_id', '=', 'me.group_id')
        .whereRef('m.seq', '>', 'me.floor_seq')
        .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
        .select('m.seq')
        .orderBy('m.seq', 'desc')
        .limit(1)
        .as('visible_seq'),
      selectFrom((from) =>
        from
          .selectFrom('messages as u')
          .whereRef('u.group_id', '=', 'me.group_id')
          .whereRef('u.seq', '>', 'me.floor_seq')
          .whereRef('u.seq', '>', 'me.viewed_seq')
          .where('u.user_id', '<>', userId)
          .where('u.type', '<>', 'message_delete')
          .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('u.block_user_ids'))))
          .select('u.seq')
          .limit(UNREAD_CAP)
          .as('counted'),
      )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('unread'),
      selectFrom('group_members as c')
        .whereRef('c.group_id', '=', 'me.group_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('member_count'),
      selectFrom('group_members as a')
        .whereRef('a.group_id', '=', 'me.group_id')
        .where('a.role', '=', 'admin')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['a.user_id']).as('ids'))
        .$asScalar()
        .as('admins'),
    ])
    .orderBy('me.update_at', 'desc')
    .orderBy('me.group_id', 'desc');

/** A conversation as one person sees it; `visible_seq` is where the newest message stands that they may see. */
export type GroupView = Awaited<ReturnType<ReturnType<typeof withSight>['execute']>>[number];

/** Latest first; at most `limit`. */
export const findViews = (
  db: TenantDb,
  userId: string,
  limit: number,
  after?: ListPosition,
): Promise<GroupView[]> => withSight(db, userId, pageOf(db, userId, limit, after)).execute();

/** One conversation; undefined when the person is not a member. */
export const findView = (db: TenantDb, userId: string, groupId: string): Promise<GroupView | undefined> =>
  withSight(db, userId, memberships(db, userId).where('g.id', '=', groupId)).executeTakeFirst();
