import type { AdminRight } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** Ids of the admins of a group, without its owner. */
export const findAdminIds = async (db: TenantDb, groupId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('role', '=', 'admin')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
};

export interface Position {
  role: 'owner' | 'admin' | 'member';
  rights?: readonly AdminRight[];
}

/** Makes a member what they are from now on; none but an admin has rights. Messages that wait for the group look again. */
export const setPosition = async (
  db: TenantDb,
  groupId: string,
  userId: string,
  { role, rights = [] }: Position,
): Promise<void> => {
  await db
    .updateTable('group_members')
    .set({ role, rights: [...rights] })
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('groups')
    .set(({ ref }) => ({ owner_id: ref('owner_id') }))
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .execute();
};
