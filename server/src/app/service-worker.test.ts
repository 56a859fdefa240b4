import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp } from '../testing/test-app.ts';

const start = async (clientDir: string) => {
  const app = await startTestApp({ env: { CLIENT_DIR: clientDir } });
  onTestFinished(() => app.stop());
  return app;
};

it('the worker is a script that is looked at anew each time, and may do nothing but ask this server', async () => {
  const clientDir = temporaryFolder();
  await writeFile(join(clientDir, 'sw.js'), 'self.answer = 42;');
  const app = await start(clientDir);
  const { raw } = await app.call({ url: '/sw.js' });
  expect([raw.statusCode, raw.body]).toEqual([200, 'self.answer = 42;']);
  expect(raw.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(raw.headers['content-security-policy']).toContain("default-src 'none'");
  const again = await app.call({ url: '/sw.js', headers: { 'if-none-match': String(raw.headers['etag']) } });
  expect([again.raw.statusCode, again.raw.body]).toEqual([304, '']);
});

it('without a build there is none', async () => {
  const app = await start(temporaryFolder());
  expect((await app.call({ url: '/sw.js' })).status).toBe(404);
});
