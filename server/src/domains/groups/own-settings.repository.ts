import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** What of a conversation's place in one's own list changes; the rest stays. */
export interface OwnSettings {
  muted?: boolean;
  on_top?: boolean;
  marked_unread?: boolean;
  hidden?: boolean;
  /** Up to where the person has seen it who hides it. */
  seen_seq?: number;
}

/** `none`: the person is no member; `full`: as many stand on top as may. */
export type Changed = 'changed' | 'none' | 'full';

interface MembershipKey {
  groupId: string;
  userId: string;
}

/**
 * Changes it. Where it is hidden or brought back, the conversation is locked first, as a message that comes does it: that
 * message lists it with all its members anew. Hidden it is not when somebody has written more than the person saw.
 */
export const changeOwnSettings = (
  db: TenantDb,
  key: MembershipKey,
  { hidden, seen_seq, ...kept }: OwnSettings,
  mostOnTop: number,
): Promise<Changed> =>
  db.transaction().execute(async (trx) => {
    if (kept.on_top && (await countOnTop(trx, key)) >= mostOnTop) return 'full';
    if (hidden === undefined) return update(trx, key, kept);
    const group = await lockGroup(trx, key.groupId);
    if (!group) return 'none';
    if (!hidden) return update(trx, key, { ...kept, active_at: group.update_at });
    if (seen_seq !== undefined && group.last_seq > seen_seq) return update(trx, key, kept);
    const changed = await update(trx, key, { ...kept, active_at: null });
    if (changed === 'changed') await listAnew(trx, key.groupId);
    return changed;
  });

const lockGroup = (trx: TenantDb, groupId: string) =>
  trx
    .selectFrom('groups')
    .where('bucket', '=', bucketOf(groupId))
    .where('id', '=', groupId)
    .select(['update_at', 'last_seq'])
    .forUpdate()
    .executeTakeFirst();

interface Columns extends Pick<OwnSettings, 'muted' | 'on_top' | 'marked_unread'> {
  active_at?: Date | null;
}

/** Writes these columns and no others, whatever it is given. */
const update = async (
  trx: TenantDb,
  { groupId, userId }: MembershipKey,
  { muted, on_top, marked_unread, active_at }: Columns,
): Promise<Changed> => {
  const changed = await trx
    .updateTable('group_members')
    .set(({ ref }) => ({ marked_unread: marked_unread ?? ref('marked_unread'), muted, on_top, active_at }))
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return changed ? 'changed' : 'none';
};

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
