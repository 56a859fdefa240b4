import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

/** Who is in a conversation, in the order of their ids: those after `after`, at most `limit`. */
export const findMembers = (db: TenantDb, groupId: string, after: string, limit: number) =>
  db
    .selectFrom('group_members as gm')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .whereRef('id', '=', 'gm.user_id')
          .select(['id', 'username', 'nickname', 'avatar', 'avatar_thumbnail', 'delete_at'])
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .where('gm.bucket', '=', bucketOf(groupId))
    .where('gm.group_id', '=', groupId)
    .where('gm.user_id', '>', after)
    .select(['gm.role', 'u.id', 'u.username', 'u.nickname', 'u.avatar', 'u.avatar_thumbnail', 'u.delete_at'])
    .orderBy('gm.user_id')
    .limit(limit)
    .execute();

export type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];
