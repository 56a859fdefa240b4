import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openNode, wordJob } from '../infra/jobs/jobs.testing.ts';
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

test('what goes on behind the calls is measured, by names of our own', async () => {
  const person = await app.signUp();
  await app.call({ url: '/api/v1/users/me', token: person.access });
  const wrong = {
    mode: 'email',
    email: 'nobody@mail.example',
    password: 'Passw0rd99',
    grant_type: 'password',
  };
  const device_id = 'device-of-the-metrics-test';
  await app.call({ method: 'POST', url: '/api/v1/login', body: { ...wrong, device_id } });
  const done = wordJob(async () => undefined);
  const node = openNode(app.infra.config.databaseUrl ?? '', [done]);
  onTestFinished(() => node.stop());
  await node.jobs.start();
  await node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', done, { word: 'hello' });
  const text = async () => (await read(TOKEN)).raw.body;
  await expect
    .poll(text, { timeout: 20_000 })
    .toContain('job_duration_seconds_count{job="test.word",outcome="done"} 1');
  const body = await text();
  expect(body).toMatch(/batch_size_count\{batch="tokens"\} [1-9]/);
  expect(body).toMatch(/batch_duration_seconds_count\{batch="tokens"\} [1-9]/);
  expect(body).toContain('queue_length{queue="hashes",state="running"} 0');
  expect(body).toContain('realtime_sockets 0');
  expect(body).toMatch(/disk_free_bytes \d+/);
  for (const secret of [person.id, person.access, device_id]) expect(body).not.toContain(secret);
});

test('nobody else reads them, and without a token they are not there', async () => {
  expect((await read('x'.repeat(32))).status).toBe(401);
  expect((await app.call({ url: '/metrics' })).status).toBe(401);
  const without = await startTestApp();
  expect((await without.call({ url: '/metrics' })).status).toBe(404);
  await without.stop();
});
