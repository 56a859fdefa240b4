import { type Kysely, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { OwnRows } from './kept.ts';

export type Row = Record<string, unknown>;
/** Values of the columns that a list is ordered by. */
export type Place = readonly unknown[];

/** Which tables are read stands in `kept.ts`, which is typed by them. */
const anyTable = (db: TenantDb) => db as unknown as Kysely<Record<string, Row>>;

const placeOf = (columns: readonly string[]) => sql`(${sql.join(columns.map((column) => sql.ref(column)))})`;
const given = (place: Place) => sql`(${sql.join(place)})`;

const ownRows = (db: TenantDb, { table, of, shows }: OwnRows, person: string, order: readonly string[]) => {
  const rows = anyTable(db)
    .selectFrom(table)
    .select([...new Set([...shows, ...order])])
    .where(of, '=', person);
  return order.reduce((query, column) => query.orderBy(column), rows);
};

/** Somebody's rows behind a place, by the index that knows whose they are. */
export const listOwn = (
  db: TenantDb,
  own: OwnRows,
  { person, after, limit }: { person: string; after?: Place | undefined; limit: number },
): Promise<Row[]> => {
  const order = own.by ?? [];
  const rows = ownRows(db, own, person, order).limit(limit);
  const behind = after === undefined ? rows : rows.where(sql<boolean>`${placeOf(order)} > ${given(after)}`);
  return behind.execute();
};

/** The place of the last of so many rows behind another, whosever they are; undefined where there are fewer. */
export const findStop = async (
  db: TenantDb,
  { table, walk = [] }: OwnRows,
  { after, size }: { after?: Place | undefined; size: number },
): Promise<Place | undefined> => {
  const rows = walk.reduce(
    (query, column) => query.orderBy(column),
    anyTable(db)
      .selectFrom(table)
      .select([...walk]),
  );
  const behind = after === undefined ? rows : rows.where(sql<boolean>`${placeOf(walk)} > ${given(after)}`);
  const row = await behind
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst();
  return row && walk.map((column) => row[column]);
};

/** Somebody's rows behind a place, up to another, which is far enough for one statement; without one, to the end. */
export const listBetween = (
  db: TenantDb,
  own: OwnRows,
  { person, after, stop }: { person: string; after?: Place | undefined; stop?: Place | undefined },
): Promise<Row[]> => {
  const { walk = [] } = own;
  let rows = ownRows(db, own, person, walk);
  if (after !== undefined) rows = rows.where(sql<boolean>`${placeOf(walk)} > ${given(after)}`);
  if (stop !== undefined) rows = rows.where(sql<boolean>`${placeOf(walk)} <= ${given(stop)}`);
  return rows.execute();
};
