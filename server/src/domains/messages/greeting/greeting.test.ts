import { directGroupId } from '@livery/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobsOf } from '../../../jobs.ts';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking, textsOf } from '../talk.testing.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.stop());
const { ask, heard, list } = talking(() => app);

const TEXT = { 'zh-CN': '欢迎！', en: 'Welcome!' };
const set = async (greeting: object) => {
  const value = JSON.stringify(greeting);
  await app.db().insertInto('settings').values({ key: 'greeting', value }).execute();
};
/** As often as the schedule says, or once more after a kill. */
const run = async () => {
  const job = jobsOf(createServices(app.infra)).find(({ name }) => name === 'messages.greet-new-accounts');
  if (!job) throw new Error('no job');
  await job.run(app.tenant(), {}, new AbortController().signal);
};
const listOf = async (person: TestPerson) => (await ask(person, 'GET', '/api/v1/users/groups')).result.list;

test('a new account finds the message of the service account, unread, and hears of it', async () => {
  const service = await app.signUp({ nickname: 'Aurora' });
  await run();
  await set({ username: service.username, text: TEXT });
  const [ann, ben] = [await app.signUp(), await app.signUp()];
  const events = await heard(run);
  const groupId = directGroupId(service.id, ann.id);
  expect(events).toMatchObject(
    [ann, ben].map(({ id }) => ({
      audience: { group: directGroupId(service.id, id) },
      event: { event: 'message.new', data: { message: { text: '欢迎！', user_id: service.id } } },
    })),
  );
  expect(await listOf(ann)).toMatchObject([{ id: groupId, unread: 1, last_message: { text: '欢迎！' } }]);
  // They may write back.
  const body = { group_id: groupId, type: 'text', text: 'hello', cid: 'c1' };
  expect((await ask(ann, 'POST', '/api/v1/messages', body)).status).toBe(200);
});

test('it comes once, also where the job was killed before it noted so, or runs twice at once', async () => {
  const service = await app.signUp();
  await set({ username: service.username, text: TEXT });
  const ann = await app.signUp();
  await Promise.all([run(), run()]);
  await app.db().updateTable('users').set({ greeted: false }).execute();
  await run();
  expect(textsOf(await list(ann, directGroupId(service.id, ann.id)))).toEqual(['欢迎！']);
  expect(await listOf(service)).toHaveLength(1);
});

test('what a node stored and did not tell of is told by the next run of another one', async () => {
  const service = await app.signUp();
  await set({ username: service.username, text: TEXT });
  const ann = await app.signUp();
  await run();
  await app.db().updateTable('users').set({ greeted: false }).where('id', '=', ann.id).execute();
  // As late as the next run of the job comes.
  const group = directGroupId(service.id, ann.id);
  const before = new Date(Date.now() - 75_000);
  await app.db().updateTable('messages').set({ create_at: before }).where('group_id', '=', group).execute();
  const users = expect.arrayContaining([ann.id]);
  const event = { event: 'message.new', data: { message: { text: '欢迎！' } } };
  expect(await heard(run)).toMatchObject([{ audience: { users }, event }]);
});

test.each([
  [{}],
  [{ username: 'nobody1234', text: TEXT }],
  [{ username: 7, text: 'hello' }],
  [{ text: TEXT }],
])('nothing comes where the operator set %j, and nothing later of what is set then', async (setting) => {
  await set(setting);
  const ann = await app.signUp();
  await run();
  expect(await listOf(ann)).toEqual([]);
  await app.db().deleteFrom('settings').where('key', '=', 'greeting').execute();
  await set({ username: (await app.signUp()).username, text: TEXT });
  await run();
  expect(await listOf(ann)).toEqual([]);
});

test('another language stands in for the brand’s', async () => {
  const service = await app.signUp();
  await set({ username: service.username, text: { en: 'Welcome!' } });
  const ann = await app.signUp();
  await run();
  expect(await listOf(ann)).toMatchObject([{ last_message: { text: 'Welcome!' } }]);
});
