import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOn } from '../../testing/live.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  port = await listenOn(app);
});
afterAll(() => app.stop());

/** Status and body of a request as it is on the wire: no client in between makes it proper. */
const ask = async (...lines: string[]) => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
};
const config = 'GET /brand/config HTTP/1.1';

test.each(['aurora.localhost', 'AURORA.localhost', 'aurora.localhost.', 'aurora.localhost:8443'])(
  'the Host %s is the brand’s, however it is written',
  async (host) => {
    const { status, body } = await ask(config, `Host: ${host}`);
    expect([status, JSON.parse(body).result]).toEqual([200, { brand: 'aurora' }]);
  },
);

test.each([
  'aurora.localhost.evil.example',
  'evil.example:aurora.localhost',
  'aurora.localhost:x',
  'aurora.localhost@evil.example',
  'aurora.localhost/..',
  'aurora.localhost, lotus.localhost',
  'aurora.localhost..',
  'аurora.localhost',
])('the Host %s is nobody’s', async (host) => {
  expect([400, 404]).toContain((await ask(config, `Host: ${host}`)).status);
});

test.each([
  ['two Host headers', [config, 'Host: aurora.localhost', 'Host: lotus.localhost']],
  ['the same Host twice', [config, 'Host: aurora.localhost', 'hOST: aurora.localhost']],
  [
    'another host in the request line',
    ['GET http://lotus.localhost/brand/config HTTP/1.1', 'Host: aurora.localhost'],
  ],
  ['a stranger in the request line', ['GET http://evil.example/ HTTP/1.1', 'Host: aurora.localhost']],
  [
    'a call behind a whole address',
    ['GET http://aurora.localhost/api/v1/maintenance HTTP/1.1', 'Host: aurora.localhost'],
  ],
  ['no Host', [config]],
])('%s: refused, and no brand is chosen', async (_, lines) => {
  const { status, body } = await ask(...lines);
  expect(status).toBe(400);
  expect(body).not.toMatch(/aurora|lotus/);
});
