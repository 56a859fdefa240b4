import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';

/** Notes that somebody has seen a post, and counts it unless they were counted within the hour: one statement. */
export const noteView = async (db: TenantDb, postId: string, userId: string): Promise<void> => {
  await db
    .with('counted', (query) =>
      query
        .insertInto('post_views')
        .values({ bucket: bucketIn(postId), post_id: postId, user_id: userId })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'post_id'])
            .doUpdateSet({ view_at: sql<Date>`now()` })
            .where('post_views.view_at', '<=', sql<Date>`now() - interval '1 hour'`),
        )
        .returning(['bucket', 'post_id']),
    )
    .updateTable('posts')
    .from('counted')
    .whereRef('posts.bucket', '=', 'counted.bucket')
    .whereRef('posts.id', '=', 'counted.post_id')
    .set((eb) => ({ view_count: eb('view_count', '+', 1) }))
    .execute();
};
