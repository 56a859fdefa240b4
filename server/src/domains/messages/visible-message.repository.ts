import { sql } from 'kysely';
import { findByCid } from '../../infra/cids/cids.repository.ts';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketIn } from '../../infra/ids.ts';
import type { Membership } from '../groups/groups.service.ts';
import { type MessageRow, selectMessages } from './message.rows.ts';

/** A message that a person may see, what they are in its conversation, and what its author is there. */
export interface VisibleMessage extends MessageRow {
  group_type: number;
  role: Membership['role'];
  rights: string[];
  member_permission: string[];
  floor_seq: number;
  /** null for who has left. */
  author_role: Membership['role'] | null;
}

/** By its id alone; undefined when it is not there or not for this person to see. */
export const findVisibleMessage = (
  db: TenantDb,
  userId: string,
  messageId: string,
): Promise<VisibleMessage | undefined> =>
  selectMessages(db)
    .innerJoin('group_members as me', (join) =>
      join.onRef('me.bucket', '=', 'm.bucket').onRef('me.group_id', '=', 'm.group_id'),
    )
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 'm.bucket').onRef('g.id', '=', 'm.group_id'),
    )
    .leftJoin('group_members as w', (join) =>
      join
        .onRef('w.bucket', '=', 'm.bucket')
        .onRef('w.group_id', '=', 'm.group_id')
        .onRef('w.user_id', '=', 'm.user_id'),
    )
    .where('m.bucket', '=', bucketIn(messageId))
    .where('m.id', '=', messageId)
    .where('me.user_id', '=', userId)
    .where(sql<boolean>`m.seq > greatest(me.joined_seq, me.cleared_seq)`)
    .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('m.block_user_ids'))))
    .select(['g.type as group_type', 'g.member_permission', 'me.role', 'me.rights', 'w.role as author_role'])
    .select(({ fn }) => fn<number>('greatest', ['me.joined_seq', 'me.cleared_seq']).as('floor_seq'))
    .executeTakeFirst();

/** What the first write under this client id made. */
export const findFirstByCid = async (
  db: TenantDb,
  userId: string,
  cid: string,
): Promise<MessageRow | undefined> => {
  const id = await findByCid(db, userId, 'message', cid);
  if (id === undefined) return undefined;
  return selectMessages(db).where('m.bucket', '=', bucketIn(id)).where('m.id', '=', id).executeTakeFirst();
};
