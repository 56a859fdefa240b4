import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { newId } from '../../infra/ids.ts';
import type { DiscoverCardsTable } from './discover.tables.ts';

export type CardRow = Selectable<DiscoverCardsTable>;
export type NewCard = Pick<CardRow, 'title' | 'image' | 'url' | 'kind'>;

/** In their order. */
export const listCards = (db: TenantDb): Promise<CardRow[]> =>
  db.selectFrom('discover_cards').selectAll().orderBy('place').orderBy('id').execute();

export const hasCards = async (db: TenantDb): Promise<boolean> =>
  (await db.selectFrom('discover_cards').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Behind all others. */
export const insertCard = async (db: TenantDb, card: NewCard): Promise<string> => {
  const id = newId();
  await db
    .insertInto('discover_cards')
    .values(({ selectFrom }) => ({
      ...{ id, ...card },
      place: selectFrom('discover_cards').select(sql<number>`coalesce(max(place), 0) + 1`.as('next')),
    }))
    .execute();
  return id;
};

/** Returns the card that is gone. */
export const deleteCard = (db: TenantDb, id: string): Promise<CardRow | undefined> =>
  db.deleteFrom('discover_cards').where('id', '=', id).returningAll().executeTakeFirst();

/** These cards, in this order from the first place on. */
export const orderCards = async (trx: TenantDb, ids: readonly string[]): Promise<void> => {
  for (const [index, id] of ids.entries())
    await trx
      .updateTable('discover_cards')
      .set({ place: index + 1 })
      .where('id', '=', id)
      .execute();
};
