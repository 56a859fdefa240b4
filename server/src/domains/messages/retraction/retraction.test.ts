import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, list, pair, people, post, setRole } = talking(() => app);
const { send, tenant } = uploading(() => app);

const retract = (person: TestPerson, messageId: string) =>
  ask(person, 'DELETE', `/api/v1/messages/${messageId}`);

describe('retracting', () => {
  test('needs a session, and a message that the caller may see', async () => {
    const { ann, ben, id } = await pair();
    const eve = await app.signUp();
    const { result } = await post(ann, id, { text: 'oops' });
    expect((await retract({ ...ann, access: '' }, result.id)).status).toBe(401);
    expect((await retract(eve, result.id)).error).toBe('api.invalid_msg_id');
    expect((await retract(ann, 'nowhere')).error).toBe('api.invalid_msg_id');
    await block(ben, ann);
    const { result: hidden } = await post(ann, id, { text: 'hidden' });
    expect((await retract(ben, hidden.id)).error).toBe('api.invalid_msg_id');
    expect((await list(ann, id)).result.list).toMatchObject([{ text: 'oops' }, { text: 'hidden' }]);
  });

  test('leaves the row in its place and nothing of what it said', async () => {
    const { ann, ben, id } = await pair();
    await post(ann, id, { text: 'before' });
    const { result: oops } = await post(ann, id, { text: 'oops' });
    await post(ann, id, { text: 'after' });
    const { result } = await retract(ann, oops.id);
    expect(result).toMatchObject({ id: oops.id, seq: 2, type: 'message_delete', text: '', user_id: ann.id });
    expect(result.author_id).toBeUndefined();
    const { list: seen } = (await list(ben, id)).result;
    expect(seen.map(({ type }: { type: string }) => type)).toEqual(['text', 'message_delete', 'text']);
    expect(seen[1]).toEqual(result);
    const row = await app
      .db()
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', oops.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain('oops');
  });

  test('leaves nothing of a card: not even the code by which one joins a group', async () => {
    const { ann, ben, id } = await pair();
    const shared = await ask(ann, 'POST', '/api/v1/share/group', {
      group_id: await group(ann, ben),
      targets: [{ group_id: id, cid: 'card' }],
    });
    const { message: card } = shared.result.list[0];
    expect(card.target_id).toEqual(expect.any(String));
    expect((await retract(ann, card.id)).result.target_id).toBeNull();
    expect((await list(ben, id)).result.list[0].target_id).toBeNull();
    const row = app.db().selectFrom('messages').selectAll().where('id', '=', card.id);
    expect(JSON.stringify(await row.executeTakeFirst())).not.toContain(card.target_id);
  });

  test('is told once: that it is gone, and what is left', async () => {
    const { ann, id } = await pair();
    const { result: oops } = await post(ann, id, { text: 'oops' });
    let message: unknown;
    const events = await heard(async () => {
      ({ result: message } = await retract(ann, oops.id));
      expect((await retract(ann, oops.id)).result).toEqual(message);
    });
    const audience = { group: id };
    expect(events).toEqual([
      { audience, event: { event: 'message.deleted', data: { group_id: id, id: oops.id, seq: 1 } } },
      { audience, event: { event: 'message.updated', data: { message } } },
    ]);
  });

  test('is not told to whom it was hidden from', async () => {
    const { ann, ben, id } = await pair();
    await block(ben, ann);
    const { result } = await post(ann, id, { text: 'oops' });
    const events = await heard(() => retract(ann, result.id));
    expect(events.map(({ audience }) => audience)).toEqual([{ users: [ann.id] }, { users: [ann.id] }]);
  });

  test('counts as unread no more, and stands as the last message', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'oops' });
    await retract(ann, result.id);
    expect((await ask(ben, 'GET', `/api/v1/groups/${id}`)).result).toMatchObject({
      unread: 0,
      last_message: { type: 'message_delete', text: '' },
    });
  });

  test('at once by two is done once', async () => {
    const { ann, id } = await pair();
    const { result } = await post(ann, id, { text: 'oops' });
    const events = await heard(() => Promise.all([retract(ann, result.id), retract(ann, result.id)]));
    expect(events.map(({ event }) => event.event)).toEqual(['message.deleted', 'message.updated']);
  });

  test('takes pin and reactions along', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'oops' });
    await ask(ben, 'POST', `/api/v1/messages/${result.id}/emojis`, { emoji: '👍' });
    await ask(ben, 'POST', `/api/v1/groups/${id}/pins`, { msg_id: result.id });
    const events = await heard(() => retract(ann, result.id));
    const unpinned = { group_id: id, id: result.id, version: 3 };
    expect(events.at(-1)?.event).toEqual({ event: 'pin.removed', data: unpinned });
    const [gone] = (await list(ben, id)).result.list;
    expect(gone).toMatchObject({ type: 'message_delete', pin_at: null });
    expect(gone.emojis).toBeUndefined();
    expect((await ask(ben, 'GET', `/api/v1/groups/${id}/pins`)).result.list).toEqual([]);
    expect(await app.db().selectFrom('reactions').selectAll().execute()).toEqual([]);
  });
});

describe('who may retract', () => {
  test('in a direct conversation: the author alone', async () => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'mine' });
    expect(await retract(ben, result.id)).toMatchObject({ status: 403, error: 'api.forbidden' });
  });

  test('in a group: the owner everybody’s, admins those of plain members', async () => {
    const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as [
      TestPerson,
      TestPerson,
      TestPerson,
      TestPerson,
    ];
    const id = await group(ann, ben, cas, dan);
    await setRole(id, ben, 'admin');
    await setRole(id, cas, 'admin');
    const by = async (author: TestPerson, who: TestPerson) => {
      const { result } = await post(author, id, { text: 'said' });
      const answer = await retract(who, result.id);
      return answer.error ?? [answer.result.user_id, answer.result.target?.id];
    };
    expect(await by(dan, ben)).toEqual([ben.id, dan.id]);
    expect(await by(cas, ann)).toEqual([ann.id, cas.id]);
    expect(await by(cas, ben)).toBe('api.forbidden');
    expect(await by(ann, ben)).toBe('api.forbidden');
    expect(await by(ben, dan)).toBe('api.forbidden');
    expect(await by(dan, dan)).toEqual([dan.id, undefined]);
    expect((await list(ben, id)).result.list[1]).toMatchObject({
      author_id: dan.id,
      target: { nickname: 'Dan' },
    });
  });

  test('nobody a row of the system', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await group(ann, ben);
    const [created] = (await list(ann, id)).result.list;
    expect((await retract(ann, created.id)).error).toBe('api.forbidden');
  });
});

test('the file of a retracted message is read no more, and removed by the next sweep', async () => {
  const { ann, ben, id } = await pair();
  const url = `/api/v1/files/groups/${id}/upload_file?extension=pdf`;
  const { file_path, form_data } = (await ask(ann, 'GET', url)).result;
  await send(form_data, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'));
  const { result } = await post(ann, id, { type: 'file', file_path, filename: 'oops.pdf' });
  const file = () => ask(ben, 'GET', `/api/v1/groups/${id}/files/${result.id}`);
  const isStored = async () => (await app.infra.objects.get(`aurora/${file_path}`)) !== undefined;
  expect((await file()).status).toBe(200);
  expect((await retract(ann, result.id)).result).toMatchObject({ file_path: null, filename: null });
  expect((await file()).status).toBe(404);
  expect(await isStored()).toBe(true);
  await createServices(app.infra).messages.sweepFiles(tenant());
  expect(await isStored()).toBe(false);
});
