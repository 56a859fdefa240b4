import type { TenantDb } from '../../../infra/database/database.ts';
import type { OwnRows } from './kept.ts';
import { findStop, listBetween, listOwn, type Place, type Row } from './rows.repository.ts';

/** Rows that one statement returns, and such that it goes through where no index knows whose they are. */
const PAGE = 500;
const WALKED = 2_000;

const shownOf = ({ shows }: OwnRows, row: Row): Row =>
  Object.fromEntries(shows.map((column) => [column, row[column]]));

async function* byIndex(db: TenantDb, own: OwnRows, person: string): AsyncGenerator<Row[]> {
  const order = own.by ?? [];
  let after: Place | undefined;
  for (;;) {
    const rows = await listOwn(db, own, { person, after, limit: PAGE });
    yield rows;
    const last = rows.at(-1);
    if (rows.length < PAGE || !last || order.length === 0) return;
    after = order.map((column) => last[column]);
  }
}

async function* byWalking(db: TenantDb, own: OwnRows, person: string): AsyncGenerator<Row[]> {
  let after: Place | undefined;
  let stop: Place | undefined;
  do {
    stop = await findStop(db, own, { after, size: WALKED });
    yield await listBetween(db, own, { person, after, stop });
    after = stop;
  } while (stop !== undefined);
}

/** Somebody's rows of a table, page after page: each is a short statement of its own. */
export async function* ownRowsOf(db: TenantDb, own: OwnRows, person: string): AsyncGenerator<Row[]> {
  const pages = own.walk ? byWalking(db, own, person) : byIndex(db, own, person);
  for await (const rows of pages) yield rows.map((row) => shownOf(own, row));
}
