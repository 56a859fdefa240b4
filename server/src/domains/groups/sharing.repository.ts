import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** A group as people see it who are not in it. */
export interface SharedGroup {
  code: string;
  group_id: string;
  display_name: string;
  icon: string;
  member_count: number;
  /** The viewer is in it. */
  is_member: boolean;
}

/** The code of a group: the one that it has, or this one. */
export const keepCode = async (db: TenantDb, groupId: string, code: string): Promise<string> => {
  await db
    .insertInto('group_shares')
    .columns(['code', 'bucket', 'group_id'])
    .expression(({ selectFrom, val }) =>
      // Of a group that there is: no key says so, from a table that stands on every node to one that does not.
      selectFrom('groups')
        .where('bucket', '=', bucketOf(groupId))
        .where('id', '=', groupId)
        .select([val(code).as('code'), 'bucket', 'id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { code: kept } = await db
    .selectFrom('group_shares')
    .where('group_id', '=', groupId)
    .select('code')
    .executeTakeFirstOrThrow();
  return kept;
};

/** The groups of these codes, as one viewer may see them. */
export const findShared = (db: TenantDb, viewer: string, codes: readonly string[]): Promise<SharedGroup[]> =>
  db
    .selectFrom('group_shares as s')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 's.bucket').onRef('g.id', '=', 's.group_id'),
    )
    .leftJoin('group_members as m', (join) =>
      join
        .onRef('m.bucket', '=', 's.bucket')
        .onRef('m.group_id', '=', 's.group_id')
        .on('m.user_id', '=', viewer),
    )
    .where('s.code', 'in', codes)
    .where('g.dissolved_at', 'is', null)
    .select(({ eb }) => [
      's.code',
      's.group_id',
      'g.display_name',
      'g.icon',
      'g.member_count',
      eb('m.user_id', 'is not', null).$castTo<boolean>().as('is_member'),
    ])
    .execute();
