import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrMakeCredentials, urlOf } from '../../server/src/infra/postgres/credentials.ts';
import { call, openConversation } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';
import { readAll, startSenders } from './senders.ts';

const run = promisify(execFile);
const BRAND = 'harbor';
const SIZE = '260m';

let disk: string;
let isMounted = false;
let installation: Installation;
let server: ServerProcess | undefined;
beforeAll(async () => {
  installation = await makeInstallation(BRAND);
  disk = await mkdtemp(join(tmpdir(), 'livery-disk-'));
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=0755`, 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
});
afterAll(async () => {
  await server?.signal('SIGINT');
  if (isMounted) await run('umount', ['--lazy', disk]);
  await rm(disk, { recursive: true, force: true });
  await installation.remove();
});

/** Writes until nothing more fits. */
const fill = async (path: string) => {
  const file = await open(path, 'w');
  for (const size of [1024 * 1024, 4096]) {
    const block = Buffer.alloc(size);
    for (let isRoom = true; isRoom; )
      isRoom = await file.write(block).then(
        ({ bytesWritten }) => bytesWritten > 0,
        () => false,
      );
  }
  await file.close();
};

/** What the database does by itself writes to its log, also while nobody may write: so much of it. */
const growLog = async (megabytes: number) => {
  const [, , , port] = (await readFile(join(disk, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ connectionString: urlOf(await readOrMakeCredentials(disk), Number(port)) });
  client.on('error', () => undefined);
  await client.connect();
  for (let written = 0; written < megabytes; written += 1) {
    await client.query(`select pg_logical_emit_message(false, 'test', repeat('x', 1024 * 1024))`);
  }
  await client.end();
};

test('a full disk: writes are refused with a code, reads and the database go on, and with free space all is as before', async (context) => {
  context.skip(!isMounted, 'This account may not mount a small disk: the full disk is not tried.');
  server = await startServer({ ...installation.env, DATA_DIR: disk, FREE_SPACE_MEGABYTES: '64' });
  const postgres = await childrenOf(server.pid, 'postgres');
  const { ann, ben, groupId } = await openConversation({ port: server.port, brand: BRAND });
  const talk = { port: server.port, brand: BRAND, groupId, people: [ann, ben] };
  const senders = startSenders(talk, 8);
  await senders.acknowledge(50);
  // What the database frees by itself is filled again, until it can store no more.
  await until(async () => {
    await fill(join(disk, `filler-${Date.now()}`));
    return senders.refusals.length > 20;
  });
  await growLog(40);
  const reads = [
    { url: '/api/v1/users/me', token: ann.token },
    { url: '/api/v1/users/groups', token: ann.token },
    { url: `/api/v2/groups/${groupId}/messages`, token: ben.token },
    { url: '/social/api/recommend/public', token: ben.token },
    { url: '/social/api/guest/recommend/public' },
    { url: '/readyz' },
    { url: '/healthz' },
  ];
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all(reads.map((read) => call({ ...talk, ...read })));
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
  }
  // It never ended: what PostgreSQL's log needs was there from the start.
  expect(await childrenOf(server.pid, 'postgres')).toEqual(postgres);
  for (const name of await readdir(disk)) {
    if (name.startsWith('filler')) await rm(join(disk, name));
  }
  await senders.acknowledge(50);
  await senders.finish();
  expect(new Set(senders.refusals.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(['503 api.unavailable']),
  );
  const stored = await readAll(talk);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  expect(new Set(stored.map(({ cid }) => cid)).size).toBe(stored.length);
  expect(stored).toHaveLength(senders.acknowledged.length);
});
