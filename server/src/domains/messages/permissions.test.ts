import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from './talk.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, list, pair, people, post } = talking(() => app);

const permit = (groupId: string, ...member_permission: string[]) =>
  app.db().updateTable('groups').set({ member_permission }).where('id', '=', groupId).execute();
const roleOf = (groupId: string, { id }: TestPerson, role: 'admin' | 'member') =>
  app
    .db()
    .updateTable('group_members')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('user_id', '=', id)
    .execute();

test('members send what their group permits; its owner and admins whatever they like', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cas);
  await roleOf(id, cas, 'admin');
  const { result: asked } = await post(ben, id, { text: 'Tea?' });
  await permit(id, 'image', 'pin');
  const refused = await post(ben, id, { text: 'muted' });
  expect([refused.status, refused.error]).toEqual([403, 'api.forbidden']);
  const body = { type: 'text', text: 'muted too', cid: 'muted' };
  expect((await ask(ben, 'POST', `/api/v1/messages/${asked.id}/thread`, body)).error).toBe('api.forbidden');
  for (const who of [ann, cas]) expect((await post(who, id, { text: 'hello' })).status).toBe(200);
  await permit(id, 'message');
  expect((await post(ben, id, { text: 'heard again' })).status).toBe(200);
  const { list: all } = (await list(ann, id)).result;
  expect(all.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('a repeat of what was permitted once returns it', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const id = await group(ann, ben);
  const first = await post(ben, id, { text: 'once', cid: 'permitted' });
  await permit(id);
  expect((await post(ben, id, { text: 'once', cid: 'permitted' })).result).toEqual(first.result);
});

test('a direct conversation permits everything but links', async () => {
  const { ann, id } = await pair();
  await permit(id);
  expect((await post(ann, id, { text: 'hello' })).status).toBe(200);
  expect((await post(ann, id, { text: 'see example.com' })).error).toBe('api.comment_has_hyperlink');
});
