import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** Hides what stands in a conversation now from one of its members; returns up to where. Undefined when they are none. */
export const clearFor = async (
  db: TenantDb,
  groupId: string,
  userId: string,
): Promise<number | undefined> => {
  const cleared = await db
    .updateTable('group_members as gm')
    .from('groups as g')
    .set(({ fn, ref }) => ({
      cleared_seq: fn<number>('greatest', [ref('gm.cleared_seq'), ref('g.last_seq')]),
    }))
    .where('g.bucket', '=', bucketOf(groupId))
    .where('g.id', '=', groupId)
    .where('gm.bucket', '=', bucketOf(groupId))
    .where('gm.group_id', '=', groupId)
    .where('gm.user_id', '=', userId)
    .returning(({ fn }) => fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq']).as('floor_seq'))
    .executeTakeFirst();
  return cleared?.floor_seq;
};
