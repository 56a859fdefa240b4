import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TOKEN = 'a token of at least thirty-two characters';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => app.stop());

const read = (token: string) => app.call({ url: '/metrics', token });

test('calls, refusals and connections are counted, without ids or addresses', async () => {
  const person = await app.signUp();
  await app.call({ url: '/api/v1/users/me', token: person.access });
  await app.call({ url: '/api/v1/users/me' });
  const { status, raw } = await read(TOKEN);
  expect([status, raw.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(raw.body).toContain(
    'http_request_duration_seconds_count{call="GET /api/v1/users/me",status="200"} 1',
  );
  expect(raw.body).toContain('refusals_total{call="GET /api/v1/users/me",code="api.unauthorized"} 1');
  expect(raw.body).toMatch(/database_connections\{pool="calls",state="open"\} [1-9]/);
  for (const secret of [person.id, person.access, '127.0.0.1']) expect(raw.body).not.toContain(secret);
});

test('nobody else reads them, and without a token they are not there', async () => {
  expect((await read('x'.repeat(32))).status).toBe(401);
  expect((await app.call({ url: '/metrics' })).status).toBe(401);
  const without = await startTestApp();
  expect((await without.call({ url: '/metrics' })).status).toBe(404);
  await without.stop();
});
