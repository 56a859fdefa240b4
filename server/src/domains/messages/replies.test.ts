import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, list, pair, people, post } = talking(() => app);

const reply = (person: TestPerson, messageId: string, changes: Record<string, unknown> = {}) =>
  ask(person, 'POST', `/api/v1/messages/${messageId}/thread`, {
    ...{ type: 'text', text: 'Gladly!', cid: randomUUID() },
    ...changes,
  });

describe('a reply', () => {
  test('needs a session, and a message that the caller may see', async () => {
    const { ann, ben, id } = await pair();
    const eve = await app.signUp();
    const { result } = await post(ann, id, { text: 'Tea at seven?' });
    expect((await reply({ ...ben, access: '' }, result.id)).status).toBe(401);
    for (const answer of [await reply(eve, result.id), await reply(ben, 'nowhere')]) {
      expect([answer.status, answer.error]).toEqual([400, 'api.invalid_msg_id']);
    }
    expect((await list(ann, id)).result.list).toHaveLength(1);
  });

  test('is a message of that conversation which carries what it answers', async () => {
    const { ann, ben, id } = await pair();
    const { result: asked } = await post(ann, id, { text: `Tea at seven? ${'🍵'.repeat(200)}` });
    const { result } = await reply(ben, asked.id);
    const thread = {
      ...{ id: asked.id, user_id: ann.id, nickname: ann.nickname, type: 'text', filename: null },
      text: `Tea at seven? ${'🍵'.repeat(106)}`,
    };
    expect(result).toMatchObject({ group_id: id, seq: 2, thread_id: asked.id, text: 'Gladly!', thread });
    expect((await list(ann, id)).result.list[1]).toEqual(result);
    const one = await ask(ann, 'GET', `/api/v1/groups/${id}/messages/${result.id}`);
    expect(one.result).toEqual(result);
    expect((await list(ann, id)).result.list[0].thread).toBeUndefined();
  });

  test('quotes no more than the beginning, and never half of a letter', async () => {
    const { ann, ben, id } = await pair();
    const start = 'x'.repeat(117);
    const { result: asked } = await post(ann, id, { text: `${start}👨‍👩‍👧‍👦 are here` });
    const { result } = await reply(ben, asked.id, { text: 'Gladly!' });
    expect(result.thread.text).toBe(start);
    expect((await list(ann, id)).result.list[1].thread.text).toBe(start);
    const { result: flag } = await post(ann, id, { text: `${start}x🇮🇳🇳🇱` });
    await reply(ben, flag.id, { text: 'There?' });
    expect((await list(ann, id)).result.list[3].thread.text).toBe(`${start}x🇮🇳`);
  });

  test('is told with what it answers, once', async () => {
    const { ann, ben, id } = await pair();
    const { result: asked } = await post(ann, id, { text: 'Tea?' });
    const cid = randomUUID();
    let result: unknown;
    const events = await heard(async () => {
      ({ result } = await reply(ben, asked.id, { cid }));
      expect((await reply(ben, asked.id, { cid })).result).toEqual(result);
    });
    const event = { event: 'message.new', data: { message: result } };
    expect(events).toEqual([{ audience: { group: id }, event }]);
  });

  test.each([
    ['nothing', { text: ' ' }, 'api.validation'],
    ['a link', { text: 'see example.com' }, 'api.comment_has_hyperlink'],
    ['somebody’s file', { type: 'image', file_path: 'chat/x/y.png' }, 'api.invalid_data'],
  ])('obeys the rules of sending: not with %s', async (_, changes, code) => {
    const { ann, ben, id } = await pair();
    const { result } = await post(ann, id, { text: 'Tea?' });
    expect((await reply(ben, result.id, changes)).error).toBe(code);
  });

  test('to what was retracted is refused; the repeat of an earlier one is not', async () => {
    const { ann, ben, id } = await pair();
    const { result: asked } = await post(ann, id, { text: 'Tea?' });
    const cid = randomUUID();
    const { result } = await reply(ben, asked.id, { cid });
    await ask(ann, 'DELETE', `/api/v1/messages/${asked.id}`);
    expect((await reply(ben, asked.id)).error).toBe('api.invalid_msg_id');
    expect((await reply(ben, asked.id, { cid })).result.id).toBe(result.id);
    const [, answer] = (await list(ann, id)).result.list;
    expect(answer.thread).toMatchObject({ id: asked.id, type: 'message_delete', text: '' });
  });

  test('to a row of the system is refused', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await group(ann, ben);
    const [created] = (await list(ben, id)).result.list;
    expect((await reply(ben, created.id)).error).toBe('api.invalid_msg_id');
  });
});

describe('what a reply answers', () => {
  const three = async () => {
    const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
    return { ann, ben, cas, id: await group(ann, ben, cas) };
  };
  const tellsOf = (events: Awaited<ReturnType<typeof heard>>) =>
    events.map(({ audience, event }) => [
      'users' in audience ? [...audience.users].sort() : [],
      event.event === 'message.new' ? event.data.message.thread?.text : undefined,
    ]);

  test('is not shown to who blocked its author, in the list or in the event', async () => {
    const { ann, ben, cas, id } = await three();
    await block(cas, ann);
    const { result: asked } = await post(ann, id, { text: 'secret' });
    const events = await heard(() => reply(ben, asked.id));
    expect(tellsOf(events)).toEqual([
      [[ann.id, ben.id].sort(), 'secret'],
      [[cas.id], undefined],
    ]);
    const { list: seen } = (await list(cas, id)).result;
    expect(seen.at(-1)).toMatchObject({ thread_id: asked.id, text: 'Gladly!' });
    expect(JSON.stringify(seen)).not.toContain('secret');
    expect((await reply(cas, asked.id)).error).toBe('api.invalid_msg_id');
  });

  test('is not shown to who joined after it', async () => {
    const { ann, ben, cas, id } = await three();
    const { result: asked } = await post(ann, id, { text: 'secret' });
    const joined = { joined_seq: asked.seq };
    await app.db().updateTable('group_members').set(joined).where('user_id', '=', cas.id).execute();
    const events = await heard(() => reply(ben, asked.id));
    expect(tellsOf(events)).toEqual([
      [[ann.id, ben.id].sort(), 'secret'],
      [[cas.id], undefined],
    ]);
    expect(JSON.stringify((await list(cas, id)).result)).not.toContain('secret');
  });
});
