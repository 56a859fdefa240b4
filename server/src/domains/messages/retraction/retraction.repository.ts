import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { type Cause, withdraw } from '../../../infra/outbox/outbox.repository.ts';
import { type MessageRow, selectMessages } from '../message.rows.ts';

/** What a retracted message had. */
export interface Retracted {
  file_path: string | null;
  pin_at: Date | null;
}

/**
 * Empties a message and names who retracted it; its reactions go, and so do its pin and what those were told whom it called. The row is locked first: a reaction
 * that came in meanwhile goes too. Undefined when it was retracted already.
 */
export const retractIn = async (
  trx: TenantDb,
  messageId: string,
  userId: string,
): Promise<Retracted | undefined> => {
  const old = await trx
    .selectFrom('messages')
    .where('bucket', '=', bucketIn(messageId))
    .where('id', '=', messageId)
    .where('type', '<>', 'message_delete')
    .select(['user_id', 'group_id', 'file_path', 'pin_at', 'mention_ids'])
    .forUpdate()
    .executeTakeFirst();
  if (!old) return undefined;
  await trx
    .deleteFrom('reactions')
    .where('bucket', '=', bucketIn(messageId))
    .where('message_id', '=', messageId)
    .execute();
  await trx
    .updateTable('messages')
    .set({
      type: 'message_delete',
      user_id: userId,
      author_id: old.user_id === userId ? null : old.user_id,
    })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .set({
      text: '',
      target_id: null,
      file_path: null,
      duration: null,
      filename: null,
      media: null,
      thread_id: null,
      mention_ids: null,
      pin_at: null,
    })
    .where('bucket', '=', bucketIn(messageId))
    .where('id', '=', messageId)
    .execute();
  const { user_id: actorId, group_id: groupId } = old;
  const told = { kind: 'mention', actorId, subject: groupId, item: messageId, groupId } as const;
  await withdraw(trx, ...(old.mention_ids ?? []).map((receiverId): Cause => ({ ...told, receiverId })));
  return old;
};

/** As `retractIn`, by itself. */
export const retractMessage = (
  db: TenantDb,
  messageId: string,
  userId: string,
): Promise<Retracted | undefined> => db.transaction().execute((trx) => retractIn(trx, messageId, userId));

/** What a message is, whoever may see it. */
export const findMessageType = async (db: TenantDb, messageId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('messages')
      .where('bucket', '=', bucketIn(messageId))
      .where('id', '=', messageId)
      .select('type')
      .executeTakeFirst()
  )?.type;

/** A message, whoever may see it. */
export const findAnyMessage = (db: TenantDb, messageId: string): Promise<MessageRow | undefined> =>
  selectMessages(db)
    .where('m.bucket', '=', bucketIn(messageId))
    .where('m.id', '=', messageId)
    .executeTakeFirst();
