import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import type { StoredMedia } from '../social.tables.ts';

export interface PostToErase {
  id: string;
  review: string;
  media: StoredMedia[];
}

/** Posts whose files, and what hangs on them, have to go, without some of them; the longest due first. */
export const findPostsToErase = (
  db: TenantDb,
  { limit, without }: { limit: number; without: readonly string[] },
): Promise<PostToErase[]> =>
  db
    .selectFrom('posts')
    .select(['id', 'review', 'media'])
    .where('erase_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`id <> all(${[...without]}::text[])`)
    .orderBy('erase_at')
    .limit(limit)
    .execute();

export const HANGING = ['comments', 'post_likes', 'post_collects', 'post_views', 'post_shares'] as const;
type Hanging = (typeof HANGING)[number];

/** Up to `most` of what hangs on a post, replies before what they reply to; returns how many. */
export const eraseHanging = async (
  db: TenantDb,
  table: Hanging,
  postId: string,
  most: number,
): Promise<number> => {
  const bucket = bucketIn(postId);
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('bucket', '=', bucket)
    .where('post_id', '=', postId)
    .where(sql<string>`ctid`, '=', ({ selectFrom }) => {
      const some = selectFrom(table)
        .where('bucket', '=', bucket)
        .where('post_id', '=', postId)
        .$if(table === 'comments', (query) => query.orderBy(sql`parent_id is null`))
        .select(sql<string>`ctid`.as('place'))
        .limit(most);
      return sql<string>`any(array(${some}))`;
    })
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** The files of a post are gone that is there; one that was deleted meanwhile is erased as such. */
export const endErasing = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('posts')
    .set({ erase_at: null })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('review', '<>', 'deleted')
    .execute();
};

/**
 * What people wrote is gone of a post that its author has deleted; that there was one stays, and where its files were: work on
 * them may still come to an end.
 */
export const blankPost = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('posts')
    .set({ description: '', hashtags: [], place: '', mentions: '[]', erase_at: null })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('review', '=', 'deleted')
    .execute();
};

/** Has the files of a post that is gone removed again. */
export const eraseAgain = async (db: TenantDb, id: string): Promise<void> => {
  await db
    .updateTable('posts')
    .set({ erase_at: sql<Date>`now()` })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .where('review', 'in', ['deleted', 'rejected'])
    .execute();
};

/** Posts that were sent so many hours ago and are not ready yet. */
export const findStuckPosts = async (db: TenantDb, hours: number, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .where('review', '=', 'processing')
    .where('create_at', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
    .orderBy('create_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
