import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { call } from '../../tests/support/client.ts';
import { spawnServer, startServer as startServerProcess } from '../../tests/support/server-process.ts';
import { brandsFixture } from './brand/brand.testing.ts';
import { type RunningServer, startServer } from './server.ts';
import { createDatabase } from './testing/databases.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { toldAtStart } from './told-at-start.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'hello@mail.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1:1',
  SMS_GATEWAY_TOKEN: 'token',
  LOG_LEVEL: 'silent',
};

/** Settings of a server of one brand with a folder and a database of its own. */
const place = async (): Promise<Record<string, string>> => {
  const database = await createDatabase('empty');
  onTestFinished(() => database.drop());
  const { dir } = await brandsFixture('aurora');
  const clientDir = join(temporaryFolder(), 'client');
  return {
    ...production,
    PORT: '0',
    BRANDS_DIR: dir,
    DATA_DIR: join(temporaryFolder(), 'data'),
    CLIENT_DIR: clientDir,
    DATABASE_URL: database.url,
  };
};

const start = async (env: Record<string, string>): Promise<RunningServer> => {
  const server = await startServer(env);
  onTestFinished(() => server.stop());
  return server;
};

const databaseAt = (change: (url: URL) => void): string => {
  const url = new URL(inject('postgresUrl'));
  change(url);
  return url.href;
};

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

/** A port of the loopback where nothing listens. */
const closedPort = async (): Promise<string> => {
  const probe = createNetServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
};

const inTheWay = async (): Promise<string> => {
  const file = join(temporaryFolder(), 'file');
  await writeFile(file, '');
  return file;
};

const takenPort = async (): Promise<string> => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => {
    other.close();
  });
  return String(portOf(other));
};

const withWrongPassword = () => databaseAt((url) => Object.assign(url, { password: 'not-the-password' }));
const REFUSED_USER = /refuses the user "livery": .+ DATABASE_URL/;

const FAULTS: [string, () => Promise<Record<string, string>>, RegExp][] = [
  [
    'a port in use',
    async () => ({ PORT: await takenPort() }),
    /^Port \d+ of 127.0.0.1 is in use: .+ PORT\.$/,
  ],
  [
    'a data folder that is a file',
    async () => ({ DATA_DIR: await inTheWay() }),
    /a file of that name .+ DATA_DIR/,
  ],
  [
    'a data folder below a file',
    async () => ({ DATA_DIR: join(await inTheWay(), 'data') }),
    /is a file, not a/,
  ],
  [
    'a development data folder that is a file',
    async () => ({ NODE_ENV: '', SECRET_KEY: '', DATA_DIR: await inTheWay() }),
    /a file of that name .+ DATA_DIR/,
  ],
  [
    'a database that does not answer',
    async () => {
      const port = await closedPort();
      return { DATABASE_URL: databaseAt((url) => Object.assign(url, { port })) };
    },
    /cannot be reached .+ECONNREFUSED.+ DATABASE_URL/,
  ],
  ['a wrong password', async () => ({ DATABASE_URL: withWrongPassword() }), REFUSED_USER],
  [
    'a database that is not there',
    async () => ({ DATABASE_URL: databaseAt((url) => Object.assign(url, { pathname: '/nowhere' })) }),
    /has no database "nowhere": .+ DATABASE_URL/,
  ],
  ['an address that is none', async () => ({ DATABASE_URL: 'localhost' }), /DATABASE_URL is no address/],
];

const expectSentence = (told: string, sentence: RegExp) => {
  expect(told).toMatch(sentence);
  expect(told.split('\n')).toHaveLength(1);
  expect(told).not.toContain('not-the-password');
};

test.each(FAULTS)('%s ends the start with a sentence', async (_, fault, sentence) => {
  const starting = startServer({ ...(await place()), ...(await fault()) });
  const error: unknown = await starting.then(
    (server) => server.stop(),
    (reason: unknown) => reason,
  );
  expectSentence(toldAtStart(error), sentence);
});

test('a process says that sentence alone, and ends with 1', async () => {
  const server = spawnServer({ ...(await place()), DATABASE_URL: withWrongPassword() });
  expect(await server.ended).toBe(1);
  expectSentence(server.output().trim(), REFUSED_USER);
});

test('a second server on one data folder refuses, with a database of its own too', async () => {
  const env = await place();
  const first = await start(env);
  const other = { ...env, DATABASE_URL: (await place())['DATABASE_URL'] ?? '' };
  await expect(startServer(other)).rejects.toThrow('is in use by another server');
  await first.stop();
  await start(other);
});

test('a start that finds no brand lets go of the database and the data folder', async () => {
  const env = await place();
  await expect(startServer({ ...env, BRANDS_DIR: temporaryFolder() })).rejects.toThrow('holds no brand');
  await start(env);
});

const asking = ({ origin }: RunningServer) => {
  const port = Number(new URL(origin).port);
  return (url: string, more: { method?: 'POST'; body?: object } = {}) =>
    call({ port, brand: 'aurora', url, ...more });
};

test('production begins without content, and has no way in as somebody of it', async () => {
  const ask = asking(await start(await place()));
  expect((await ask('/social/api/guest/recommend/public')).result.list).toEqual([]);
  const body = { id: 'somebody', device_id: 'd' };
  const nothing = (await ask('/dev/nothing')).status;
  expect([
    nothing,
    (await ask('/dev/demo/people')).status,
    (await ask('/dev/demo/login', { method: 'POST', body })).status,
    (await ask('/dev/demo/join?username=a', { method: 'POST' })).status,
  ]).toEqual([404, 404, 404, 404]);
});

test('development begins with its demo, whose people can be looked around as', async () => {
  const ask = asking(await start({ ...(await place()), NODE_ENV: '' }));
  expect((await ask('/social/api/guest/recommend/public')).result.list.length).toBeGreaterThan(0);
  const [host] = (await ask('/dev/demo/people')).result.list;
  const body = { id: host.id, device_id: 'd' };
  expect((await ask('/dev/demo/login', { method: 'POST', body })).result).toMatchObject({
    access_token: expect.any(String),
  });
});

test('a server without ffmpeg says what that means, and serves; one with it has nothing to say', async () => {
  const said = async (env: Record<string, string>) => {
    const server = await startServerProcess({ ...(await place()), LOG_LEVEL: 'warn', ...env });
    await server.signal('SIGTERM');
    return server.output();
  };
  expect(await said({ MEDIA_TOOLS_DIR: temporaryFolder() })).toContain('ffmpeg is not installed');
  expect(await said({})).not.toContain('ffmpeg');
}, 120_000);
