import type { TenantDb } from '../../../infra/database/database.ts';

/** Conversations of the messages that shared a post last, so many messages at most. */
export const findGroupsShowing = async (db: TenantDb, postId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom((latest) =>
      latest
        .selectFrom('messages')
        .where('target_id', '=', postId)
        .where('type', '=', 'share_social_post')
        .orderBy('id', 'desc')
        .limit(limit)
        .select('group_id')
        .as('latest'),
    )
    .groupBy('group_id')
    .select('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
};
