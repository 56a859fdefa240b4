import { ChatType } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** Groups of more than two that two people are both in. */
const sharedGroups = (db: TenantDb, userId: string, otherId: string) =>
  db
    .selectFrom('group_members as mine')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('group_members')
          .whereRef('bucket', '=', 'mine.bucket')
          .whereRef('group_id', '=', 'mine.group_id')
          .where('user_id', '=', otherId)
          .select('user_id')
          .limit(1)
          .as('theirs'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('groups')
          .whereRef('bucket', '=', 'mine.bucket')
          .whereRef('id', '=', 'mine.group_id')
          .where('type', '=', ChatType.GROUP)
          .select(['id', 'display_name', 'icon', 'member_count'])
          .limit(1)
          .as('g'),
      (join) => join.onTrue(),
    )
    .where('mine.user_id', '=', userId);

export const countSharedGroups = async (db: TenantDb, userId: string, otherId: string): Promise<number> => {
  const { count } = await sharedGroups(db, userId, otherId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** By name: those after the group `after`, at most `limit`. */
export const findSharedGroups = (
  db: TenantDb,
  [userId, otherId]: readonly [string, string],
  limit: number,
  after?: string,
) =>
  sharedGroups(db, userId, otherId)
    .$if(after !== undefined, (rows) =>
      rows.where(({ eb, refTuple }) =>
        eb(
          refTuple('g.display_name', 'g.id'),
          '>',
          // Nothing comes after a group that is not one of them: where it stands would tell its name.
          sharedGroups(db, userId, otherId)
            .where('mine.bucket', '=', bucketOf(after ?? ''))
            .where('mine.group_id', '=', after ?? '')
            .select(['g.display_name', 'g.id'])
            .$asTuple('display_name', 'id'),
        ),
      ),
    )
    .select(['g.id', 'g.display_name', 'g.icon', 'g.member_count'])
    .orderBy('g.display_name')
    .orderBy('g.id')
    .limit(limit)
    .execute();
