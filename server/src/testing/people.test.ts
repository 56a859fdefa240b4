import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerByCalls } from './registration.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What every table holds about one person: which columns have a value, and of what type. */
const shapeOf = async (userId: string) => {
  const rows = {
    user: await app.db().selectFrom('users').selectAll().where('id', '=', userId).execute(),
    identifiers: await app.db().selectFrom('identifiers').selectAll().where('user_id', '=', userId).execute(),
    passwords: await app.db().selectFrom('passwords').selectAll().where('user_id', '=', userId).execute(),
    sessions: await app.db().selectFrom('sessions').selectAll().where('user_id', '=', userId).execute(),
  };
  return JSON.parse(JSON.stringify(rows), (_, value) =>
    value === null || typeof value === 'object' ? value : typeof value,
  );
};

test('a person stored for a test has the rows of a registered one', async () => {
  const [stored, registered] = [await app.signUp(), await registerByCalls(app)];
  expect(await shapeOf(stored.id)).toEqual(await shapeOf(registered.id));
});

test('all that the test knows of them opens the account', async () => {
  const { email, password, access, refresh, deviceId, id } = await app.signUp({ brand: 'saffron' });
  const me = (token: string) => app.call({ url: '/api/v1/users/me', brand: 'saffron', token });
  expect((await me(access)).result.id).toBe(id);
  const post = (url: string, body: object) => app.call({ method: 'POST', url, brand: 'saffron', body });
  const renewed = await post('/api/v1/token/refresh', { refresh_token: refresh });
  expect((await me(renewed.result.access_token)).result.id).toBe(id);
  const login = { mode: 'email', email, password, device_id: deviceId, grant_type: 'password' };
  const { result } = await post('/api/v1/login', login);
  expect((await me(result.access_token)).result.id).toBe(id);
});
