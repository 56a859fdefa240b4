import { ChatType } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

export const setOwner = async (db: TenantDb, groupId: string, userId: string): Promise<void> => {
  await db
    .updateTable('groups')
    .set({ owner_id: userId })
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .execute();
};

/** Whether this person dissolved the group. */
export const isDissolvedBy = async (db: TenantDb, groupId: string, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .where('owner_id', '=', userId)
    .where('dissolved_at', 'is not', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

/** A group, also one that is dissolved; no conversation of two. */
export const findEndable = (
  db: TenantDb,
  groupId: string,
): Promise<{ icon: string; dissolved_at: Date | null } | undefined> =>
  db
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .where('type', '=', ChatType.GROUP)
    .select(['icon', 'dissolved_at'])
    .executeTakeFirst();

/** Takes all members, the blacklist and the share code away; its row stays. Returns who was in it. */
export const dissolve = async (trx: TenantDb, groupId: string): Promise<string[]> => {
  const bucket = bucketOf(groupId);
  const members = await trx
    .deleteFrom('group_members')
    .where('bucket', '=', bucket)
    .where('group_id', '=', groupId)
    .returning('user_id')
    .execute();
  await trx.deleteFrom('group_blocks').where('bucket', '=', bucket).where('group_id', '=', groupId).execute();
  await trx.deleteFrom('group_shares').where('group_id', '=', groupId).execute();
  await trx
    .updateTable('groups')
    .set({ dissolved_at: sql<Date>`now()`, member_count: 0, icon: '', description: '' })
    .where('bucket', '=', bucket)
    .where('id', '=', groupId)
    .execute();
  return members.map(({ user_id }) => user_id);
};

/** Dissolved groups whose messages are still there, the longest dissolved first. */
export const findGroupsToErase = async (db: TenantDb, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('groups')
    .where('dissolved_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('dissolved_at')
    .select('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

export const markErased = async (db: TenantDb, groupId: string): Promise<void> => {
  await db
    .updateTable('groups')
    .set({ erased_at: sql<Date>`now()` })
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .execute();
};
