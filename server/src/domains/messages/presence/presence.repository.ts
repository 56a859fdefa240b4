import { ChatType, LIMITS } from '@livery/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { Tables } from '../../../infra/database/tables.ts';
import { bucketOf } from '../../../infra/ids.ts';

/** Two people, `u` and `o`, see of each other that they are here: neither hides it, neither has blocked the other. */
export const isMutual = (eb: ExpressionBuilder<Tables & Record<'u' | 'o', Tables['users']>, 'u' | 'o'>) =>
  eb.and([
    eb('u.presence', '=', true),
    eb('o.presence', '=', true),
    eb('o.delete_at', 'is', null),
    eb.not(
      eb.exists(
        eb
          .selectFrom('blocks as x')
          .where((row) =>
            row.or([
              row.and([row('x.user_id', '=', row.ref('o.id')), row('x.block_id', '=', row.ref('u.id'))]),
              row.and([row('x.user_id', '=', row.ref('u.id')), row('x.block_id', '=', row.ref('o.id'))]),
            ]),
          )
          .select('x.block_id'),
      ),
    ),
  ]);

/** Who is shown that a person writes, with the name that they see. Empty where the person is no member, or may not write. */
export const findTypingAudience = (db: TenantDb, userId: string, groupId: string) =>
  db
    .selectFrom('group_members as me')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 'me.bucket').onRef('g.id', '=', 'me.group_id'),
    )
    .innerJoin('group_members as gm', (join) =>
      join.onRef('gm.bucket', '=', 'me.bucket').onRef('gm.group_id', '=', 'me.group_id'),
    )
    .innerJoin('users as u', 'u.id', 'me.user_id')
    .innerJoin('users as o', 'o.id', 'gm.user_id')
    .where('me.bucket', '=', bucketOf(groupId))
    .where('me.group_id', '=', groupId)
    .where('me.user_id', '=', userId)
    .where('gm.user_id', '<>', userId)
    .where('g.member_count', '<=', LIMITS.typingMembers)
    .where((row) =>
      row.or([
        row('g.type', '=', ChatType.DM),
        row('me.role', '<>', 'member'),
        row(sql<string>`'message'`, '=', row.fn.any('g.member_permission')),
      ]),
    )
    .where(isMutual)
    .select(['u.nickname', 'gm.user_id'])
    .limit(LIMITS.typingMembers)
    .execute();

/** A direct conversation and its other person. */
export interface Direct {
  groupId: string;
  partnerId: string;
}

/**
 * Of the partners of these conversations those who have looked into them: a stranger who opens one learns nothing of
 * whom it is with.
 */
export const findPartners = (db: TenantDb, userId: string, directs: readonly Direct[]) => {
  const groups = directs.map(({ groupId }) => groupId);
  const partners = directs.map(({ partnerId }) => partnerId);
  return db
    .selectFrom(
      sql<{
        bucket: string;
        group_id: string;
        user_id: string;
      }>`unnest(${groups.map(bucketOf)}::text[], ${groups}::text[], ${partners}::text[])`.as<'d'>(
        sql`d(bucket, group_id, user_id)`,
      ),
    )
    .innerJoin('group_members as pm', (join) =>
      join
        .onRef('pm.bucket', '=', 'd.bucket')
        .onRef('pm.group_id', '=', 'd.group_id')
        .onRef('pm.user_id', '=', 'd.user_id'),
    )
    .innerJoin('users as o', 'o.id', 'pm.user_id')
    .innerJoin('users as u', (join) => join.on('u.id', '=', userId))
    .where('pm.viewed_seq', '>', 0)
    .where(isMutual)
    .select(['o.id', 'o.seen_at'])
    .execute();
};

/** Members of those of these groups that are small and this person's own; each has looked into it. */
export const findCompany = (db: TenantDb, userId: string, groupIds: readonly string[]) =>
  db
    .selectFrom(
      sql<{
        bucket: string;
        group_id: string;
      }>`unnest(${groupIds.map(bucketOf)}::text[], ${[...groupIds]}::text[])`.as<'d'>(
        sql`d(bucket, group_id)`,
      ),
    )
    .innerJoin('group_members as me', (join) =>
      join
        .onRef('me.bucket', '=', 'd.bucket')
        .onRef('me.group_id', '=', 'd.group_id')
        .on('me.user_id', '=', userId),
    )
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 'd.bucket').onRef('g.id', '=', 'd.group_id'),
    )
    .innerJoin('group_members as gm', (join) =>
      join.onRef('gm.bucket', '=', 'd.bucket').onRef('gm.group_id', '=', 'd.group_id'),
    )
    .innerJoin('users as u', 'u.id', 'me.user_id')
    .innerJoin('users as o', 'o.id', 'gm.user_id')
    .where('g.type', '=', ChatType.GROUP)
    .where('g.member_count', '<=', LIMITS.typingMembers)
    .where('gm.user_id', '<>', userId)
    .where('gm.viewed_seq', '>', 0)
    .where(isMutual)
    .select(['o.id', 'o.seen_at', 'gm.group_id'])
    .limit(LIMITS.typingMembers * LIMITS.watched)
    .execute();
