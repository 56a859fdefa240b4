import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CapturedLog } from '../testing/captured-log.ts';
import { startTestApp } from '../testing/test-app.ts';

const start = async (env: Record<string, string> = {}, log = new CapturedLog()) => {
  const app = await startTestApp({ env, logTo: log.to });
  onTestFinished(() => app.stop());
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  return { app, port };
};

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
};

/** Sends these bytes, and reads until the server ends the connection. */
const converse = async (port: number, text: string) => {
  const socket = await open(port);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body, head };
};

const HOST = 'Host: aurora.localhost\r\n';
const CLOSE = 'Connection: close\r\n\r\n';

test.each([
  ['what is no HTTP', 'HELO there\r\n\r\n', 400],
  ['a request without Host', `GET /brand/config HTTP/1.1\r\n${CLOSE}`, 400],
  ['an expectation that is not met', `GET /brand/config HTTP/1.1\r\n${HOST}Expect: cake\r\n${CLOSE}`, 417],
  ['headers without end', `GET / HTTP/1.1\r\n${HOST}x: ${'x'.repeat(20_000)}\r\n${CLOSE}`, 431],
  [
    'two lengths of one body',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n${CLOSE}x`,
    400,
  ],
])('%s gets the error body', async (_, text, status) => {
  const { port } = await start();
  const answer = await converse(port, text);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({ error: 'api.validation', message: expect.any(String) });
});

test('an upgrade to something else than a WebSocket is passed over', async () => {
  const { port } = await start();
  const upgrade =
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n';
  const socket = await open(port);
  socket.write(`GET /brand/config HTTP/1.1\r\n${HOST}${upgrade}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
});

test('after an early refusal the connection ends, and what follows is not taken for the rest of the body', async () => {
  const { port } = await start();
  const head = `POST /api/v1/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n`;
  const answer = await converse(port, `${head}{"mode":`);
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body).error).toBe('api.too_large');
  expect(answer.head.toLowerCase()).toContain('connection: close');
});

test('bodies that come too slowly lose their connection, whoever sends them', async () => {
  const { app, port } = await start({ BODY_TIMEOUT_SECONDS: '1' });
  const { access } = await app.signUp();
  const bearer = `Authorization: Bearer ${access}\r\n`;
  const slow = async (call: string, headers: string) => {
    const socket = await open(port);
    socket.write(`${call} HTTP/1.1\r\n${HOST}${headers}Content-Length: 200000\r\n\r\n{`);
    await once(socket, 'close');
  };
  const json = 'Content-Type: application/json\r\n';
  const form = 'Content-Type: multipart/form-data; boundary=x\r\n';
  // Each would wait for ever.
  await Promise.all([
    ...Array.from({ length: 20 }, () => slow('POST /api/v1/login', json)),
    slow('POST /api/v1/messages', json + bearer),
    slow('POST /objects/upload', form),
  ]);
  expect((await app.call({ url: '/brand/config' })).status).toBe(200);
});

test('an address has so many connections at once, and new ones when they end', async () => {
  const { port } = await start({ CONNECTIONS_PER_ADDRESS: '3' });
  const kept = await Promise.all([open(port), open(port), open(port)]);
  const tooMany = await open(port);
  tooMany.resume();
  await once(tooMany, 'close');
  const gone = once(kept[0] as Socket, 'close');
  kept[0]?.end();
  kept[0]?.resume();
  await gone;
  await expect
    .poll(async () => (await converse(port, `GET /brand/config HTTP/1.1\r\n${HOST}${CLOSE}`)).status)
    .toBe(200);
});

test('a caller who leaves in the middle is no failure of the server', async () => {
  const log = new CapturedLog();
  const { app, port } = await start({}, log);
  const { access } = await app.signUp();
  const seen = new Promise<void>((resolve) => {
    app.app.server.on('request', ({ socket }) => socket.once('close', () => setImmediate(resolve)));
  });
  const socket = await open(port);
  const headers = `${HOST}Authorization: Bearer ${access}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  socket.write(`POST /api/v1/users/avatar HTTP/1.1\r\n${headers}Content-Length: 9000\r\n\r\n--x\r\n`);
  app.app.server.once('request', () => socket.destroy());
  await seen;
  await new Promise((resolve) => setImmediate(resolve));
  expect(log.entries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a stopping server ends what it began, and refuses what still comes with the error body', async () => {
  const { app, port } = await start();
  const closed = new Promise<void>((resolve) => {
    const { close } = app.app.server;
    app.app.server.close = (done) => {
      resolve();
      return close.call(app.app.server, done);
    };
  });
  const { access, id } = await app.signUp();
  const body = '{"country":"IN"}';
  const headers = `${HOST}Authorization: Bearer ${access}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const socket = await open(port);
  const left = once(socket, 'close');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  const stopped = await app
    .db()
    .transaction()
    .execute(async (holder) => {
      await holder.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      const begun = once(app.app.server, 'request');
      socket.write(`PUT /api/v1/users/me HTTP/1.1\r\n${headers}\r\n${body}`);
      await begun;
      const ended = app.app.close();
      await closed;
      const second = once(app.app.server, 'request');
      socket.write(`GET /api/v1/users/me HTTP/1.1\r\n${HOST}\r\n`);
      await second;
      // In an array: the transaction has to end before what was begun can.
      return [ended];
    });
  await Promise.all([...stopped, left]);
  const [first, , second] = answers.split('\r\n\r\n');
  expect(first).toContain(' 200 ');
  expect(answers).toMatch(/HTTP\/1\.1 503 /);
  expect(second).toContain('"error":"api.unavailable"');
});
