import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { builtOnce } from './built-once.ts';

const start = async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const { planned } = app.infra.database;
  if (!planned) throw new Error('no plans are kept');
  return { app, planned };
};

const named = builtOnce((db, { id }: { id: string }) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('delete_at', 'is', null),
);

test('a statement that is built once is planned once, whatever its values', async () => {
  const { app, planned } = await start();
  const { id } = await app.signUp();
  for (let turn = 0; turn < 8; turn += 1) expect(await named(app.db(), { id })).toHaveLength(1);
  expect(await named(app.db(), { id: 'nobody' })).toEqual([]);
  const { rows } = await planned.query(
    `select generic_plans, custom_plans from pg_prepared_statements where statement like '%"users"%delete_at%'`,
  );
  expect(rows).toEqual([{ generic_plans: 9, custom_plans: 0 }]);
});

test('each call of somebody signed in begins by a plan that is kept', async () => {
  const { app } = await start();
  const { access: token } = await app.signUp();
  const { pool } = app.infra.keeping;
  const statements = await recordStatements(pool, () => app.call({ url: '/api/v1/users/me', token }));
  const lookUps = statements.filter(({ text }) => text.includes('"access_hash"'));
  expect(lookUps).toMatchObject([{ name: expect.stringMatching(/^.{43}$/) }]);
});

test('a table that was changed under it does not stop it', async () => {
  const { app } = await start();
  const { id } = await app.signUp();
  expect(await named(app.db(), { id })).toHaveLength(1);
  await sql`alter table brand_aurora.users add column hat text default 'top'`.execute(app.db());
  const all = () => Promise.all([1, 2, 3, 4].map(() => named(app.db(), { id })));
  for (const rows of [...(await all()), ...(await all())]) expect(rows).toMatchObject([{ id, hat: 'top' }]);
});

test('what fails otherwise fails, and the connection goes on', async () => {
  const { app, planned } = await start();
  const divided = builtOnce((db, { by }: { by: number }) =>
    db.selectFrom('users').select(sql<number>`1 / ${by}::int`.as('result')),
  );
  await app.signUp();
  await expect(divided(app.db(), { by: 0 })).rejects.toMatchObject({ code: '22012' });
  expect(await divided(app.db(), { by: 1 })).toMatchObject([{ result: 1 }]);
  expect(planned.totalCount).toBe(1);
});

test('its connections are closed with the server', async () => {
  const { app, planned } = await start();
  await named(app.db(), { id: 'nobody' });
  expect(planned.totalCount).toBe(1);
  await app.infra.database.close();
  expect(planned.totalCount).toBe(0);
});
