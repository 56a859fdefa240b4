import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';

/** Somebody has passed a post on: counted once a person, in one statement. */
export const noteShare = async (db: TenantDb, postId: string, userId: string): Promise<void> => {
  await db
    .with('added', (query) =>
      query
        .insertInto('post_shares')
        .values({ bucket: bucketIn(postId), post_id: postId, user_id: userId })
        .onConflict((conflict) => conflict.columns(['bucket', 'post_id', 'user_id']).doNothing())
        .returning(['bucket', 'post_id']),
    )
    .updateTable('posts')
    .from('added')
    .whereRef('posts.bucket', '=', 'added.bucket')
    .whereRef('posts.id', '=', 'added.post_id')
    .set((eb) => ({ share_count: eb('share_count', '+', 1) }))
    .execute();
};
