import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { REALTIME_PATH } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../server/src/testing/redis.ts';
import { type Installation, makeInstallation, until } from '../faults/installation.ts';
import { root } from '../runner/root.ts';
import { type Person, signUp } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const BRAND = 'harbor';
const HOST = `${BRAND}.localhost`;

let installation: Installation;
let server: ServerProcess;
let port = 0;
let person: Person;
let stopNginx: () => Promise<unknown> = async () => undefined;

/** The file of deploy/ with ports, a name and a certificate of the test. */
const configOf = async (dir: string, plain: number): Promise<string> => {
  const text = (await readFile(join(root, 'deploy/nginx/livery.conf'), 'utf8'))
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${server.port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`)
    .replace(/^\tlisten \[::\].*\n/gm, '')
    .replaceAll('aurora.example.com lotus.example.com', HOST)
    .replace('/etc/nginx/livery/fullchain.pem', join(dir, 'cert.pem'))
    .replace('/etc/nginx/livery/privkey.pem', join(dir, 'key.pem'));
  return `daemon off; pid ${dir}/nginx.pid; error_log ${dir}/nginx.log; user root; events {}\nhttp { access_log off; client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy;\n${text}}\n`;
};

beforeAll(async () => {
  installation = await makeInstallation(BRAND);
  const { dir } = installation;
  server = await startServer({ ...installation.env, ADDRESS_HEADER: 'x-real-ip', LOG_LEVEL: 'info' });
  person = await signUp({ port: server.port, brand: BRAND });
  const certificate = [
    '-keyout',
    join(dir, 'key.pem'),
    '-out',
    join(dir, 'cert.pem'),
    '-subj',
    `/CN=${HOST}`,
  ];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...kind, ...certificate], { stdio: 'ignore' });
  port = await freePort();
  await writeFile(join(dir, 'nginx.conf'), await configOf(dir, await freePort()));
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(dir, 'nginx.conf')], { stdio: 'inherit' });
  const gone = once(nginx, 'exit');
  stopNginx = () => {
    nginx.kill('SIGTERM');
    return gone;
  };
  await until(async () => (await get('/healthz').catch(() => undefined))?.status === 200);
});
afterAll(async () => {
  await stopNginx();
  await server?.signal('SIGINT');
  await installation?.remove();
});

/** Over HTTP/2 and TLS. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
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
  const socket = new WebSocket(`wss://127.0.0.1:${port}${REALTIME_PATH}`, {
    headers: { host: `${HOST}:${port}`, origin: `https://${HOST}:${port}` },
    rejectUnauthorized: false,
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ op: 'auth', token: person.token }));
  const [data] = await once(socket, 'message');
  expect(JSON.parse(String(data))).toMatchObject({ op: 'ready' });
  socket.close();
});

test('the address of the caller is the real one, whatever they say themselves', async () => {
  const { status } = await get('/api/v1/users/me', {
    authorization: 'Bearer nobody',
    'x-real-ip': '198.51.100.66',
  });
  expect(status).toBe(401);
  const refused = await until(async () =>
    server
      .output()
      .split('\n')
      .find((line) => line.includes('"security":"refused"')),
  );
  expect(refused).toContain('127.0.0.1');
  expect(server.output()).not.toContain('198.51.100.66');
});
