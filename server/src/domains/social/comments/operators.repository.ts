import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { withdrawComments } from '../../../infra/outbox/outbox.repository.ts';
import { countOnPost, countReplies } from './comment-writes.repository.ts';

export interface CommentFilter {
  authorId?: string | undefined;
  postId?: string | undefined;
  isRemoved?: boolean | undefined;
  /** Somewhere in them, without case. */
  text?: string | undefined;
}

/** Signs of a pattern stand for themselves. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Those among the next `scan` comments that contain the text, and the last of them: nobody waits for all comments to be
 * looked through. `at`: which of them it is, from 1 on.
 */
export const findOpsComments = (
  db: TenantDb,
  { authorId, postId, isRemoved = false, text = '' }: CommentFilter,
  { before, scan }: { before: string | undefined; scan: number },
) => {
  const scanned = db
    .selectFrom('comments')
    .select(['id', 'post_id', 'parent_id', 'author_id', 'text', 'like_count', 'reply_count'])
    .select(['removed_with', 'create_at'])
    .select(sql<number>`row_number() over (order by id desc)::integer`.as('at'))
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? ''))
    .$if(postId !== undefined, (query) =>
      query.where('bucket', '=', bucketIn(postId ?? '')).where('post_id', '=', postId ?? ''),
    )
    .$if(isRemoved, (query) => query.where('removed_with', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(scan);
  const fits = sql<boolean>`scanned.text ilike ${containing(text)}`;
  return db
    .selectFrom(scanned.as('scanned'))
    .selectAll()
    .select(fits.as('fits'))
    .where(({ eb, or }) => or([fits, eb('at', '=', scan)]))
    .orderBy('id', 'desc')
    .execute();
};

export type OpsCommentRow = Awaited<ReturnType<typeof findOpsComments>>[number];

/** Where a comment stands, also one that was removed. */
export const findCommentPlace = (
  db: TenantDb,
  id: string,
): Promise<{ id: string; post_id: string; parent_id: string | null } | undefined> =>
  db
    .selectFrom('comments')
    .select(['id', 'post_id', 'parent_id'])
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .executeTakeFirst();

type Placed = NonNullable<Awaited<ReturnType<typeof findCommentPlace>>>;

/** Takes a comment down with those of its replies that are up, and off the counts: how many. The post is held. */
export const removeComment = async (trx: TenantDb, { id, post_id, parent_id }: Placed): Promise<number> => {
  const removed = await trx
    .updateTable('comments')
    .set({ removed_with: id })
    .where('bucket', '=', bucketIn(id))
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('removed_with', 'is', null)
    .returning('id')
    .execute();
  const ids = removed.map((comment) => comment.id);
  if (ids.length === 0) return 0;
  await withdrawComments(trx, ids);
  await countOnPost(trx, post_id, -ids.length);
  if (parent_id !== null && ids.includes(id)) await countReplies(trx, parent_id, -1);
  return ids.length;
};

/** Puts back what was taken down with a comment: how many. The post is held. */
export const restoreComment = async (trx: TenantDb, { id, post_id, parent_id }: Placed): Promise<number> => {
  const restored = await trx
    .updateTable('comments')
    .set({ removed_with: null })
    .where('bucket', '=', bucketIn(id))
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .where('removed_with', '=', id)
    .returning('id')
    .execute();
  if (restored.length === 0) return 0;
  await countOnPost(trx, post_id, restored.length);
  if (parent_id !== null) await countReplies(trx, parent_id, 1);
  return restored.length;
};
