import { LIMITS } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketOf } from '../../../infra/ids.ts';

export interface NewMembers {
  groupId: string;
  /** Who adds them; nobody where they join by themselves. */
  by: string | null;
  ids: readonly string[];
}

export interface Added {
  /** Who is new. */
  added: string[];
  /** Who may not be added, and for whom there is no place. */
  refused: string[];
  full: string[];
  /** How many there are now. */
  memberCount: number;
}

/**
 * Adds people to a locked group, in one statement: nobody who is not there, is blocked from the group, or has blocked `by` or
 * is blocked by them, and no more than it may have. Who is a member already stays as they are. They see nothing from before
 * they came.
 */
export const addPeople = async (db: TenantDb, { groupId, by, ids }: NewMembers): Promise<Added> => {
  const bucket = bucketOf(groupId);
  const row = await db
    .with('g', (query) =>
      query
        .selectFrom('groups')
        .where('bucket', '=', bucket)
        .where('id', '=', groupId)
        .select(['bucket', 'id', 'last_seq', 'member_count'])
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
        .columns(['bucket', 'group_id', 'user_id', 'joined_seq', 'active_at'])
        .expression((from) =>
          from
            .selectFrom(['good', 'g'])
            .select([
              'g.bucket',
              'g.id as group_id',
              'good.id as user_id',
              'g.last_seq as joined_seq',
              'g.active_at',
            ])
            .limit(({ fn, selectFrom }) =>
              fn<number>('greatest', [
                selectFrom('g').select(
                  sql<number>`${LIMITS.groupMembers}::integer - member_count`.as('room'),
                ),
                sql<number>`0`,
              ]),
            ),
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
      fn.coalesce(selectFrom('counted').select('member_count').$asScalar(), 'g.member_count').as('count'),
      idsOf('added', 'user_id'),
      idsOf('good', 'id'),
      idsOf('fresh', 'id'),
    ])
    .executeTakeFirstOrThrow();
  const [added, good, fresh] = [row.added, row.good, row.fresh].map((ids) => ids ?? []) as [
    string[],
    string[],
    string[],
  ];
  return {
    added,
    refused: fresh.filter((id) => !good.includes(id)),
    full: good.filter((id) => !added.includes(id)),
    memberCount: Number(row.count),
  };
};

/** Of people whom a person may not add, those of whom they know why: without an account, or blocked by themselves. */
export const findNameable = async (db: TenantDb, by: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom(sql<{ id: string }>`unnest(${[...ids]}::text[])`.as<'w'>(sql`w(id)`))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('users')
          .whereRef('id', '=', 'w.id')
          .where('delete_at', 'is', null)
          .select('id')
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('blocks')
          .where('user_id', '=', by)
          .whereRef('block_id', '=', 'w.id')
          .select('block_id')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .where((row) => row.or([row('u.id', 'is', null), row('b.block_id', 'is not', null)]))
    .select('w.id')
    .execute();
  return rows.map(({ id }) => id);
};

const idsOf = <Name extends string>(table: Name, column: string) =>
  sql<string[] | null>`(select array_agg(${sql.ref(column)}) from ${sql.table(table)})`.as(table);
