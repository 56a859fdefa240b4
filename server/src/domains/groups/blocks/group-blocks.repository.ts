import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { eachPerson, PERSON_COLUMNS } from '../../../infra/database/each-person.ts';
import { bucketOf } from '../../../infra/ids.ts';

const blocksOf = (db: TenantDb, groupId: string) =>
  db
    .selectFrom('group_blocks as gb')
    .innerJoinLateral(eachPerson(db, 'gb.user_id'), (join) => join.onTrue())
    .where('gb.bucket', '=', bucketOf(groupId))
    .where('gb.group_id', '=', groupId)
    .select([...PERSON_COLUMNS, 'gb.create_at']);

export type GroupBlockRow = Awaited<ReturnType<ReturnType<typeof blocksOf>['execute']>>[number];

/** A place in the blacklist; bounds are exclusive. */
export interface BlockPosition {
  createAt: Date;
  id: string;
}

/** Who is blocked from a group, the latest first: those after a place, at most `limit`. */
export const findGroupBlocks = (
  db: TenantDb,
  groupId: string,
  limit: number,
  after?: BlockPosition,
): Promise<GroupBlockRow[]> =>
  blocksOf(db, groupId)
    .$if(after !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(gb.create_at < ${after?.createAt} or (gb.create_at = ${after?.createAt} and gb.user_id > ${after?.id}))`,
      ),
    )
    .orderBy('gb.create_at', 'desc')
    .orderBy('gb.user_id')
    .limit(limit)
    .execute();

export const findGroupBlock = (
  db: TenantDb,
  groupId: string,
  userId: string,
): Promise<GroupBlockRow | undefined> =>
  blocksOf(db, groupId).where('gb.user_id', '=', userId).executeTakeFirst();

export const countGroupBlocks = async (db: TenantDb, groupId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('group_blocks')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const insertGroupBlock = async (
  db: TenantDb,
  { groupId, userId, by }: { groupId: string; userId: string; by: string },
): Promise<void> => {
  await db
    .insertInto('group_blocks')
    .values({ bucket: bucketOf(groupId), group_id: groupId, user_id: userId, blocked_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const removeGroupBlock = async (db: TenantDb, groupId: string, userId: string): Promise<void> => {
  await db
    .deleteFrom('group_blocks')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
};

/** The closed account of a person is on no blacklist. */
export const eraseGroupBlocks = async (db: TenantDb, userId: string): Promise<void> => {
  await db.deleteFrom('group_blocks').where('user_id', '=', userId).execute();
};
