import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Mark } from '../posts/marks.repository.ts';

const MARKED = { like: 'post_likes', collect: 'post_collects' } as const;

/** Posts of somebody that they have not deleted. */
export const listPostsOf = async (db: TenantDb, userId: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('posts')
    .where('author_id', '=', userId)
    .where('review', '<>', 'deleted')
    .select('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};

/** Comments of somebody, with where they stand. */
export const listCommentsOf = (
  db: TenantDb,
  userId: string,
  most: number,
): Promise<{ id: string; post_id: string; parent_id: string | null }[]> =>
  db
    .selectFrom('comments')
    .where('author_id', '=', userId)
    .select(['id', 'post_id', 'parent_id'])
    .limit(most)
    .execute();

/** Posts that somebody likes or has collected. */
export const listMarksOf = async (
  db: TenantDb,
  mark: Mark,
  userId: string,
  most: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom(MARKED[mark])
    .where('user_id', '=', userId)
    .select('post_id')
    .limit(most)
    .execute();
  return rows.map(({ post_id }) => post_id);
};

/** Comments that somebody likes. */
export const listLikedComments = async (db: TenantDb, userId: string, most: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('comment_likes')
    .where('user_id', '=', userId)
    .select('comment_id')
    .limit(most)
    .execute();
  return rows.map(({ comment_id }) => comment_id);
};

/** Who follows whom, where somebody is one of the two. */
export const listFollowsOf = (
  db: TenantDb,
  userId: string,
  most: number,
): Promise<{ user_id: string; author_id: string }[]> =>
  db
    .selectFrom('follows')
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('author_id', '=', userId)]))
    .select(['user_id', 'author_id'])
    .limit(most)
    .execute();

export const OWN_ROWS = ['timelines', 'post_views', 'post_shares', 'hidden_posts', 'hidden_authors'] as const;

/** Up to `most` rows that are somebody's own and that nothing counts; returns how many. */
export const eraseOwnRows = async (
  db: TenantDb,
  table: (typeof OWN_ROWS)[number],
  userId: string,
  most: number,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where(sql<string>`ctid`, '=', ({ selectFrom }) => {
      const some = selectFrom(table)
        .where('user_id', '=', userId)
        .select(sql<string>`ctid`.as('place'))
        .limit(most);
      return sql<string>`any(array(${some}))`;
    })
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

/** Once nobody follows them and they follow nobody. */
export const eraseFollowCounts = async (db: TenantDb, userId: string): Promise<void> => {
  await db.deleteFrom('follow_counts').where('user_id', '=', userId).execute();
};
