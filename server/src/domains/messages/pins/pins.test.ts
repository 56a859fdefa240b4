import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, list, pair, people, post } = talking(() => app);

const pins = (person: TestPerson, groupId: string) => ask(person, 'GET', `/api/v1/groups/${groupId}/pins`);
const pin = (person: TestPerson, groupId: string, msg_id: string) =>
  ask(person, 'POST', `/api/v1/groups/${groupId}/pins`, { msg_id });
const unpin = (person: TestPerson, groupId: string, messageId: string) =>
  ask(person, 'DELETE', `/api/v1/groups/${groupId}/pins/${messageId}`);
const say = async (person: TestPerson, groupId: string, text: string): Promise<string> =>
  (await post(person, groupId, { text })).result.id;
const textsOf = (answer: { result: { list: { text: string }[] } }) =>
  answer.result.list.map(({ text }) => text);

describe('pinning', () => {
  test('needs a session and a membership', async () => {
    const { ann, id } = await pair();
    const eve = await app.signUp();
    const messageId = await say(ann, id, 'Tea?');
    for (const act of [
      pins,
      (who: TestPerson) => pin(who, id, messageId),
      (who: TestPerson) => unpin(who, id, messageId),
    ]) {
      expect((await act({ ...ann, access: '' }, id)).status).toBe(401);
      expect((await act(eve, id)).status).toBe(403);
    }
  });

  test('in a direct conversation is everybody’s: held up, told, and a row of its own', async () => {
    const { ann, ben, id } = await pair();
    const messageId = await say(ann, id, 'Tea at seven');
    const events = await heard(async () => {
      const { result } = await pin(ben, id, messageId);
      expect(result).toEqual({ pin_at: expect.any(String) });
    });
    expect(events).toMatchObject([
      {
        audience: { group: id },
        event: { event: 'pin.added', data: { id: messageId, seq: 1, user_id: ben.id } },
      },
      { event: { event: 'message.new', data: { message: { type: 'message_pin', target_id: messageId } } } },
    ]);
    const [held] = (await pins(ann, id)).result.list;
    expect(held).toMatchObject({ id: messageId, text: 'Tea at seven', pin_at: expect.any(String) });
    expect((await list(ann, id)).result.list).toMatchObject([
      { id: messageId, pin_at: held.pin_at },
      { type: 'message_pin', user_id: ben.id, target_id: messageId, seq: 2 },
    ]);
    // What the system tells is nobody's message.
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result.unread).toBe(0);
  });

  test('in a direct conversation is for neither where one has blocked the other', async () => {
    const { ann, ben, id } = await pair();
    const [held, other] = [await say(ann, id, 'Tea?'), await say(ann, id, 'Cake?')];
    await pin(ann, id, held);
    await block(ann, ben);
    expect((await pin(ben, id, other)).error).toBe('api.forbidden');
    expect((await unpin(ben, id, held)).error).toBe('api.forbidden');
    expect(textsOf(await pins(ann, id))).toEqual(['Tea?']);
    expect((await pin(ann, id, other)).error).toBe('api.forbidden');
  });

  test('in a group is its owner’s and admins’', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await group(ann, ben);
    const messageId = await say(ben, id, 'Tea?');
    expect(await pin(ben, id, messageId)).toMatchObject({ status: 403, error: 'api.forbidden' });
    expect((await pin(ann, id, messageId)).status).toBe(200);
    expect((await unpin(ben, id, messageId)).error).toBe('api.forbidden');
    expect(textsOf(await pins(ben, id))).toEqual(['Tea?']);
  });

  test('a message twice, or a sixth one, is refused, each in its own way', async () => {
    const { ann, id } = await pair();
    const ids: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6']) ids.push(await say(ann, id, text));
    const first = ids[0] ?? '';
    for (const messageId of ids.slice(0, 5)) expect((await pin(ann, id, messageId)).status).toBe(200);
    expect(await pin(ann, id, first)).toMatchObject({ status: 409, error: 'api.data_exists' });
    expect((await pin(ann, id, ids[5] ?? '')).error).toBe('api.too_much');
    expect(textsOf(await pins(ann, id))).toEqual(['5', '4', '3', '2', '1']);
    await unpin(ann, id, first);
    expect((await pin(ann, id, ids[5] ?? '')).status).toBe(200);
    expect(textsOf(await pins(ann, id))).toEqual(['6', '5', '4', '3', '2']);
  });

  test('the fifth and the sixth at once: one of them', async () => {
    const { ann, ben, id } = await pair();
    const ids: string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) ids.push(await say(ann, id, text));
    const answers = await Promise.all(ids.map((messageId, at) => pin(at % 2 ? ann : ben, id, messageId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await pins(ann, id)).result.list).toHaveLength(5);
  });

  test('what is not a message of this conversation is refused', async () => {
    const { ann, ben, id } = await pair();
    const other = await pair();
    const elsewhere = await say(other.ann, other.id, 'elsewhere');
    await block(ben, ann);
    const hidden = await say(ann, id, 'hidden');
    for (const messageId of ['nowhere', elsewhere, hidden]) {
      expect((await pin(ben, id, messageId)).error).toBe('api.invalid_msg_id');
    }
  });

  test('a row of the system, or what was retracted, is refused', async () => {
    const { ann, id } = await pair();
    const messageId = await say(ann, id, 'Tea?');
    await pin(ann, id, messageId);
    const [, notice] = (await list(ann, id)).result.list;
    expect((await pin(ann, id, notice.id)).error).toBe('api.invalid_msg_id');
    await ask(ann, 'DELETE', `/api/v1/messages/${messageId}`);
    expect((await pin(ann, id, messageId)).error).toBe('api.invalid_msg_id');
  });
});

describe('unpinning', () => {
  test('is told once; what is not pinned stays so', async () => {
    const { ann, ben, id } = await pair();
    const messageId = await say(ann, id, 'Tea?');
    await pin(ann, id, messageId);
    const events = await heard(async () => {
      expect((await unpin(ben, id, messageId)).status).toBe(200);
      expect((await unpin(ben, id, messageId)).status).toBe(200);
    });
    const event = { event: 'pin.removed', data: { group_id: id, id: messageId, version: 2 } };
    expect(events).toEqual([{ audience: { group: id }, event }]);
    expect((await pins(ann, id)).result.list).toEqual([]);
  });
});

test('a pin that the reader may not see is not listed for them', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cas);
  await block(cas, ann);
  await pin(ann, id, await say(ann, id, 'hidden'));
  await pin(ann, id, await say(ben, id, 'shown'));
  expect(textsOf(await pins(ben, id))).toEqual(['shown', 'hidden']);
  expect(textsOf(await pins(cas, id))).toEqual(['shown']);
});
