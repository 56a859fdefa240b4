import { headOf, type NotificationKind, SPARE_CHARACTERS } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../database/database.ts';
import type { OutboxTable } from './outbox.rows.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** So many characters of what was said are told. */
const TOLD_TEXT = 160;
/** So many a statement writes: who hands out what is told cuts between two letters. */
export const WRITTEN_TEXT: number = TOLD_TEXT + SPARE_CHARACTERS;

/** Something that somebody is to be told. */
export interface Cause {
  kind: NotificationKind;
  receiverId: string;
  /** Absent: it is a notice of the system. */
  actorId?: string;
  /** What it happened to: a post, a comment, a group; what is told together has the same. */
  subject: string;
  /** What makes it once for its kind and subject: who did it where they can do it once, else the id of what they did. */
  item: string;
  postId?: string;
  commentId?: string;
  groupId?: string;
  /** What was said. */
  text?: string;
}

const rowOf = ({ kind, receiverId, actorId, subject, item, postId, commentId, groupId, text }: Cause) => ({
  ...{ kind, subject, item, receiver_id: receiverId, actor_id: actorId ?? null },
  ...{ post_id: postId ?? null, comment_id: commentId ?? null, group_id: groupId ?? null, text: text ?? '' },
});

const insert = async (trx: TenantDb, causes: readonly Cause[], undone: boolean): Promise<void> => {
  const rows = causes.filter(({ actorId, receiverId }) => actorId !== receiverId);
  if (rows.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(rows.map((cause) => ({ ...rowOf(cause), undone })))
    .execute();
};

/** Tells what was done, once the transaction that does it commits; nobody is told of what they did themselves. */
export const notify = (trx: TenantDb, ...causes: readonly Cause[]): Promise<void> =>
  insert(trx, causes, false);

/** Takes back what `notify` told, in the transaction that undoes it. */
export const withdraw = (trx: TenantDb, ...causes: readonly Cause[]): Promise<void> =>
  insert(trx, causes, true);

/** Nothing of either is told to the other any more, in the transaction of a block. */
export const withdrawBetween = async (trx: TenantDb, one: string, other: string): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({
      ...{ kind: 'block', receiver_id: one, actor_id: other, subject: '', item: '' },
      ...{ post_id: null, comment_id: null, group_id: null },
    })
    .execute();
};

/** Nobody is told of these comments any more, in the transaction that deletes them. */
export const withdrawComments = async (trx: TenantDb, ids: readonly string[]): Promise<void> => {
  await trx
    .insertInto('outbox')
    .columns(['kind', 'receiver_id', 'subject', 'item', 'comment_id'])
    .expression(({ selectFrom, val }) =>
      // However many: a statement has a bounded number of parameters.
      selectFrom(sql<{ id: string }>`unnest(${[...ids]}::text[])`.as<'t'>(sql`t(id)`))
        .select([val('deletion' as const).as('kind'), val('').as('receiver_id'), val('').as('subject')])
        .select(['t.id as item', 't.id as comment_id']),
    )
    .execute();
};

/** Nobody else hands out what is told, or changes what was, until the transaction ends. */
export const holdOutbox = async (trx: TenantDb, brand: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${brand}`}, 0))`.execute(trx);
};

/** The oldest, which are gone with the transaction; who comes meanwhile waits for it, so that all keep their order. */
export const takeOldest = async (trx: TenantDb, brand: string, limit: number): Promise<OutboxRow[]> => {
  await holdOutbox(trx, brand);
  const rows = await trx
    .deleteFrom('outbox')
    .where(({ selectFrom }) => {
      const oldest = selectFrom('outbox').select('seq').orderBy('seq').limit(limit);
      return sql<boolean>`seq = any(array(${oldest}))`;
    })
    .returningAll()
    .execute();
  const told = rows.map((row) => ({ ...row, text: headOf(row.text, TOLD_TEXT) }));
  return told.toSorted((one, other) => one.seq - other.seq);
};
