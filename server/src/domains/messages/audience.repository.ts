import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** Members who joined after this place of a conversation, or cleared it since. */
export const findMembersWhoCannotSee = async (
  db: TenantDb,
  groupId: string,
  seq: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where((row) => row.or([row('joined_seq', '>=', seq), row('cleared_seq', '>=', seq)]))
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

/** Members who have blocked a person. */
export const findBlockersIn = async (db: TenantDb, groupId: string, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('blocks as b')
    .innerJoin('group_members as gm', 'gm.user_id', 'b.user_id')
    .where('b.block_id', '=', userId)
    .where('gm.bucket', '=', bucketOf(groupId))
    .where('gm.group_id', '=', groupId)
    .select('b.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};
