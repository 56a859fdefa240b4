import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, openConversation } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Installation, makeInstallation, until } from './installation.ts';
import { readAll, startSenders } from './senders.ts';

const run = promisify(execFile);
const BRAND = 'harbor';
const SIZE = '260m';

let disk: string;
let isMounted = false;
let place: Installation;
let server: ServerProcess | undefined;
beforeAll(async () => {
  place = await makeInstallation(BRAND);
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
  await place.remove();
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

test('a full disk: coded 503, recovery without a restart once there is room, nothing lost or doubled', async (context) => {
  context.skip(!isMounted, 'This account may not mount a small disk: the full disk is not tried.');
  server = await startServer({ ...place.env, DATA_DIR: disk });
  const { ann, ben, groupId } = await openConversation({ port: server.port, brand: BRAND });
  const talk = { port: server.port, brand: BRAND, groupId, people: [ann, ben] };
  const senders = startSenders(talk, 8);
  await senders.acknowledge(50);
  // What the database frees by itself is filled again, until it can store no more.
  await until(async () => {
    await fill(join(disk, `filler-${Date.now()}`));
    return senders.refusals.length > 20;
  });
  expect((await call({ ...talk, url: '/healthz' })).status).toBe(200);
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
