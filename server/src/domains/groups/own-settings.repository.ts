import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** What of a conversation's place in one's own list changes; the rest stays. */
export interface OwnSettings {
  muted?: boolean;
  on_top?: boolean;
  marked_unread?: boolean;
  hidden?: boolean;
}

/** `none`: the person is no member; `full`: as many stand on top as may. */
export type Changed = 'changed' | 'none' | 'full';

interface MembershipKey {
  groupId: string;
  userId: string;
}

/**
 * Changes it. The conversation is locked first, as a message that comes does it: one that is hidden comes back with the
 * next message, which lists it with all its members anew.
 */
export const changeOwnSettings = (
  db: TenantDb,
  { groupId, userId }: MembershipKey,
  { muted, on_top, marked_unread, hidden }: OwnSettings,
  mostOnTop: number,
): Promise<Changed> =>
  db.transaction().execute(async (trx) => {
    const group = await trx
      .selectFrom('groups')
      .where('bucket', '=', bucketOf(groupId))
      .where('id', '=', groupId)
      .select('update_at')
      .forUpdate()
      .executeTakeFirst();
    if (!group) return 'none';
    if (on_top && (await countOnTop(trx, { groupId, userId })) >= mostOnTop) return 'full';
    const active_at = hidden === undefined ? undefined : hidden ? null : group.update_at;
    const changed = await trx
      .updateTable('group_members')
      .set(({ ref }) => ({ marked_unread: marked_unread ?? ref('marked_unread'), muted, on_top, active_at }))
      .where('bucket', '=', bucketOf(groupId))
      .where('group_id', '=', groupId)
      .where('user_id', '=', userId)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return 'none';
    if (hidden) await listAnew(trx, groupId);
    return 'changed';
  });

/** The next message writes the activity of all members, however recently that was done. */
const listAnew = (db: TenantDb, groupId: string) =>
  db
    .updateTable('groups')
    .set({ members_active_at: null })
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .execute();

/** How many others stand on top of the person's list. */
const countOnTop = async (db: TenantDb, { groupId, userId }: MembershipKey): Promise<number> => {
  const { count } = await db
    .selectFrom('group_members')
    .where('user_id', '=', userId)
    .where('on_top', '=', true)
    .where('group_id', '<>', groupId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
