import { afterEach, expect, test } from 'vitest';
import { call, openConversation } from '../support/client.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Installation, makeInstallation, until } from './installation.ts';

const BRAND = 'harbor';
let installation: Installation;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.signal('SIGINT');
  await installation.remove();
});

test('kill -9 between what somebody did and telling of it: it is told, once', async () => {
  installation = await makeInstallation(BRAND);
  server = await startServer(installation.env);
  const at = { port: server.port, brand: BRAND };
  const { ann, ben } = await openConversation(at);
  const list = async () =>
    (await call({ ...at, url: '/api/v1/notification/list', token: ben.token })).result?.list ?? [];
  const body = { display_name: 'Tea at seven', member_ids: [ben.id], cid: 'tea' };
  const made = await call({ ...at, method: 'POST', url: '/api/v1/groups', token: ann.token, body });
  // Nothing is handed out before some milliseconds have gone by.
  await server.signal('SIGKILL');
  expect(made.status).toBe(200);
  server = await startServer({ ...installation.env, PORT: String(at.port) });
  await until(async () => (await list()).length > 0);
  expect(await list()).toMatchObject([
    { kind: 'group_invite', count: 1, people: [{ id: ann.id }], group: { name: 'Tea at seven' } },
  ]);
});
