import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking, textsOf } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, heard, list, pair, post } = talking(() => app);

const clear = (person: TestPerson, groupId: string) => ask(person, 'POST', `/api/v1/groups/${groupId}/clear`);
const get = async (person: TestPerson, groupId: string) =>
  (await ask(person, 'GET', `/api/v1/groups/${groupId}`)).result;

test('clearing is for members', async () => {
  const { ann, id } = await pair();
  expect((await clear({ ...ann, access: '' }, id)).status).toBe(401);
  expect((await clear(await app.signUp(), id)).status).toBe(403);
  expect((await clear(ann, 'nowhere')).status).toBe(404);
});

test('what was said so far is gone for me: history, pins, unread count and last message; not for others', async () => {
  const { ann, ben, id } = await pair();
  const { result: first } = await post(ann, id, { text: 'one' });
  await ask(ann, 'POST', `/api/v1/groups/${id}/pins`, { msg_id: first.id });
  await post(ann, id, { text: 'two' });
  expect((await clear(ben, id)).result).toEqual({ floor_seq: 3 });
  expect(await get(ben, id)).toMatchObject({
    ...{ unread: 0, last_message: null, last_unblock_message: null, last_seq: 3, floor_seq: 3 },
  });
  expect(textsOf(await list(ben, id))).toEqual([]);
  expect(textsOf(await list(ben, id, '?after_seq=0'))).toEqual([]);
  expect((await ask(ben, 'GET', `/api/v1/groups/${id}/pins`)).result.list).toEqual([]);
  expect((await ask(ben, 'GET', `/api/v1/groups/${id}/messages/${first.id}`)).error).toBe(
    'api.invalid_msg_id',
  );
  expect(textsOf(await list(ann, id))).toEqual(['one', '', 'two']);
  await post(ann, id, { text: 'three' });
  expect(textsOf(await list(ben, id))).toEqual(['three']);
  expect(await get(ben, id)).toMatchObject({ unread: 1, last_message: { text: 'three' } });
});

test('my other devices are told, nobody else', async () => {
  const { ann, ben, id } = await pair();
  await post(ann, id, { text: 'one' });
  const events = await heard(async () => {
    await clear(ben, id);
    await clear(ben, id);
  });
  const told = {
    audience: { users: [ben.id] },
    event: { event: 'group.cleared', data: { group_id: id, floor_seq: 1 } },
  };
  expect(events).toEqual([told, told]);
});
