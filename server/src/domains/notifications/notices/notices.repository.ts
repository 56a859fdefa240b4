import type { Localized } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { NoticesTable } from '../notifications.tables.ts';

export type NoticeRow = Selectable<NoticesTable>;

export interface NewNotice {
  id: string;
  userId: string | null;
  texts: Localized;
}

/** False where there is one of this id. */
export const insertNotice = async (trx: TenantDb, { id, userId, texts }: NewNotice): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('notices')
    .values({ id, user_id: userId, texts: JSON.stringify(texts) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
};

export const findNotice = (db: TenantDb, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();

/** What each of them says. */
export const findTexts = async (db: TenantDb, ids: readonly string[]): Promise<Map<string, Localized>> => {
  const found = await db
    .selectFrom('notices')
    .select(['id', 'texts'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute();
  return new Map(found.map(({ id, texts }) => [id, texts]));
};

/** One for everybody that is not told to all yet; nobody else tells it until the transaction ends. */
export const holdNotice = (trx: TenantDb, id: string): Promise<NoticeRow | undefined> =>
  trx
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** How far it is told. `isDone`: to the last. */
export const noteTold = async (
  trx: TenantDb,
  id: string,
  { toldTo, isDone }: { toldTo: string; isDone: boolean },
): Promise<void> => {
  await trx
    .updateTable('notices')
    .where('id', '=', id)
    .set({ told_to: toldTo, ...(isDone && { done_at: new Date() }) })
    .execute();
};

/** The next people, by their ids, who were there at that time. */
export const findAudience = async (
  db: TenantDb,
  { after, until, limit }: { after: string; until: Date; limit: number },
): Promise<string[]> => {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', after)
    .where('delete_at', 'is', null)
    .where('create_at', '<=', until)
    .orderBy('id')
    .limit(limit)
    .execute();
  return people.map(({ id }) => id);
};

/**
 * What was told in full more than so many days ago; until then its id is known, and nobody is told it twice. Returns how
 * many went.
 */
export const removeOldNotices = async (db: TenantDb, days: number, limit: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('notices')
    .where(({ selectFrom }) => {
      const old = selectFrom('notices')
        .where('create_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
        .where((eb) => eb.or([eb('user_id', 'is not', null), eb('done_at', 'is not', null)]))
        .orderBy('create_at')
        .limit(limit)
        .select('id');
      return sql<boolean>`id = any(array(${old}))`;
    })
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** What one person alone was told. */
export const removeNoticesTo = async (db: TenantDb, userId: string): Promise<void> => {
  await db.deleteFrom('notices').where('user_id', '=', userId).execute();
};
