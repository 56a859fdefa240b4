import { expressionBuilder, sql, type Transaction } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { bucketIn } from '../../../infra/ids.ts';

type Trx = Transaction<Tables>;

/** Leaves out reactions (`e`) of those whom the reader has blocked, like their messages. */
export const isNotBlocked = (reader: string) => {
  const eb = expressionBuilder<Tables>();
  return eb.not(
    eb.exists(
      eb
        .selectFrom('blocks as x')
        .where('x.user_id', '=', reader)
        .where('x.block_id', '=', sql.ref<string>('e.user_id'))
        .select('x.block_id'),
    ),
  );
};

/** The author of a message, to whom a reaction is news: not their own, and not that of somebody whom they have blocked. */
const unseenBy = (author: string, reactor: string) => {
  if (author === reactor) return null;
  const eb = expressionBuilder<Tables>();
  const isBlocked = eb.exists(
    eb
      .selectFrom('blocks as x')
      .where('x.user_id', '=', author)
      .where('x.block_id', '=', reactor)
      .select('x.block_id'),
  );
  return sql<string | null>`case when ${isBlocked} then null else ${author}::text end`;
};

/** One person's emoji on one message. */
export interface Reaction {
  messageId: string;
  userId: string;
  emoji: string;
}

/** What is changed on a message: nothing, or one more version of it. */
interface Changed {
  emojis: string[];
  version: number;
}

/** The message, locked: two that change it at once do so one after the other, in the order of their versions. */
const lockMessage = (trx: Trx, messageId: string) =>
  trx
    .selectFrom('messages')
    .where('bucket', '=', bucketIn(messageId))
    .where('id', '=', messageId)
    .where('type', '<>', 'message_delete')
    .select(['user_id', 'version'])
    .forUpdate()
    .executeTakeFirst();

const nextVersion = async (trx: Trx, messageId: string): Promise<number> => {
  const { version } = await trx
    .updateTable('messages')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('bucket', '=', bucketIn(messageId))
    .where('id', '=', messageId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/**
 * Puts an emoji on a message; a repeat changes nothing. The message is locked, so that two at once do not both take the
 * last place, and a message that is being retracted gets none.
 * `full`: others have used up the different emojis. `gone`: it was retracted.
 */
export const addReaction = (
  db: TenantDb,
  { messageId, userId, emoji }: Reaction,
  most: number,
): Promise<Changed | 'full' | 'gone'> =>
  db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, messageId);
    if (!message) return 'gone';
    const others = await trx
      .selectFrom('reactions')
      .where('bucket', '=', bucketIn(messageId))
      .where('message_id', '=', messageId)
      .where('emoji', '<>', emoji)
      .select(sql<number>`count(distinct emoji)`.as('count'))
      .executeTakeFirstOrThrow();
    if (others.count >= most) return 'full';
    const { numInsertedOrUpdatedRows: added = 0n } = await trx
      .insertInto('reactions')
      .values({
        ...{ bucket: bucketIn(messageId), message_id: messageId, user_id: userId, emoji },
        unseen_by: unseenBy(message.user_id, userId),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added === 0n) return { emojis: [], version: message.version };
    return { emojis: [emoji], version: await nextVersion(trx, messageId) };
  });

/** Takes one emoji of a person back, or all of theirs. */
export const removeReactions = (
  db: TenantDb,
  { messageId, userId, emoji }: Omit<Reaction, 'emoji'> & { emoji?: string | undefined },
): Promise<Changed> =>
  db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, messageId);
    if (!message) return { emojis: [], version: 0 };
    const rows = await trx
      .deleteFrom('reactions')
      .where('bucket', '=', bucketIn(messageId))
      .where('message_id', '=', messageId)
      .where('user_id', '=', userId)
      .$if(emoji !== undefined, (query) => query.where('emoji', '=', emoji ?? ''))
      .returning('emoji')
      .execute();
    if (rows.length === 0) return { emojis: [], version: message.version };
    return { emojis: rows.map((row) => row.emoji), version: await nextVersion(trx, messageId) };
  });

/** In the order in which they first came. */
export const countReactions = (db: TenantDb, messageId: string, userId: string) =>
  db
    .selectFrom('reactions as e')
    .where('e.bucket', '=', bucketIn(messageId))
    .where('e.message_id', '=', messageId)
    .where(isNotBlocked(userId))
    .groupBy('e.emoji')
    .select('e.emoji')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<boolean>`bool_or(e.user_id = ${userId})`.as('mine'))
    .orderBy(({ fn }) => fn.min('e.create_at'))
    .orderBy('e.emoji')
    .execute();

export interface ReactionPage {
  reader: string;
  messageId: string;
  emoji: string | undefined;
  /** The last one of the page before. */
  after: { emoji: string; userId: string } | undefined;
  limit: number;
}

/** Who reacted, one emoji after another. */
export const listReactions = (db: TenantDb, { reader, messageId, emoji, after, limit }: ReactionPage) =>
  db
    .selectFrom('reactions as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .where('e.bucket', '=', bucketIn(messageId))
    .where('e.message_id', '=', messageId)
    .where(isNotBlocked(reader))
    .$if(emoji !== undefined, (query) => query.where('e.emoji', '=', emoji ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('e.emoji', 'e.user_id'), '>', tuple(after?.emoji ?? '', after?.userId ?? '')),
      ),
    )
    .select(['e.emoji', 'e.create_at', 'u.id', 'u.username', 'u.nickname', 'u.avatar', 'u.avatar_thumbnail'])
    .orderBy('e.emoji')
    .orderBy('e.user_id')
    .limit(limit)
    .execute();
