import { afterEach, expect, test } from 'vitest';
import { call, openConversation } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';
import { readAll, startSenders } from './senders.ts';

const BRAND = 'harbor';
let installation: Installation;
let server: ServerProcess | undefined;
let frozen: number[] = [];

const thaw = () => {
  for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
};

/** PostgreSQL with all that serves its connections: they stay open, new ones are taken, nothing is ever said. */
const freeze = async (parent: number) => {
  const [postmaster = 0] = await childrenOf(parent, 'postgres');
  process.kill(postmaster, 'SIGSTOP');
  frozen = [postmaster, ...(await childrenOf(postmaster, 'postgres'))];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
};

afterEach(async () => {
  thaw();
  await server?.signal('SIGINT');
  await installation.remove();
});

test('a frozen database: every call is refused while it lasts, and all goes on by itself after it', async () => {
  installation = await makeInstallation(BRAND);
  server = await startServer(installation.env);
  const { ann, ben, groupId } = await openConversation({ port: server.port, brand: BRAND });
  const talk = { port: server.port, brand: BRAND, groupId, people: [ann, ben] };
  const senders = startSenders(talk, 8);
  await senders.acknowledge(50);
  await freeze(server.pid);
  // It thaws only after these: a call that waited for it would wait for ever.
  await senders.beRefused(16);
  const calls = [
    { ...talk, url: '/api/v1/users/me', token: ann.token },
    { ...talk, url: '/api/v1/users/groups', token: ben.token },
    { ...talk, url: '/readyz' },
  ];
  expect((await Promise.all(calls.map(call))).map(({ status }) => status)).toEqual([503, 503, 503]);
  expect((await call({ ...talk, url: '/healthz' })).status).toBe(200);
  thaw();
  await senders.acknowledge(50);
  await until(async () => (await call({ ...talk, url: '/readyz' })).status === 200);
  await senders.finish();
  const codes = new Set(senders.refusals.map(({ status, error }) => `${status} ${error}`));
  expect(codes).toEqual(new Set(['503 api.unavailable']));
  const stored = await readAll(talk);
  expect(new Set(stored.map(({ cid, user_id }) => `${user_id} ${cid}`)).size).toBe(stored.length);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  expect(stored).toHaveLength(senders.acknowledged.length);
});
