import type { AnnouncementSegment, Localized } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { NoticesTable } from '../notifications.tables.ts';

export type NoticeRow = Selectable<NoticesTable>;

export interface NewNotice {
  id: string;
  userId: string | null;
  texts: Localized;
  /** Of everybody, these alone; undefined: all. */
  segment?: AnnouncementSegment | undefined;
  startAt?: Date | undefined;
  byOperator?: string;
}

/** False where there is one of this id. */
export const insertNotice = async (
  trx: TenantDb,
  { id, userId, texts, segment, startAt, byOperator }: NewNotice,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('notices')
    .values({
      ...{ id, user_id: userId, texts: JSON.stringify(texts), start_at: startAt, by_operator: byOperator },
      segment: segment && JSON.stringify(segment),
    })
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

/** How far it is told, and how many more were. `isDone`: to the last. */
export const noteTold = async (
  trx: TenantDb,
  id: string,
  { toldTo, people, isDone }: { toldTo: string; people: number; isDone: boolean },
): Promise<void> => {
  await trx
    .updateTable('notices')
    .where('id', '=', id)
    .set(({ eb }) => ({
      told_to: toldTo,
      told: eb('told', '+', people),
      ...(isDone && { done_at: new Date() }),
    }))
    .execute();
};

/** Breaks off what is not told to all yet, also before its time; who tells it just now ends their step first. False: it was over. */
export const stopNotice = async (trx: TenantDb, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('notices')
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('done_at', 'is', null)
    .set({ stopped_at: sql<Date>`now()`, done_at: sql<Date>`now()` })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** What was told to many, or will be: the newest first. */
export const findNoticesToMany = (
  db: TenantDb,
  { after, limit }: { after: { place: number; id: string } | undefined; limit: number },
): Promise<NoticeRow[]> => {
  let found = db.selectFrom('notices').selectAll().where('user_id', 'is', null);
  if (after)
    found = found.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('create_at', 'id'), '<', tuple(new Date(after.place), after.id)),
    );
  return found.orderBy('create_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
};

export interface Audience {
  people: string[];
  /** The last that was looked at; undefined where nobody was left. */
  last: string | undefined;
  isMore: boolean;
}

export interface AudienceOf {
  /** Behind this one, by their ids. */
  after: string;
  /** Who was there at that time. */
  until: Date;
  segment?: AnnouncementSegment | null | undefined;
  limit: number;
}

const DAY = 86_400_000;

/** Of the next so many people those whom it is for: each statement looks at no more, however few it is for. */
export const findAudience = async (
  db: TenantDb,
  { after, until, segment, limit }: AudienceOf,
): Promise<Audience> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'type', 'create_at', 'delete_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  const from = segment?.kind === 'new' ? new Date(until.getTime() - segment.days * DAY) : undefined;
  const isMeant = ({ type, create_at, delete_at }: (typeof rows)[number]): boolean =>
    delete_at === null &&
    create_at <= until &&
    (from === undefined || create_at >= from) &&
    (segment?.kind !== 'type' || type === segment.type);
  return {
    people: rows.filter(isMeant).map(({ id }) => id),
    last: rows.at(-1)?.id,
    isMore: rows.length === limit,
  };
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
