import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, groupOf, list, open, pair, people, post } = talking(() => app);
const { send } = uploading(() => app);

const forward = (person: TestPerson, messageId: string, groupIds: string[], cid: string = randomUUID()) =>
  ask(person, 'POST', `/api/v1/messages/${messageId}/forward`, {
    targets: groupIds.map((group_id, index) => ({ group_id, cid: `${cid}-${index}` })),
  });

describe('sending a message on', () => {
  test('needs a session, and a message that the caller may read', async () => {
    const { ann, ben, id } = await pair();
    const eve = await app.signUp();
    const theirs = await groupOf(eve, ben);
    const { result } = await post(ann, id, { text: 'for Ben' });
    expect((await forward({ ...ann, access: '' }, result.id, [id])).status).toBe(401);
    expect((await forward(eve, result.id, [theirs])).error).toBe('api.invalid_msg_id');
    await block(ben, ann);
    const { result: hidden } = await post(ann, id, { text: 'hidden' });
    expect((await forward(ben, hidden.id, [theirs])).error).toBe('api.invalid_msg_id');
    await ask(ann, 'DELETE', `/api/v1/messages/${result.id}`);
    expect((await forward(ann, result.id, [id])).error).toBe('api.invalid_msg_id');
  });

  test('brings it to several conversations; one that refuses does not keep the others', async () => {
    const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    const from = await open(ann, ben);
    const [first, second] = [await open(ben, cas), await open(ben, dan)];
    const foreign = await groupOf(cas, dan);
    const { result: said } = await post(ann, from, { text: 'Tea at seven' });
    const { result } = await forward(ben, said.id, [first, foreign, second]);
    const copy = { type: 'text', text: 'Tea at seven', user_id: ben.id, thread_id: null };
    expect(result.list).toMatchObject([
      { group_id: first, message: { ...copy, group_id: first } },
      { group_id: foreign, error: 'api.forbidden' },
      { group_id: second, message: { ...copy, group_id: second } },
    ]);
    expect((await list(dan, second)).result.list).toMatchObject([copy]);
    expect((await list(cas, foreign)).result.list).toEqual([]);
  });

  test('is done once, however often it is repeated', async () => {
    const { ann, ben, id } = await pair();
    const { result: said } = await post(ann, id, { text: 'once' });
    const first = await forward(ben, said.id, [id], 'again');
    expect((await forward(ben, said.id, [id], 'again')).result).toEqual(first.result);
    expect((await list(ann, id)).result.list).toHaveLength(2);
  });

  test('obeys the rules of where it goes', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const [from, to] = [await groupOf(ann, ben), await groupOf(ann, ben)];
    await app.db().updateTable('group_members').set({ role: 'owner' }).where('group_id', '=', from).execute();
    const { result: link } = await post(ann, from, { text: 'see example.com' });
    expect((await forward(ann, link.id, [to])).result.list).toMatchObject([
      { error: 'api.comment_has_hyperlink' },
    ]);
    const { result: said } = await post(ann, from, { text: 'hello' });
    await app
      .db()
      .updateTable('groups')
      .set({ member_permission: ['image'] })
      .where('id', '=', to)
      .execute();
    expect((await forward(ann, said.id, [to])).result.list).toMatchObject([{ error: 'api.forbidden' }]);
  });

  test('at most to nine at once', async () => {
    const { ann, id } = await pair();
    const { result } = await post(ann, id, { text: 'spam' });
    expect(
      (
        await forward(
          ann,
          result.id,
          Array.from({ length: 10 }, () => id),
        )
      ).error,
    ).toBe('api.validation');
  });
});

test('a file goes along: its new readers open it, and it stays when the first message is retracted', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const [from, to] = [await open(ann, ben), await open(ben, cas)];
  const { file_path, form_data } = (
    await ask(ann, 'GET', `/api/v1/files/groups/${from}/upload_file?extension=pdf`)
  ).result;
  await send(form_data, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
  const { result: said } = await post(ann, from, { type: 'file', file_path, filename: 'tea.pdf' });
  const [copy] = (await forward(ben, said.id, [to])).result.list;
  expect(copy.message).toMatchObject({ type: 'file', filename: 'tea.pdf', media: said.media });
  const read = () => ask(cas, 'GET', `/api/v1/groups/${to}/files/${copy.message.id}`);
  expect((await read()).status).toBe(200);
  expect((await ask(cas, 'GET', `/api/v1/groups/${from}/files/${said.id}`)).status).toBe(403);
  await ask(ann, 'DELETE', `/api/v1/messages/${said.id}`);
  expect((await read()).status).toBe(200);
  // Named on the wire it is still nobody's but the sender's, in that conversation alone.
  expect((await post(ben, to, { type: 'file', file_path, filename: 'tea.pdf' })).error).toBe(
    'api.invalid_data',
  );
});

test('a picture that has expired is not sent on', async () => {
  const { ann, id } = await pair();
  const { result } = await post(ann, id, { text: 'x' });
  const old = { type: 'image', file_path: 'chat/x', create_at: new Date(Date.now() - 15 * 24 * 3_600_000) };
  await app.db().updateTable('messages').set(old).where('id', '=', result.id).execute();
  expect(await forward(ann, result.id, [id])).toMatchObject({ status: 410, error: 'api.media_expired' });
});
