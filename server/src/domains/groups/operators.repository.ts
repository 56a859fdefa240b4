import { type SqlBool, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketOf } from '../../infra/ids.ts';

export interface NamedGroup {
  id: string;
  name: string;
  /** The name as it is compared. */
  folded: string;
  description: string;
  member_count: number;
  owner_id: string | null;
  create_at: Date;
  update_at: Date;
}

/** As the index has it, byte by byte. */
const FOLDED = sql<string>`lower(g.display_name) collate "C"`;
/** `ChatType.GROUP`, as the index writes it: a value would not be seen to fit. */
const IS_GROUP = sql<SqlBool>`g.type = 2`;
/** Behind every name that begins so. */
const LAST_CHARACTER = '\u{10ffff}';

const selectGroups = (db: TenantDb) =>
  db
    .selectFrom('groups as g')
    .select(['g.id', 'g.display_name as name', 'g.description', 'g.member_count', 'g.owner_id'])
    .select(['g.create_at', 'g.update_at', FOLDED.as('folded')])
    .where(IS_GROUP)
    .where('g.dissolved_at', 'is', null);

/** Groups whose name begins so, by name; of those behind a place. */
export const findGroupsByName = (
  db: TenantDb,
  beginning: string,
  { after, limit }: { after: { name: string; id: string } | undefined; limit: number },
): Promise<NamedGroup[]> => {
  const from = after ?? { name: beginning.toLowerCase(), id: '' };
  return selectGroups(db)
    .where(sql<SqlBool>`(${FOLDED}, g.id) > (${from.name}, ${from.id})`)
    .where(sql<SqlBool>`${FOLDED} < ${beginning.toLowerCase() + LAST_CHARACTER}`)
    .orderBy(FOLDED)
    .orderBy('g.id')
    .limit(limit)
    .execute();
};

export const findGroupById = (db: TenantDb, id: string): Promise<NamedGroup | undefined> =>
  selectGroups(db).where('g.bucket', '=', bucketOf(id)).where('g.id', '=', id).executeTakeFirst();
