import { NOTICE_TYPES } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';
import { type Reader, type SeenRow, selectSeen } from '../seen.repository.ts';
import { BLOCK } from './tokens.ts';

/** The fields of a message that a search compares. */
export interface SearchableMessage {
  seq: number;
  user_id: string;
  text: string;
  filename: string | null;
}

/** Messages of a conversation, as far as one reader may find them. */
export interface Scope extends Reader {
  groupId: string;
}

/** How many blocks of a conversation are indexed: all of them up to there are. */
export const countBlocks = async (db: TenantDb, groupId: string): Promise<number> => {
  const last = await db
    .selectFrom('search_blocks')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .select('block')
    .orderBy('block', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.block + 1 : 0;
};

/** All messages of these blocks, for the index: whom they are hidden from does not matter there. */
export const readBlocks = (
  db: TenantDb,
  groupId: string,
  { from, to }: { from: number; to: number },
): Promise<SearchableMessage[]> =>
  db
    .selectFrom('messages')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('seq', '>', from * BLOCK)
    .where('seq', '<=', to * BLOCK)
    .where('type', 'not in', NOTICE_TYPES)
    .select(['seq', 'user_id', 'text', 'filename'])
    .execute();

/** Of two nodes that index the same, one does. */
export const storeBlocks = async (
  db: TenantDb,
  groupId: string,
  blocks: readonly { block: number; tokens: number[] }[],
): Promise<void> => {
  await db
    .insertInto('search_blocks')
    .values(blocks.map((each) => ({ bucket: bucketOf(groupId), group_id: groupId, ...each })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Blocks that have all of the tokens of their segment, the newest first. Conversation and segment are in the tokens; asked
 * for beside them (without `offset`), they would have PostgreSQL read all blocks of the conversation instead.
 * @param at.tokens of each segment; as many of one as of another
 */
export const findBlocks = async (
  db: TenantDb,
  groupId: string,
  { tokens, from, to }: { tokens: number[][]; from: number; to: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom(
      sql<{ at: number }>`unnest(${tokens.map((_, index) => index + 1)}::integer[])`.as<'segment'>(
        sql`segment(at)`,
      ),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('search_blocks')
          .where(sql<boolean>`tokens @> (${tokens}::integer[])[segment.at:segment.at]`)
          .select(['group_id', 'block'])
          .offset(sql<number>`0`)
          .as('hit'),
      (join) => join.onTrue(),
    )
    .where('hit.group_id', '=', groupId)
    .where('hit.block', '>=', from)
    .where('hit.block', '<=', to)
    .select('hit.block')
    .orderBy('hit.block', 'desc')
    .execute();
  return rows.map(({ block }) => block);
};

/** What the reader may find in these blocks, of everybody or of one author; in no order. */
export const readVisible = (
  db: TenantDb,
  { groupId, userId, floor }: Scope,
  { blocks, before, author }: { blocks: number[]; before: number; author: string | undefined },
): Promise<SearchableMessage[]> =>
  db
    .selectFrom(sql<{ number: number }>`unnest(${blocks}::bigint[])`.as<'b'>(sql`b(number)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('messages')
          .where('bucket', '=', bucketOf(groupId))
          .where('group_id', '=', groupId)
          .where('seq', '>', sql<number>`greatest(b.number * ${BLOCK}::bigint, ${floor}::bigint)`)
          .where('seq', '<=', sql<number>`(b.number + 1) * ${BLOCK}::bigint`)
          .where('seq', '<', before)
          .where('type', 'not in', NOTICE_TYPES)
          .where(({ eb, fn, not }) => not(eb(eb.val(userId), '=', fn.any('block_user_ids'))))
          .select(['seq', 'user_id', 'text', 'filename'])
          // There are no more: so that PostgreSQL looks each block up by itself.
          .limit(BLOCK)
          .as('m'),
      (join) => join.onTrue(),
    )
    .$if(author !== undefined, (query) => query.where('m.user_id', '=', author ?? ''))
    .selectAll('m')
    .execute();

/** Messages at these places, the newest first. Whether the reader may see them was decided where they were found. */
export const findAt = (db: TenantDb, { groupId, ...reader }: Scope, seqs: number[]): Promise<SeenRow[]> =>
  selectSeen(db, groupId, reader)
    .where(({ eb, fn, val }) => eb('m.seq', '=', fn.any(val(seqs))))
    .orderBy('m.seq', 'desc')
    // So that PostgreSQL looks authors up one by one.
    .limit(seqs.length)
    .execute();
