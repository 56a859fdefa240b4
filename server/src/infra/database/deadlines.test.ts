import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type Relay, startRelay } from '../../testing/relay.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';

const start = async (options?: TestAppOptions): Promise<TestApp> => {
  const app = await startTestApp(options);
  onTestFinished(() => app.stop());
  return app;
};

const ready = async (app: TestApp) => (await app.call({ url: '/readyz' })).status;

test('behind a proxy that froze open connections, calls are refused and the next ones go through', async () => {
  const proxies: Relay[] = [];
  const app = await start({
    through: async (url) => {
      const proxy = await startRelay(url);
      onTestFinished(proxy.stop);
      proxies.push(proxy);
      return proxy.url;
    },
  });
  const { access: token } = await app.signUp();
  const me = () => app.call({ url: '/api/v1/users/me', token });
  await Promise.all(Array.from({ length: 30 }, me));
  expect(await ready(app)).toBe(200);
  proxies[0]?.freeze();
  const during = await Promise.all([...Array.from({ length: 30 }, me), app.call({ url: '/readyz' })]);
  expect(new Set(during.map(({ status }) => status))).toEqual(new Set([503]));
  expect(during[0]?.error).toBe('api.unavailable');
  // Each connection that was dead is used once more at most.
  for (let turn = 0; turn < 20 && (await me()).status !== 200; turn += 1);
  expect((await Promise.all(Array.from({ length: 30 }, me))).map(({ status }) => status)).toEqual(
    Array(30).fill(200),
  );
  expect(await ready(app)).toBe(200);
});

test('who waits for a row that another transaction holds is refused, and nothing of theirs is stored', async () => {
  const app = await start();
  const { access: token, id } = await app.signUp();
  const rename = () => app.call({ method: 'PUT', url: '/api/v1/users/me', token, body: { country: 'IN' } });
  await app
    .db()
    .transaction()
    .execute(async (holder) => {
      await holder.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      expect(await rename()).toMatchObject({ status: 503, error: 'api.unavailable' });
    });
  expect((await rename()).status).toBe(200);
});

test('a statement that takes too long is broken off', async () => {
  const app = await start();
  await expect(sql`select pg_sleep(60)`.execute(app.db())).rejects.toMatchObject({ code: '57014' });
});
