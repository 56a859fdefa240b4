import type { TenantDb } from '../../infra/database/database.ts';

export interface OpsHashtagRow {
  name: string;
  shown: string;
  count: number;
  hidden: boolean;
}

const COLUMNS = ['name', 'shown', 'count', 'hidden'] as const;

/** The most used first; of those behind a place. */
export const listHashtags = (
  db: TenantDb,
  { after, limit }: { after: { count: number; name: string } | undefined; limit: number },
): Promise<OpsHashtagRow[]> =>
  db
    .selectFrom('hashtags')
    .select(COLUMNS)
    .where('count', '>', 0)
    .$if(after !== undefined, (query) =>
      query
        .where('count', '<=', after?.count ?? 0)
        .where(({ eb, or, and }) =>
          or([
            eb('count', '<', after?.count ?? 0),
            and([eb('count', '=', after?.count ?? 0), eb('name', '>', after?.name ?? '')]),
          ]),
        ),
    )
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();

/**
 * Those that begin so, also hidden ones and such as no post has any more; the most used first. What posts have is read in that order
 * where very many begin so, and not sorted: no index orders it together with what none has.
 */
export const findAnyHashtags = (db: TenantDb, prefix: string, limit: number): Promise<OpsHashtagRow[]> => {
  const found = db
    .selectFrom('hashtags')
    .select(COLUMNS)
    .where('name', 'like', `${prefix.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit);
  const used = found.where('count', '>', 0);
  const unused = found.where('hidden', '=', true).where('count', '<=', 0);
  return db
    .selectFrom(used.as('used'))
    .select(COLUMNS)
    .unionAll(db.selectFrom(unused.as('unused')).select(COLUMNS))
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
};

/** Those that are hidden, by name; of those behind one. */
export const listHiddenHashtags = (
  db: TenantDb,
  { after, limit }: { after: string; limit: number },
): Promise<OpsHashtagRow[]> =>
  db
    .selectFrom('hashtags')
    .select(COLUMNS)
    .where('hidden', '=', true)
    .where('name', '>', after)
    .orderBy('name')
    .limit(limit)
    .execute();

/** False where it is so already. One that no post has yet is hidden for when one will. */
export const setHidden = async (
  trx: TenantDb,
  { name, shown, hidden }: { name: string; shown: string; hidden: boolean },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('hashtags')
    .values({ name, shown, count: 0, hidden })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ hidden }).where('hashtags.hidden', '<>', hidden),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
