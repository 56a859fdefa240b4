import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** In any state, whoever may see them. */
export const countOwnPosts = async (db: TenantDb, authorId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('posts')
    .where('bucket', '=', bucketOf(authorId))
    .where('author_id', '=', authorId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** What everybody may see of an author's posts. */
export const countPosts = (db: TenantDb, authorId: string): Promise<{ posts: number; likes: number }> =>
  db
    .selectFrom('posts')
    .where('bucket', '=', bucketOf(authorId))
    .where('author_id', '=', authorId)
    .where('review', '=', 'approved')
    .where('privacy', '=', 'everyone')
    .select(({ fn }) => [
      fn.countAll<number>().as('posts'),
      sql<number>`coalesce(sum(like_count), 0)::int`.as('likes'),
    ])
    .executeTakeFirstOrThrow();
