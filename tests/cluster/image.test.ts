import { chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { freePort } from '../../server/src/testing/redis.ts';
import { until } from '../faults/installation.ts';
import { call } from '../support/client.ts';
import { type DataFolder, makeDataFolder } from '../support/data-folder.ts';
import { PRODUCTION } from '../support/production.ts';
import { canMount, makeImage, runConfined, sizeOf } from './image.ts';
import { type Postgres, startPostgres } from './postgres.ts';

/** Of the server, its packages, the client and Node; ffmpeg and Debian stand beside them. */
const MOST = 250e6;
const NOBODY = 65_534;

let folder: DataFolder;
let image = '';
beforeAll(async () => {
  await ensureBundled();
  folder = await makeDataFolder();
  image = join(folder.path, 'image');
  await makeImage(image);
}, 120_000);
afterAll(() => folder?.remove());

test('what an image holds is small', async () => {
  const size = await sizeOf(image);
  console.log(`${Math.round(size / 1e6)} MB`);
  expect(size).toBeLessThan(MOST);
});

let postgres: Postgres | undefined;
afterAll(() => postgres?.stop());

/** What the kernel says of a process. */
const stateOf = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  const [, rootOptions] =
    /^\S+ \S+ \S+ \/ \/ (\S+)/m.exec(await readFile(`/proc/${pid}/mountinfo`, 'utf8')) ?? [];
  return {
    user: Number(of('Uid')),
    rights: of('CapEff'),
    hasNewRights: of('NoNewPrivs') !== '1',
    rootOptions,
  };
};

/** Settings of a server in there, with its own database and the two folders that it may write to. */
const prepare = async () => {
  postgres = await startPostgres(join(folder.path, 'postgres'));
  const own = { DATA_DIR: join(folder.path, 'data'), TMPDIR: join(folder.path, 'tmp') };
  for (const path of Object.values(own)) {
    await mkdir(path);
    await chown(path, NOBODY, NOBODY);
  }
  const port = await freePort();
  return { port, env: { ...PRODUCTION, ...own, DATABASE_URL: postgres.url, PORT: String(port) } };
};
const WITHIN = 90_000;

const serves = async () => {
  const { port, env } = await prepare();
  const server = runConfined(image, ['dist/server/main.mjs'], env);
  onTestFinished(async () => {
    server.stop();
    await server.ended;
  });
  const ask = (url: string, body?: object) =>
    call({ port, brand: 'harbor', url, ...(body && { method: 'POST', body }) });
  await Promise.race([
    until(async () => (await ask('/readyz')).status === 200),
    server.ended.then((code) => Promise.reject(new Error(`ended by ${code}: ${server.said()}`))),
  ]);
  const { rootOptions, ...state } = await stateOf(server.pid);
  expect(state).toEqual({ user: NOBODY, rights: '0'.repeat(16), hasNewRights: false });
  expect(rootOptions?.split(',')).toContain('ro');
  expect((await ask('/login')).status).toBe(200);
  // Packages with binaries of their own: one draws a brand's icon, one hashes a password.
  expect((await ask('/brands/harbor/icons/48.png')).status).toBe(200);
  const login = { mode: 'email', email: 'ann@mail.example', grant_type: 'password', password: 'Passw0rd99' };
  expect((await ask('/api/v1/login', { ...login, device_id: 'device-of-ann' })).error).toBe(
    'api.unauthorized',
  );
  expect((await readdir(env.DATA_DIR)).length).toBeGreaterThan(0);
  // The first operator is made in there.
  const add = ['operator', 'add', 'ann', '--role', 'owner', '--brand', 'harbor'];
  const ops = runConfined(image, ['server/cli/ops.mjs', ...add], env);
  expect([await ops.ended, ops.said()]).toEqual([0, expect.stringContaining('ann')]);
  server.stop();
  expect(await server.ended).toBe(0);
};

test.runIf(canMount())('it serves as somebody without rights, on a root that is read-only', serves, WITHIN);
