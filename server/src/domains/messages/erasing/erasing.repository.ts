import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** Removes the oldest messages of a conversation with their reactions and client ids; returns how many, and the files that they carried. */
export const eraseMessages = async (
  trx: TenantDb,
  groupId: string,
  limit: number,
): Promise<{ count: number; filePaths: string[] }> => {
  const erased = await trx
    .deleteFrom('messages')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .where('seq', 'in', (from) =>
      from
        .selectFrom('messages')
        .where('bucket', '=', bucketOf(groupId))
        .where('group_id', '=', groupId)
        .select('seq')
        .orderBy('seq')
        .limit(limit),
    )
    .returning(['id', 'user_id', 'cid', 'file_path'])
    .execute();
  await trx
    .deleteFrom('reactions')
    .where('bucket', '=', bucketOf(groupId))
    .where(({ eb, fn, val }) => eb('message_id', '=', fn.any(val(erased.map(({ id }) => id)))))
    .execute();
  await trx
    .deleteFrom('cids')
    .using(
      sql<{ user_id: string; cid: string; id: string }>`unnest(
        ${erased.map(({ user_id }) => user_id)}::text[],
        ${erased.map(({ cid }) => cid)}::text[],
        ${erased.map(({ id }) => id)}::text[]
      )`.as<'e'>(sql`e (user_id, cid, id)`),
    )
    .where('cids.kind', '=', 'message')
    .whereRef('cids.user_id', '=', 'e.user_id')
    .whereRef('cids.cid', '=', 'e.cid')
    .whereRef('cids.item_id', '=', 'e.id')
    .execute();
  return {
    count: erased.length,
    filePaths: erased.flatMap(({ file_path }) => (file_path === null ? [] : [file_path])),
  };
};

/** What was found in it is found no more. */
export const eraseSearchBlocks = async (db: TenantDb, groupId: string): Promise<void> => {
  await db
    .deleteFrom('search_blocks')
    .where('bucket', '=', bucketOf(groupId))
    .where('group_id', '=', groupId)
    .execute();
};
