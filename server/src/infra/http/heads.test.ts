import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOn } from '../../testing/live.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Another response on the connection would be read wrongly if a body came after the one before. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
  await app.infra.objects.put('aurora/public/notes.txt', Buffer.from('0123456789'));
});
afterAll(async () => {
  agent.destroy();
  await app.stop();
});

const ask = (method: string, path: string) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const headers = { host: `aurora.localhost:${port}` };
      const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      });
      sent.on('error', reject).end();
    },
  );

const SHAPE = ['content-type', 'content-length', 'cache-control', 'etag', 'vary', 'allow'];

test.each([
  ['a call', '/social/api/guest/recommend/public'],
  ['a call that wants somebody', '/api/v1/users/sessions'],
  ['a page', '/home/recommend'],
  ['a page that is not there', '/nowhere/at/all'],
  ['a call that is not there', '/api/v1/nothing'],
  ['an address for POST alone', '/objects/upload'],
  ['a file of the brand', '/brand/config'],
  ['an object', '/objects/public/notes.txt'],
  ['the process', '/healthz'],
])('HEAD of %s says what GET says, and brings no body', async (_, path) => {
  const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
  expect(get.body).not.toBe('');
  expect(head.body).toBe('');
  expect(head.status).toBe(get.status);
  for (const name of SHAPE) expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});
