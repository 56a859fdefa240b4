import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { notifying } from '../notifications/notifications.testing.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, list, pair, people, post } = talking(() => app);
const { listOf } = notifying(() => app);

const three = async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  return { ann, ben, cas, id: await group(ann, ben, cas) };
};
const get = async (person: TestPerson, id: string) =>
  (await ask(person, 'GET', `/api/v1/groups/${id}`)).result;
const call = async (person: TestPerson, id: string, ...called: TestPerson[]): Promise<string> =>
  (await post(person, id, { text: '@you', mentions: called.map((one) => one.id) })).result.id;

test('whom a message calls by name has the conversation marked, until they have seen it', async () => {
  const { ann, ben, cas, id } = await three();
  await post(ann, id, { text: 'hello' });
  const first = await call(ann, id, ben, ben);
  await call(ann, id, ben);
  expect((await list(cas, id)).result.list.at(-1).mentions).toEqual([ben.id]);
  expect((await get(ben, id)).mentioned).toBe(first);
  expect((await ask(ben, 'GET', '/api/v1/users/groups')).result.list[0].mentioned).toBe(first);
  expect([(await get(ann, id)).mentioned, (await get(cas, id)).mentioned]).toEqual([undefined, undefined]);
  const { last_message } = await get(ben, id);
  await ask(ben, 'POST', `/api/v1/groups/${id}/view`, { msg_id: last_message.id });
  expect((await get(ben, id)).mentioned).toBeUndefined();
});

test('nobody is called by who they blocked, by themselves, or by what was retracted or cleared', async () => {
  const { ann, ben, cas, id } = await three();
  await block(ben, ann);
  await call(ann, id, ben);
  await call(ben, id, ben);
  const oops = await call(cas, id, ben);
  await ask(cas, 'DELETE', `/api/v1/messages/${oops}`);
  expect((await get(ben, id)).mentioned).toBeUndefined();
  await call(cas, id, ben);
  await ask(ben, 'POST', `/api/v1/groups/${id}/clear`);
  expect((await get(ben, id)).mentioned).toBeUndefined();
});

test('at most twenty are called at once, and by texts alone', async () => {
  const { ann, id } = await three();
  const mentions = Array.from({ length: 21 }, (_, n) => `p${n}`);
  expect((await post(ann, id, { text: 'all of you', mentions })).error).toBe('api.validation');
  const { result } = await post(ann, id, { text: 'nobody', mentions: [] });
  expect(result.mentions).toBeUndefined();
});

test('whom a message calls by name is told of it, in its place, until it is retracted', async () => {
  const { ann, ben, cas, id } = await three();
  const first = await call(ann, id, ben, ann);
  const latest = await call(cas, id, ben);
  const [told, ...others] = await listOf(ben);
  expect(others).toMatchObject([{ kind: 'group_invite' }]);
  expect(told).toMatchObject({
    ...{ kind: 'mention', count: 2, text: '@you', unread: true },
    ...{ group: { id }, message: { id: latest }, people: [{ id: cas.id }, { id: ann.id }] },
  });
  const mentionsOf = async (person: TestPerson) =>
    (await listOf(person)).filter(({ kind }) => kind === 'mention');
  expect([await mentionsOf(ann), await mentionsOf(cas)]).toEqual([[], []]);
  await ask(cas, 'DELETE', `/api/v1/messages/${latest}`);
  expect(await mentionsOf(ben)).toMatchObject([{ count: 1, people: [{ id: ann.id }] }]);
  const kept = await app
    .db()
    .selectFrom('notification_items')
    .selectAll()
    .where('user_id', '=', ben.id)
    .execute();
  const said = Object.fromEntries(kept.map(({ item, text }) => [item, text]));
  expect(said).toMatchObject({ [first]: '@you', [latest]: '' });
});

test('a call by name and its retraction are handed out by the server itself, with the message', async () => {
  const { ann, ben, id } = await three();
  // Nothing else is left to be handed out.
  expect(await listOf(ben)).toHaveLength(1);
  const mentions = async () => {
    const { result } = await ask(ben, 'GET', '/api/v1/notification/list');
    return result.list.filter(({ kind }: { kind: string }) => kind === 'mention').length;
  };
  const message = await call(ann, id, ben);
  await expect.poll(mentions, { timeout: 10_000 }).toBe(1);
  await ask(ann, 'DELETE', `/api/v1/messages/${message}`);
  await expect.poll(mentions, { timeout: 10_000 }).toBe(0);
});

test('nobody is told who has muted the group, is not in it, or is kept apart by a block; in a direct one nobody is', async () => {
  const { ann, ben, cas, id } = await three();
  const [zoe] = (await people('Zoe')) as [TestPerson];
  await ask(cas, 'PUT', `/api/v1/groups/${id}/settings`, { muted: true });
  await block(ben, ann);
  await call(ann, id, ben, cas, zoe);
  const { ann: one, ben: other, id: direct } = await pair();
  await call(one, direct, other);
  for (const person of [ben, cas, zoe, other])
    expect((await listOf(person)).filter(({ kind }) => kind === 'mention')).toEqual([]);
});
