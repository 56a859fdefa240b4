import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaName } from '../../../infra/database/database.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { KEPT, OWN_ROWS } from './kept.ts';

let app: TestApp;
const columns = new Map<string, string[]>();
/** What migrations keep for themselves. */
const BOOKKEEPING = ['migrations'];

beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.infra.database.pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = $1`,
    [schemaName('aurora')],
  );
  for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
  for (const name of BOOKKEEPING) columns.delete(name);
});
afterAll(() => app.stop());

test('every table of the database is handed out, or left out for a reason', () => {
  expect(Object.keys(KEPT).toSorted()).toEqual([...columns.keys()].toSorted());
});

test.each(OWN_ROWS)(
  'of $table every column is handed out or kept, for $in',
  ({ table, shows, hides = [] }) => {
    expect([...shows, ...hides].toSorted()).toEqual(columns.get(table)?.toSorted());
  },
);

test('no secret and no key of a lock is handed out', () => {
  const shown = OWN_ROWS.flatMap(({ table, shows }) => shows.map((column) => `${table}.${column}`));
  expect(
    shown.filter((column) => /_hash|^passwords|secret|seed|token|p256dh|\.auth$|endpoint/.test(column)),
  ).toEqual([]);
});

test('a document has one name', () => {
  const names = [...OWN_ROWS.map((own) => own.in), 'points', 'held-points', 'contents'];
  expect(names).toEqual([...new Set(names)]);
});
