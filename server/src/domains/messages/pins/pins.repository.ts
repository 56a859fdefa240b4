import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn, bucketOf } from '../../../infra/ids.ts';
import { type Reader, type SeenRow, selectSeen } from '../seen.repository.ts';

/** Pinned messages that the reader may see, the latest pin first. */
export const findPins = (db: TenantDb, groupId: string, reader: Reader): Promise<SeenRow[]> =>
  selectSeen(db, groupId, reader)
    .where('m.pin_at', 'is not', null)
    .where('m.seq', '>', reader.floor)
    .where(({ eb, fn, not }) => not(eb(eb.val(reader.userId), '=', fn.any('m.block_user_ids'))))
    .orderBy('m.pin_at', 'desc')
    .execute();

/** When it was pinned, and the version of the message since. */
interface Pinned {
  pinAt: Date;
  version: number;
}

/**
 * Pins a message unless it is pinned already, or the conversation has its number of pins. The conversation is locked: of two
 * that pin the last one at once, one does.
 */
export const addPin = (
  db: TenantDb,
  { groupId, messageId }: { groupId: string; messageId: string },
  most: number,
): Promise<Pinned | 'pinned' | 'full' | 'gone'> =>
  db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('groups')
      .where('bucket', '=', bucketOf(groupId))
      .where('id', '=', groupId)
      .select('id')
      .forUpdate()
      .execute();
    const pinned = await trx
      .selectFrom('messages')
      .where('bucket', '=', bucketOf(groupId))
      .where('group_id', '=', groupId)
      .where('pin_at', 'is not', null)
      .select('id')
      .execute();
    if (pinned.some(({ id }) => id === messageId)) return 'pinned';
    if (pinned.length >= most) return 'full';
    const added = await trx
      .updateTable('messages')
      .set((eb) => ({ pin_at: sql<Date>`now()`, version: eb('version', '+', 1) }))
      .where('bucket', '=', bucketIn(messageId))
      .where('id', '=', messageId)
      .where('type', '<>', 'message_delete')
      .returning(['pin_at', 'version'])
      .executeTakeFirst();
    return added?.pin_at ? { pinAt: added.pin_at, version: added.version } : 'gone';
  });

/** The version of the message since; undefined when it was not pinned. */
export const removePin = async (db: TenantDb, messageId: string): Promise<number | undefined> => {
  const removed = await db
    .updateTable('messages')
    .set((eb) => ({ pin_at: null, version: eb('version', '+', 1) }))
    .where('bucket', '=', bucketIn(messageId))
    .where('id', '=', messageId)
    .where('pin_at', 'is not', null)
    .returning('version')
    .executeTakeFirst();
  return removed?.version;
};
