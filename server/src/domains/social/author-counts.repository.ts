import type { AuthorCounts } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** What everybody may see of an author's posts, and who follows whom. */
export const countOfAuthor = async (db: TenantDb, authorId: string): Promise<AuthorCounts> => {
  const { posts, likes, followers, followings } = await db
    .selectFrom('posts')
    .where('bucket', '=', bucketOf(authorId))
    .where('author_id', '=', authorId)
    .where('review', '=', 'approved')
    .where('privacy', '=', 'everyone')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('posts'),
      sql<number>`coalesce(sum(like_count), 0)::int`.as('likes'),
      selectFrom('follows')
        .where('follows.author_id', '=', authorId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('followers'),
      selectFrom('follows')
        .where('follows.user_id', '=', authorId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('followings'),
    ])
    .executeTakeFirstOrThrow();
  return { posts, followers, followings, likes };
};
