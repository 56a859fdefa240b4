import { ChatType } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** Takes a member out of a group; returns what is left of it, undefined when they were none of it. */
export const removeMember = (
  db: TenantDb,
  groupId: string,
  userId: string,
): Promise<{ member_count: number; owner_id: string | null } | undefined> =>
  db
    .with('removed', (query) =>
      query
        .deleteFrom('group_members')
        .where('bucket', '=', bucketOf(groupId))
        .where('group_id', '=', groupId)
        .where('user_id', '=', userId)
        .returning('user_id'),
    )
    .updateTable('groups')
    .set({ member_count: sql`member_count - 1` })
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .where(({ exists, selectFrom }) => exists(selectFrom('removed').select('user_id')))
    .returning(['member_count', 'owner_id'])
    .executeTakeFirst();

/**
 * Takes a person out of all groups that they do not own; direct conversations stay for the others. Groups are locked in the
 * order of their ids, as messages lock them.
 */
export const leaveAllGroups = async (trx: TenantDb, userId: string): Promise<void> => {
  const locked = await trx
    .selectFrom('groups as g')
    .innerJoin('group_members as gm', (join) =>
      join.onRef('gm.bucket', '=', 'g.bucket').onRef('gm.group_id', '=', 'g.id'),
    )
    .where('gm.user_id', '=', userId)
    .where('g.type', '=', ChatType.GROUP)
    .select('g.id')
    .orderBy('g.id')
    .forNoKeyUpdate('g')
    .execute();
  await trx
    .with('removed', (query) =>
      query
        .deleteFrom('group_members as gm')
        .using('groups as g')
        .where('gm.user_id', '=', userId)
        // Not what they came into since: to lock that now could be a circle.
        .where(({ eb, fn, val }) => eb('gm.group_id', '=', fn.any(val(locked.map(({ id }) => id)))))
        .whereRef('g.bucket', '=', 'gm.bucket')
        .whereRef('g.id', '=', 'gm.group_id')
        .where('g.type', '=', ChatType.GROUP)
        .where('gm.role', '<>', 'owner')
        .returning(['gm.bucket', 'gm.group_id']),
    )
    .updateTable('groups as g')
    .from('removed as r')
    .set({ member_count: sql`g.member_count - 1` })
    .whereRef('g.bucket', '=', 'r.bucket')
    .whereRef('g.id', '=', 'r.group_id')
    .execute();
};
