import { ChatType } from '@livery/contract';
import { builtOnce } from '../../infra/database/built-once.ts';
import type { TenantDb } from '../../infra/database/database.ts';

const groupsOf = builtOnce((db, { userId }: { userId: string }) =>
  db
    .selectFrom('group_members as gm')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.bucket', '=', 'gm.bucket').onRef('g.id', '=', 'gm.group_id'),
    )
    .where('gm.user_id', '=', userId)
    .where('g.type', '=', ChatType.GROUP)
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Groups of more than two that the person is in. */
export const countGroups = async (db: TenantDb, userId: string): Promise<number> => {
  const [row] = await groupsOf(db, { userId });
  return row?.count ?? 0;
};

/** Whether the person owns a group: without them it would have no owner. */
export const ownsGroup = async (db: TenantDb, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('groups')
    .select('id')
    .where('owner_id', '=', userId)
    .where('type', '=', ChatType.GROUP)
    .where('dissolved_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
