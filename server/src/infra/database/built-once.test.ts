import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { builtOnce } from './built-once.ts';
import type { TenantDb } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const people = (
  db: TenantDb,
  { ids, limit }: { ids: string[]; limit: number },
  { newest }: { newest: boolean },
) =>
  db
    .selectFrom('users')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
    .orderBy('id', newest ? 'desc' : 'asc')
    .limit(limit);

test('is built once for each schema and each shape, and run with the values of each use', async () => {
  const [one, other] = [await app.signUp(), await app.signUp()].map(({ id }) => id).sort();
  const elsewhere = await app.signUp({ brand: 'lotus' });
  const build = vi.fn(people);
  const find = builtOnce(build);
  const ids = [one, other, elsewhere.id].map(String);
  const read = async (limit: number, newest: boolean, brand = 'aurora') =>
    (await find(app.db(brand), { ids, limit }, { newest })).map(({ id }) => id);
  expect(await read(1, false)).toEqual([one]);
  expect(await read(2, false)).toEqual([one, other]);
  expect(await read(1, true)).toEqual([other]);
  expect(await read(9, false, 'lotus')).toEqual([elsewhere.id]);
  expect(await find(app.db(), { ids: [], limit: 9 }, { newest: false })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(3);
});

test('runs in the transaction that it is given', async () => {
  const find = builtOnce((db, { nickname }: { nickname: string }) =>
    db.selectFrom('users').select('id').where('nickname', '=', nickname),
  );
  const { id } = await app.signUp();
  const given = { nickname: 'renamed' };
  const rename = app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('users').set(given).where('id', '=', id).execute();
      expect(await find(trx, given)).toEqual([{ id }]);
      expect(await find(app.db(), given)).toEqual([]);
      throw new Error('undone');
    });
  await expect(rename).rejects.toThrow('undone');
});

test('refuses a text that depends on a value', async () => {
  const find = builtOnce((db, { name }: { name: string }) =>
    db.selectFrom('users').select('id').where('nickname', 'like', `${name}%`),
  );
  await expect(find(app.db(), { name: 'a' })).rejects.toThrow('depends on name');
});

test('what is no value of a use stands in the text, as it was meant', async () => {
  const said = `it's \\ "$1" $$`;
  const { id } = await app.signUp({ nickname: said });
  const find = builtOnce((db, { ids }: { ids: string[] }) =>
    db
      .selectFrom('users')
      .select(['id', sql<string>`${said}::text`.as('said'), sql<number>`${-1.5}::float8`.as('number')])
      .where('nickname', '=', said)
      .where('greeted', '=', false)
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .limit(5),
  );
  expect(await find(app.db(), { ids: [id, 'nobody'] })).toEqual([{ id, said, number: -1.5 }]);
  expect(await find(app.db(), { ids: ['nobody'] })).toEqual([]);
});

test('refuses a value of its own that has no literal', async () => {
  const find = builtOnce((db) => db.selectFrom('users').select('id').where('create_at', '<', new Date(0)));
  await expect(find(app.db(), {})).rejects.toThrow('no literal');
});
