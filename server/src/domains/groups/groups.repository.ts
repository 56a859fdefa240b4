import { ChatType } from '@livery/contract';
import type { TenantDb } from '../../infra/database/database.ts';

export interface Membership {
  type: number;
  role: 'owner' | 'admin' | 'member';
  /** Messages up to here were sent before the member joined, or were cleared by them. */
  floor_seq: number;
}

export const findMembership = (
  db: TenantDb,
  groupId: string,
  userId: string,
): Promise<Membership | undefined> =>
  db
    .selectFrom('group_members as gm')
    .innerJoin('groups as g', 'g.id', 'gm.group_id')
    .where('gm.group_id', '=', groupId)
    .where('gm.user_id', '=', userId)
    .select(({ fn }) => [
      'g.type',
      'gm.role',
      fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq']).as('floor_seq'),
    ])
    .executeTakeFirst();

export const groupExists = async (db: TenantDb, groupId: string): Promise<boolean> =>
  (await db.selectFrom('groups').where('id', '=', groupId).select('id').executeTakeFirst()) !== undefined;

export const findMemberIds = async (db: TenantDb, groupId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
};

/** Whether `userId` has blocked `blockId`. */
export const hasBlocked = async (db: TenantDb, userId: string, blockId: string): Promise<boolean> =>
  (await db
    .selectFrom('blocks')
    .where('user_id', '=', userId)
    .where('block_id', '=', blockId)
    .select('user_id')
    .executeTakeFirst()) !== undefined;

/** Of two that open it at once one creates it, the other finds it. */
export const createDirect = (db: TenantDb, groupId: string, userIds: [string, string]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('groups')
      .values({ id: groupId, type: ChatType.DM, name: groupId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('group_members')
      .values(userIds.map((user_id) => ({ group_id: groupId, user_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });

/** Moves the mark of what `userId` has seen forward to a message; never back. */
export const markViewed = async (
  db: TenantDb,
  userId: string,
  message: { group_id: string; seq: number; id: string },
): Promise<boolean> => {
  const result = await db
    .updateTable('group_members')
    .set({ viewed_seq: message.seq, viewed_id: message.id })
    .where('group_id', '=', message.group_id)
    .where('user_id', '=', userId)
    .where('viewed_seq', '<', message.seq)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Where a message stands, whether or not the reader may see it: a bound. The caller has checked the membership. */
export const findSeq = async (
  db: TenantDb,
  groupId: string,
  messageId: string,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('messages')
      .where('id', '=', messageId)
      .where('group_id', '=', groupId)
      .select('seq')
      .executeTakeFirst()
  )?.seq;
