import { ChatType, directGroupId, directPartner } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import { isClosedTo } from './closed-direct.repository.ts';

export interface Membership {
  type: number;
  role: 'owner' | 'admin' | 'member';
  /** What an admin was given (`ADMIN_RIGHTS`). */
  rights: string[];
  /** What the group lets plain members do. */
  member_permission: string[];
  /** Messages up to here were sent before the member joined, or were cleared by them. */
  floor_seq: number;
  /** Of a direct conversation: the member has blocked the other one, or the other one's account is cancelled. */
  closed: boolean;
}

export const findMembership = (
  db: TenantDb,
  groupId: string,
  userId: string,
): Promise<Membership | undefined> => {
  const partner = directPartner(groupId, userId);
  return db
    .selectFrom('group_members as gm')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 'gm.bucket').onRef('g.id', '=', 'gm.group_id'),
    )
    .where('gm.bucket', '=', bucketOf(groupId))
    .where('gm.group_id', '=', groupId)
    .where('gm.user_id', '=', userId)
    .select(({ fn, lit }) => [
      'g.type',
      'gm.role',
      'gm.rights',
      'g.member_permission',
      fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq']).as('floor_seq'),
      (partner === undefined ? lit(false).$castTo<boolean>() : isClosedTo(userId, partner)).as('closed'),
    ])
    .executeTakeFirst();
};

/** A dissolved one does not. */
export const groupExists = async (db: TenantDb, groupId: string): Promise<boolean> =>
  (await db
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .where('dissolved_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** Whether the direct conversation of two people is there. */
export const hasDirect = (db: TenantDb, userId: string, otherId: string): Promise<boolean> =>
  groupExists(db, directGroupId(userId, otherId));

export const findMemberIds = async (db: TenantDb, groupId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
};

/** The groups that a person is in; direct conversations, whose ids name both, are not asked for. */
export const findGroupIds = async (db: TenantDb, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('user_id', '=', userId)
    .where('group_id', 'not like', '%\\_%')
    .select('group_id')
    .execute();
  return rows.map((row) => row.group_id);
};

/** Of two that open it at once one creates it, the other finds it. */
export const createDirect = (db: TenantDb, groupId: string, userIds: [string, string]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('groups')
      .values({ bucket: bucketOf(groupId), id: groupId, type: ChatType.DM, name: groupId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await addMembers(trx, groupId, userIds);
  });

/** Who is a member already stays as they are. The count of the group moves in the same statement. */
export const addMembers = async (db: TenantDb, groupId: string, userIds: string[]): Promise<void> => {
  await db
    .with('added', (query) =>
      query
        .insertInto('group_members')
        .columns(['bucket', 'group_id', 'user_id', 'active_at'])
        .expression((from) =>
          from
            .selectFrom('groups as g')
            .crossJoin(sql<{ id: string }>`unnest(${userIds}::text[])`.as<'u'>(sql`u(id)`))
            .where('g.bucket', '=', bucketOf(groupId))
            .where('g.id', '=', groupId)
            .select(['g.bucket', 'g.id as group_id', 'u.id as user_id', 'g.members_active_at']),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('user_id'),
    )
    .updateTable('groups')
    .set(({ eb, selectFrom }) => ({
      member_count: eb(
        'member_count',
        '+',
        selectFrom('added')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .$asScalar()
          .$notNull(),
      ),
    }))
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .where(({ exists, selectFrom }) => exists(selectFrom('added').select('user_id')))
    .execute();
};

export const findLastSeq = async (db: TenantDb, groupId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('groups')
      .where('bucket', '=', bucketOf(groupId))
      .where('id', '=', groupId)
      .select('last_seq')
      .executeTakeFirst()
  )?.last_seq;

/** Where a message stands, whether or not the reader may see it: a bound. The caller has checked the membership. */
export const findSeq = async (
  db: TenantDb,
  groupId: string,
  messageId: string,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('messages')
      .where('bucket', '=', bucketOf(groupId))
      .where('id', '=', messageId)
      .where('group_id', '=', groupId)
      .select('seq')
      .executeTakeFirst()
  )?.seq;
