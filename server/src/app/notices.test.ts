import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const visit = (url: string, headers: Record<string, string> = {}) =>
  server.call({ url, brand: 'lotus', headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

test('who opens a wrong address in a browser gets a page of the brand', async () => {
  const { raw } = await visit('/picture.png');
  expect([raw.statusCode, raw.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(raw.headers['content-security-policy']).toContain("default-src 'none'");
  expect(raw.body).toContain('class="brand-lotus"');
  expect(raw.body).toContain('<html lang="zh-CN"');
});

test('in the language and the scheme that they chose', async () => {
  const { raw } = await visit('/picture.png', { cookie: 'prefs=l%3Den%26s%3Ddark' });
  expect(raw.body).toContain('<html lang="en" dir="ltr" class="brand-lotus" data-scheme="dark">');
  expect(raw.body).toContain('Nothing here');
});

test.each([
  ['a call', '/api/v1/nothing', 'text/html'],
  ['a file that a script asks for', '/picture.png', '*/*'],
  ['a call of a brand', '/brand/nothing', 'text/html'],
])('%s gets its code', async (_, url, accept) => {
  const { error, status } = await visit(url, { accept });
  expect([status, error]).toEqual([404, 'api.not_found']);
});

test('a host of no brand wears none', async () => {
  const { raw } = await visit('/picture.png', { host: 'elsewhere.example' });
  expect(raw.json()).toMatchObject({ error: 'api.not_found' });
});

test('a page that breaks is the brand’s own page too', async () => {
  const clientDir = temporaryFolder();
  await writeFile(join(clientDir, 'index.html'), '<html><head></head></html>');
  const broken = await startTestApp({ env: { CLIENT_DIR: clientDir } });
  onTestFinished(() => broken.stop());
  const { raw } = await broken.call({ url: '/', brand: 'saffron', headers: { accept: 'text/html' } });
  expect([raw.statusCode, raw.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(raw.body).toContain('<h1>Something went wrong</h1>');
  expect(raw.body).not.toContain('index.html');
});
