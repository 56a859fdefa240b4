import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { REALTIME_PATH } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../server/src/testing/redis.ts';
import { type Installation, makeInstallation, until } from '../faults/installation.ts';
import { type Person, signUp } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { FRONTS } from './fronts.ts';

const BRAND = 'harbor';
const HOST = `${BRAND}.localhost`;

let installation: Installation;
let server: ServerProcess;
let person: Person;

beforeAll(async () => {
  installation = await makeInstallation(BRAND);
  server = await startServer({ ...installation.env, ADDRESS_HEADER: 'x-real-ip', LOG_LEVEL: 'info' });
  person = await signUp({ port: server.port, brand: BRAND });
});
afterAll(async () => {
  await server?.signal('SIGINT');
  await installation?.remove();
});

describe.each(Object.entries(FRONTS))('%s', (name, start) => {
  let port = 0;
  let stop: () => Promise<unknown> = async () => undefined;
  beforeAll(async () => {
    const dir = join(installation.dir, name);
    await mkdir(dir);
    port = await freePort();
    stop = await start({ host: HOST, port, nodePort: server.port, dir });
    await until(async () => (await get('/healthz').catch(() => undefined))?.status === 200);
  });
  afterAll(() => stop());

  /** Over HTTP/2 and TLS. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: HOST });
    try {
      const sent = session.request({ ':path': path, ':authority': `${HOST}:${port}`, ...headers });
      const [answer] = await Promise.race([
        once(sent, 'response'),
        once(session, 'error').then(([error]) => Promise.reject(error)),
      ]);
      let body = '';
      for await (const part of sent.setEncoding('utf8')) body += part;
      return { status: answer[':status'] as number, body };
    } finally {
      session.close();
    }
  };

  test('pages and calls come over HTTP/2, for the brand of the host', async () => {
    const page = await get('/login');
    expect(page.status).toBe(200);
    expect(page.body).toContain('Harbor');
    expect((await get('/api/v1/users/me', { authorization: `Bearer ${person.token}` })).status).toBe(200);
  });

  test('a socket of real time is let through', async () => {
    const headers = { host: `${HOST}:${port}`, origin: `https://${HOST}:${port}` };
    const options = { headers, rejectUnauthorized: false, servername: HOST };
    const socket = new WebSocket(`wss://127.0.0.1:${port}${REALTIME_PATH}`, options);
    await once(socket, 'open');
    socket.send(JSON.stringify({ op: 'auth', token: person.token }));
    const [data] = await once(socket, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ op: 'ready' });
    socket.close();
  });

  test('the address of the caller is the real one, whatever they say themselves', async () => {
    const refusals = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"security":"refused"'));
    const before = refusals().length;
    const { status } = await get('/api/v1/users/me', {
      authorization: 'Bearer nobody',
      'x-real-ip': '198.51.100.66',
    });
    expect(status).toBe(401);
    const refused = await until(async () => refusals()[before]);
    expect(refused).toContain('127.0.0.1');
    expect(server.output()).not.toContain('198.51.100.66');
  });
});
