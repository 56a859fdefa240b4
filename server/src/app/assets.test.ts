import { createHook } from 'node:async_hooks';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const PROGRAM = 'console.log("a program of the build")';
let app: TestApp;
let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'livery-assets-'));
  const assets = join(clientDir, 'assets');
  await mkdir(join(assets, 'folder'), { recursive: true });
  await writeFile(join(clientDir, 'secret.js'), 'outside');
  await writeFile(join(assets, 'folder/inner.js'), 'inside');
  await writeFile(join(assets, 'main-A_b1.js'), PROGRAM);
  await writeFile(join(assets, 'main-A_b1.js.br'), brotliCompressSync(PROGRAM));
  app = await startTestApp({ env: { CLIENT_DIR: clientDir } });
});
afterAll(async () => {
  await app?.stop();
  await rm(clientDir, { recursive: true, force: true });
});

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await app.call({ url, headers })).raw;

it('a file of the build is kept for ever, packed where that can be read', async () => {
  const plain = await ask('/assets/main-A_b1.js', { 'accept-encoding': 'identity' });
  expect([plain.statusCode, plain.body]).toEqual([200, PROGRAM]);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers['content-type']).toContain('javascript');
  const packed = await ask('/assets/main-A_b1.js?v=1', { 'accept-encoding': 'gzip, br' });
  expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br']);
  const etag = String(plain.headers['etag']);
  const again = await ask('/assets/main-A_b1.js', { 'accept-encoding': 'identity', 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it.each([
  'no-such.js',
  '',
  '.',
  '..%2Fsecret.js',
  '../secret.js',
  '%2e%2e%2fsecret.js',
  '..%5Csecret.js',
  'folder/inner.js',
  'folder%2Finner.js',
  'folder',
  '.hidden',
  'main-A_b1.js%00',
  'main-A_b1.js/',
])('/assets/%s is nothing', async (name) => {
  const answer = await ask(`/assets/${name}`);
  expect([answer.statusCode, JSON.parse(answer.body).error]).toEqual([404, 'api.not_found']);
});

it('no folder is listed for it', async () => {
  // Who lists a folder does it by a promise; a file that is sent is read by callbacks.
  let promised = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'FSREQPROMISE') promised += 1;
    },
  }).enable();
  try {
    expect((await ask('/assets/main-A_b1.js')).statusCode).toBe(200);
  } finally {
    hook.disable();
  }
  expect(promised).toBe(0);
});
