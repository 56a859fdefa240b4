import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';

/** So many posts are looked at, those that move people most. */
const RECENT = 100;
/** Followers are counted up to here. */
const MOST_COUNTED = 200;

/** Who wrote what moves people now, those with most followers first. */
export const findActiveAuthors = async (db: TenantDb, limit: number): Promise<string[]> => {
  const rows = await db
    .with('recent', (query) =>
      query
        .selectFrom('posts')
        .where('review', '=', 'approved')
        .where('privacy', '=', 'everyone')
        .select('author_id')
        .orderBy('score', 'desc')
        .orderBy('id', 'desc')
        .limit(RECENT),
    )
    .selectFrom((from) => from.selectFrom('recent').select('author_id').distinct().as('author'))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom((some) =>
            some
              .selectFrom('follows')
              .whereRef('follows.author_id', '=', 'author.author_id')
              .select('follows.user_id')
              .limit(MOST_COUNTED)
              .as('f'),
          )
          .select(sql<number>`count(*)`.as('followers'))
          .as('counted'),
      (join) => join.onTrue(),
    )
    .select('author.author_id')
    .orderBy('counted.followers', 'desc')
    .orderBy('author.author_id')
    .limit(limit)
    .execute();
  return rows.map(({ author_id }) => author_id);
};
