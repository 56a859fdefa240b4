import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { raisedScore } from '../feeds/rank.repository.ts';

/** What a person can put on a post, and the column that counts it. */
const MARKS = {
  like: { table: 'post_likes', column: 'like_count', raise: { likes: 1 } },
  collect: { table: 'post_collects', column: 'collect_count', raise: { collects: 1 } },
} as const;
export type Mark = keyof typeof MARKS;

/** Mark and count change in one statement, and the count only when the mark was not there. */
export const addMark = async (db: TenantDb, mark: Mark, postId: string, userId: string): Promise<void> => {
  const { table, column, raise } = MARKS[mark];
  await db
    .with('added', (query) =>
      query
        .insertInto(table)
        .values({ post_id: postId, user_id: userId })
        .onConflict((conflict) => conflict.columns(['bucket', 'post_id', 'user_id']).doNothing())
        .returning(['bucket', 'post_id']),
    )
    .updateTable('posts')
    .from('added')
    .whereRef('posts.bucket', '=', 'added.bucket')
    .whereRef('posts.id', '=', 'added.post_id')
    .set((eb) => ({ [column]: eb(column, '+', 1), score: raisedScore(raise) }))
    .execute();
};

export const removeMark = async (db: TenantDb, mark: Mark, postId: string, userId: string): Promise<void> => {
  const { table, column } = MARKS[mark];
  await db
    .with('removed', (query) =>
      query
        .deleteFrom(table)
        .where('bucket', '=', bucketIn(postId))
        .where('post_id', '=', postId)
        .where('user_id', '=', userId)
        .returning(['bucket', 'post_id']),
    )
    .updateTable('posts')
    .from('removed')
    .whereRef('posts.bucket', '=', 'removed.bucket')
    .whereRef('posts.id', '=', 'removed.post_id')
    .set((eb) => ({ [column]: eb(column, '-', 1) }))
    .execute();
};
