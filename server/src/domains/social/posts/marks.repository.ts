import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import { CAUSE } from '../../../infra/outbox/outbox.rows.ts';
import { raisedScore } from '../feeds/rank.repository.ts';

/** What a person can put on a post, and the column that counts it. */
const MARKS = {
  like: { table: 'post_likes', column: 'like_count', raise: { likes: 1 }, kind: 'like_post' },
  collect: { table: 'post_collects', column: 'collect_count', raise: { collects: 1 }, kind: 'collect' },
} as const;
export type Mark = keyof typeof MARKS;

/** Mark and count change in one statement, and the count only when the mark changes; the author is told in it. */
const changeMark = async (
  db: TenantDb,
  mark: Mark,
  { postId, userId, isOn }: { postId: string; userId: string; isOn: boolean },
): Promise<void> => {
  const { table, column, raise, kind } = MARKS[mark];
  await db
    .with('changed', (query) =>
      isOn
        ? query
            .insertInto(table)
            .values({ bucket: bucketIn(postId), post_id: postId, user_id: userId })
            .onConflict((conflict) => conflict.columns(['bucket', 'post_id', 'user_id']).doNothing())
            .returning(['bucket', 'post_id'])
        : query
            .deleteFrom(table)
            .where('bucket', '=', bucketIn(postId))
            .where('post_id', '=', postId)
            .where('user_id', '=', userId)
            .returning(['bucket', 'post_id']),
    )
    .with('counted', (query) =>
      query
        .updateTable('posts')
        .from('changed')
        .whereRef('posts.bucket', '=', 'changed.bucket')
        .whereRef('posts.id', '=', 'changed.post_id')
        .set((eb) => ({
          [column]: eb(column, '+', isOn ? 1 : -1),
          ...(isOn && { score: raisedScore(raise) }),
        }))
        .returning(['posts.id', 'posts.author_id']),
    )
    .insertInto('outbox')
    .columns(CAUSE)
    .expression(({ lit, selectFrom, val }) =>
      selectFrom('counted')
        .where('author_id', '<>', userId)
        .select([val(kind).as('kind'), 'author_id', val(userId).as('actor_id'), 'id as subject'])
        .select([val(userId).as('item'), 'id as post_id', lit(!isOn).as('undone')]),
    )
    .execute();
};

export const addMark = (db: TenantDb, mark: Mark, postId: string, userId: string): Promise<void> =>
  changeMark(db, mark, { postId, userId, isOn: true });

export const removeMark = (db: TenantDb, mark: Mark, postId: string, userId: string): Promise<void> =>
  changeMark(db, mark, { postId, userId, isOn: false });
