import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { OPS_HOST: 'ops.example.com' } });
});
afterAll(() => app.stop());

const statusOf = async (host: string, url: string) => (await app.call({ url, headers: { host } })).status;

test('with a host of its own the console is there, brand by brand, and nowhere else', async () => {
  expect(await statusOf('aurora.ops.example.com', '/ops/api/me')).toBe(401);
  expect(await statusOf('AURORA.ops.example.com:443', '/ops/api/me')).toBe(401);
  expect(await statusOf('aurora.localhost', '/ops/api/me')).toBe(404);
  expect(await statusOf('aurora.localhost', '/%6fps/api/me')).toBe(404);
  expect(await statusOf('nobody.ops.example.com', '/ops/api/me')).toBe(404);
  expect(await statusOf('ops.example.com', '/ops/api/me')).toBe(404);
});

test('and nothing else is there', async () => {
  for (const url of [
    '/',
    '/home/recommend',
    '/api/v1/register',
    '/social/api/guest/recommend/public',
    '/sw.js',
  ])
    expect([url, await statusOf('aurora.ops.example.com', url)]).toEqual([url, 404]);
  expect(await statusOf('aurora.ops.example.com', '/brand/config')).toBe(200);
  expect(await statusOf('aurora.ops.example.com', '/healthz')).toBe(200);
});
