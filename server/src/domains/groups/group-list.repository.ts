import { LIMITS } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import { ACTIVITY_LAG } from './activity.ts';

/** A place in the list of conversations; bounds are exclusive. */
export interface ListPosition {
  updateAt: Date;
  id: string;
}

/** Conversations of a person, by their membership. Each group is looked up alone, never by reading all groups. */
const memberships = (db: TenantDb, userId: string) =>
  db
    .selectFrom('group_members as gm')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('groups')
          .whereRef('bucket', '=', 'gm.bucket')
          .whereRef('id', '=', 'gm.group_id')
          .selectAll()
          .limit(1)
          .as('g'),
      (join) => join.onTrue(),
    )
    .where('gm.user_id', '=', userId);

type Memberships = ReturnType<typeof memberships>;

const withColumns = (query: Memberships) =>
  query
    .select(['gm.bucket', 'gm.group_id', 'gm.role', 'gm.rights', 'gm.viewed_seq', 'gm.viewed_id'])
    .select(({ fn }) => fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq']).as('floor_seq'))
    .select([
      'g.type',
      'g.name',
      'g.display_name',
      'g.icon',
      'g.description',
      'g.owner_id',
      'g.member_permission',
    ])
    .select(['g.last_seq', 'g.update_at', 'g.member_count'])
    .select(['gm.muted', 'gm.on_top', 'gm.marked_unread'])
    .select(sql<boolean>`gm.active_at is null and g.last_seq > 0`.as('hidden'));

/** A conversation, from its member's side. */
export const oneMembership = (db: TenantDb, userId: string, groupId: string) =>
  withColumns(
    memberships(db, userId).where('gm.bucket', '=', bucketOf(groupId)).where('gm.group_id', '=', groupId),
  );

/** The other ones of the list, before or after its page begins: a direct one that nobody has written in is not in it. */
const listed = (db: TenantDb, userId: string, after: ListPosition | undefined): Memberships =>
  memberships(db, userId)
    .where('gm.active_at', 'is not', null)
    .where('gm.on_top', '=', false)
    .$if(after !== undefined, (rows) =>
      rows
        .where('gm.active_at', '<=', after?.updateAt ?? new Date(0))
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple('g.update_at', 'g.id'), '<', tuple(after?.updateAt ?? new Date(0), after?.id ?? '')),
        ),
    ) as Memberships;

/**
 * A page, latest first. Members carry an activity that may be behind (ACTIVITY_LAG): as many rows as the page has are
 * read by it, and then those behind them that may belong between them.
 */
export const listedMemberships = (
  db: TenantDb,
  userId: string,
  limit: number,
  after: ListPosition | undefined,
) =>
  withColumns(listed(db, userId, after))
    .where(
      'gm.active_at',
      '>=',
      db
        .selectFrom(
          listed(db, userId, after)
            .select('g.update_at')
            .orderBy('gm.active_at', 'desc')
            .limit(limit)
            .as('near'),
        )
        .select(
          sql<Date>`case when count(*) < ${limit} then '-infinity'
            else min(near.update_at) - ${ACTIVITY_LAG}::interval end`.as('bound'),
        ),
    )
    .orderBy('g.update_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit);

/** Those that the person keeps on top, latest first: more than may stand there only where two were put there at once. */
const topMemberships = (db: TenantDb, userId: string) =>
  withColumns(memberships(db, userId).where('gm.on_top', '=', true).where('gm.active_at', 'is not', null))
    .orderBy('g.update_at', 'desc')
    .limit(2 * LIMITS.onTop);

/** The first page: those on top, and a page of the others. */
export const firstMemberships = (db: TenantDb, userId: string, limit: number) =>
  db
    .selectFrom(topMemberships(db, userId).as('top'))
    .selectAll()
    .unionAll(db.selectFrom(listedMemberships(db, userId, limit, undefined).as('rest')).selectAll());

/** A conversation in somebody's list. */
export type MembershipRow = Awaited<ReturnType<ReturnType<typeof oneMembership>['execute']>>[number];
