import { LIMITS } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

export interface NewMembers {
  groupId: string;
  /** Who adds them, or who joins. */
  by: string;
  ids: readonly string[];
}

/** Who is new, and how many there are now; or why nobody was added. */
export type Added = { added: string[]; memberCount: number } | 'refused' | 'full';

/**
 * Adds people to a locked group, all or none, in one statement: nobody who is not there, is blocked from the group, or has
 * blocked `by` or is blocked by them, and no more than it may have. Who is a member already stays as they are. They see
 * nothing from before they came.
 */
export const addPeople = async (db: TenantDb, { groupId, by, ids }: NewMembers): Promise<Added> => {
  const bucket = bucketOf(groupId);
  const row = await db
    .with('g', (query) =>
      query
        .selectFrom('groups')
        .where('bucket', '=', bucket)
        .where('id', '=', groupId)
        .select(['id', 'last_seq', 'member_count'])
        .select(({ fn }) => fn.coalesce('members_active_at', 'update_at').as('active_at')),
    )
    .with('fresh', (query) =>
      query
        .selectFrom(sql<{ id: string }>`unnest(${[...ids]}::text[])`.as<'w'>(sql`w(id)`))
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('group_members as gm')
                .where('gm.bucket', '=', bucket)
                .where('gm.group_id', '=', groupId)
                .whereRef('gm.user_id', '=', 'w.id')
                .select('gm.user_id'),
            ),
          ),
        )
        .select('w.id'),
    )
    .with('good', (query) =>
      query
        .selectFrom('fresh as f')
        .innerJoinLateral(
          (from) => from.selectFrom('users').whereRef('id', '=', 'f.id').select('delete_at').limit(1).as('u'),
          (join) => join.onTrue(),
        )
        .where('u.delete_at', 'is', null)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('group_blocks as gb')
                .where('gb.bucket', '=', bucket)
                .where('gb.group_id', '=', groupId)
                .whereRef('gb.user_id', '=', 'f.id')
                .select('gb.user_id'),
            ),
          ),
        )
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks as b')
                .where((row) =>
                  row.or([
                    row.and([row('b.user_id', '=', by), row('b.block_id', '=', row.ref('f.id'))]),
                    row.and([row('b.user_id', '=', row.ref('f.id')), row('b.block_id', '=', by)]),
                  ]),
                )
                .select('b.user_id'),
            ),
          ),
        )
        .select('f.id'),
    )
    .with('added', (query) =>
      query
        .insertInto('group_members')
        .columns(['group_id', 'user_id', 'joined_seq', 'active_at'])
        .expression((from) =>
          from
            .selectFrom(['good', 'g'])
            .where(sql<boolean>`(select count(*) from good) = (select count(*) from fresh)`)
            .where(sql<boolean>`g.member_count + (select count(*) from fresh) <= ${LIMITS.groupMembers}`)
            .select(['g.id as group_id', 'good.id as user_id', 'g.last_seq as joined_seq', 'g.active_at']),
        )
        .returning('user_id'),
    )
    .with('counted', (query) =>
      query
        .updateTable('groups')
        .set({ member_count: sql`member_count + (select count(*) from added)` })
        .where('bucket', '=', bucket)
        .where('id', '=', groupId)
        .where(({ exists, selectFrom }) => exists(selectFrom('added').select('user_id')))
        .returning('member_count'),
    )
    .selectFrom('g')
    .select(({ fn, selectFrom }) => [
      sql<boolean>`(select count(*) from good) < (select count(*) from fresh)`.as('is_refused'),
      sql<boolean>`g.member_count + (select count(*) from fresh) > ${LIMITS.groupMembers}`.as('is_full'),
      fn.coalesce(selectFrom('counted').select('member_count').$asScalar(), 'g.member_count').as('count'),
      selectFrom('added')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['user_id']).as('ids'))
        .$asScalar()
        .as('added'),
    ])
    .executeTakeFirstOrThrow();
  if (row.is_refused) return 'refused';
  if (row.is_full) return 'full';
  return { added: row.added ?? [], memberCount: Number(row.count) };
};
