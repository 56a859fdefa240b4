import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { newId } from '../../infra/ids.ts';
import type { DiscoverCardsTable } from './discover.tables.ts';

export type CardRow = Selectable<DiscoverCardsTable>;
export type NewCard = Pick<CardRow, 'title' | 'image' | 'url' | 'kind'>;

/** In their order. */
export const listCards = (db: TenantDb): Promise<CardRow[]> =>
  db.selectFrom('discover_cards').selectAll().orderBy('place').orderBy('id').execute();

/** Of those that are not hidden, and whose time it is. */
const shown = (db: TenantDb) =>
  db
    .selectFrom('discover_cards')
    .where('hidden', '=', false)
    .where(({ eb, or }) => or([eb('start_at', 'is', null), eb('start_at', '<=', sql<Date>`now()`)]))
    .where(({ eb, or }) => or([eb('end_at', 'is', null), eb('end_at', '>', sql<Date>`now()`)]));

/** What people see, in its order. */
export const listShownCards = (db: TenantDb): Promise<CardRow[]> =>
  shown(db).selectAll().orderBy('place').orderBy('id').execute();

/** Whether people see any. */
export const hasCards = async (db: TenantDb): Promise<boolean> =>
  (await shown(db).select('id').limit(1).executeTakeFirst()) !== undefined;

/** Nobody else changes it until the transaction ends. */
export const holdCard = (trx: TenantDb, id: string): Promise<CardRow | undefined> =>
  trx.selectFrom('discover_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const isPictureShown = async (db: TenantDb, image: string): Promise<boolean> =>
  (await db.selectFrom('discover_cards').select('id').where('image', '=', image).executeTakeFirst()) !==
  undefined;

/** One place further than the last one. */
const behindAll = (db: TenantDb) =>
  db.selectFrom('discover_cards').select(sql<number>`coalesce(max(place), 0) + 1`.as('next'));

/** Changes a card; one that is new stands behind all others, or in its `place`. */
export const putCard = (
  trx: TenantDb,
  { id, place, titles, ...card }: Omit<CardRow, 'place' | 'create_at'> & { place?: number },
): Promise<CardRow> => {
  const values = { ...card, titles: JSON.stringify(titles) };
  return trx
    .insertInto('discover_cards')
    .values({ id, ...values, place: place ?? behindAll(trx) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Behind all others. */
export const insertCard = async (db: TenantDb, card: NewCard): Promise<string> => {
  const id = newId();
  await db
    .insertInto('discover_cards')
    .values({ id, ...card, place: behindAll(db) })
    .execute();
  return id;
};

/** Returns the card that is gone. */
export const deleteCard = (db: TenantDb, id: string): Promise<CardRow | undefined> =>
  db.deleteFrom('discover_cards').where('id', '=', id).returningAll().executeTakeFirst();

/** These cards, in this order from the first place on. */
export const orderCards = async (trx: TenantDb, ids: readonly string[]): Promise<void> => {
  const wanted = sql<{ id: string; place: string }>`unnest(${[...ids]}::text[]) with ordinality`;
  await trx
    .updateTable('discover_cards as card')
    .from(wanted.as<'wanted'>(sql`wanted(id, place)`))
    .set({ place: sql<number>`wanted.place::integer` })
    .whereRef('card.id', '=', 'wanted.id')
    .whereRef('card.place', '<>', 'wanted.place')
    .execute();
};
