import { ChatType } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';
import { notify } from '../../infra/outbox/outbox.repository.ts';
import { causesOf } from './group-causes.ts';
import { addMembers } from './groups.repository.ts';

export interface NewGroup {
  id: string;
  displayName: string;
  ownerId: string;
  memberIds: string[];
  cid: string;
}

/** The group that its owner created first under this `cid`: this one, or an earlier one, and then nothing is written. */
export const createGroup = async (trx: TenantDb, group: NewGroup): Promise<string> => {
  const named = await trx
    .insertInto('cids')
    .values({ user_id: group.ownerId, kind: 'group', cid: group.cid, item_id: group.id })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'cid']).doUpdateSet({ cid: sql`excluded.cid` }),
    )
    .returning('item_id')
    .executeTakeFirstOrThrow();
  if (named.item_id !== group.id) return named.item_id;
  await trx
    .insertInto('groups')
    .values({
      bucket: bucketOf(group.id),
      id: group.id,
      type: ChatType.GROUP,
      name: group.id,
      display_name: group.displayName,
      owner_id: group.ownerId,
    })
    .execute();
  await addMembers(trx, group.id, [group.ownerId, ...group.memberIds]);
  await trx
    .updateTable('group_members')
    // The first message says that they have founded it: whoever wrote that has looked into it.
    .set({ role: 'owner', viewed_seq: 1 })
    .where('bucket', '=', bucketOf(group.id))
    .where('group_id', '=', group.id)
    .where('user_id', '=', group.ownerId)
    .execute();
  await notify(trx, ...causesOf('group_invite', group.id, group.ownerId, group.memberIds));
  return group.id;
};
