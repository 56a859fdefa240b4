import type { MemberPermission } from '@livery/contract';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';
import type { Membership } from '../groups.repository.ts';

/** What a group is called, looks like and says about itself. */
export interface Facts {
  display_name: string;
  description: string;
  /** The path of a public file, or ''. */
  icon: string;
}

export const findFacts = (db: TenantDb, groupId: string): Promise<Facts | undefined> =>
  db
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .select(['display_name', 'description', 'icon'])
    .executeTakeFirst();

/** Absent fields stay. */
export const updateFacts = async (
  db: TenantDb,
  groupId: string,
  {
    display_name,
    description,
    icon,
    member_permission,
  }: Partial<Facts> & { member_permission?: readonly MemberPermission[] },
): Promise<void> => {
  await db
    .updateTable('groups')
    .set({ display_name, description, icon, member_permission: member_permission && [...member_permission] })
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .execute();
};

/** What everybody in a group is there. */
export const findStandings = (
  db: TenantDb,
  groupId: string,
): Promise<(Pick<Membership, 'role' | 'rights'> & { user_id: string })[]> =>
  db
    .selectFrom('group_members')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .select(['user_id', 'role', 'rights'])
    .execute();
