import { afterEach, expect, test } from 'vitest';
import { call, openConversation } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { childrenOf, type Installation, makeInstallation, until } from './installation.ts';
import { type Conversation, readAll, startSenders } from './senders.ts';

const BRAND = 'harbor';
const SENDERS = 12;
let installation: Installation;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.signal('SIGINT');
  await installation.remove();
});

const begin = async (): Promise<Conversation> => {
  installation = await makeInstallation(BRAND);
  server = await startServer(installation.env);
  const at = { port: server.port, brand: BRAND };
  const { ann, ben, groupId } = await openConversation(at);
  return { ...at, groupId, people: [ann, ben] };
};

/** Every acknowledged message is there, none is there twice, and no sequence number is missing. */
const expectWhole = async (talk: Conversation, senders: ReturnType<typeof startSenders>) => {
  const stored = await readAll(talk);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  expect(new Set(stored.map(({ cid, user_id }) => `${user_id} ${cid}`)).size).toBe(stored.length);
  const bySeq = new Map(stored.map((message) => [message.seq, message]));
  for (const message of senders.acknowledged) expect(bySeq.get(message.seq)).toEqual(message);
  expect(stored).toHaveLength(senders.acknowledged.length);
};

test('kill -9 of the server while messages are sent: what was acknowledged is there, once', async () => {
  const talk = await begin();
  const senders = startSenders(talk, SENDERS);
  for (let round = 0; round < 3; round += 1) {
    await senders.acknowledge(150);
    await server?.signal('SIGKILL');
    server = await startServer({ ...installation.env, PORT: String(talk.port) });
  }
  await senders.acknowledge(150);
  await senders.finish();
  expect(senders.refusals.length).toBeGreaterThan(0);
  await expectWhole(talk, senders);
});

test('kill -9 of the database under it: coded 503, recovery without a restart, nothing lost or doubled', async () => {
  const talk = await begin();
  const senders = startSenders(talk, SENDERS);
  for (let round = 0; round < 3; round += 1) {
    await senders.acknowledge(150);
    const [postmaster] = await childrenOf(server?.pid ?? 0, 'postgres');
    expect(postmaster).toBeDefined();
    process.kill(postmaster ?? 0, 'SIGKILL');
    await senders.beRefused(1);
    expect((await call({ ...talk, url: '/healthz' })).status).toBe(200);
    await until(async () => (await call({ ...talk, url: '/readyz' })).status === 200);
  }
  await senders.acknowledge(150);
  await senders.finish();
  const codes = new Set(senders.refusals.map(({ status, error }) => `${status} ${error}`));
  expect(codes).toEqual(new Set(['503 api.unavailable']));
  await expectWhole(talk, senders);
});
