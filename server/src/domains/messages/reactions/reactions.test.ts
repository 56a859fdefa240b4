import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordStatements } from '../../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, list, pair, people, post } = talking(() => app);

const urlOf = (messageId: string) => `/api/v1/messages/${messageId}/emojis`;
const react = (person: TestPerson, messageId: string, emoji: string) =>
  ask(person, 'POST', urlOf(messageId), { emoji });
const unreact = (person: TestPerson, messageId: string, emoji?: string) =>
  ask(person, 'DELETE', `${urlOf(messageId)}${emoji ? `?emoji=${encodeURIComponent(emoji)}` : ''}`);
const said = async () => {
  const { ann, ben, id } = await pair();
  return { ann, ben, id, messageId: (await post(ann, id, { text: 'Tea?' })).result.id as string };
};
/** Twenty and one more. */
const FACES = [...'😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏😐😑😒😓😔'];

describe('an emoji on a message', () => {
  test('needs a session, and a message that the caller may see', async () => {
    const { ann, ben, id, messageId } = await said();
    const eve = await app.signUp();
    await block(ben, ann);
    const { result: hidden } = await post(ann, id, { text: 'hidden' });
    for (const act of [react, unreact, (who: TestPerson, it: string) => ask(who, 'GET', urlOf(it))]) {
      expect((await act({ ...ann, access: '' }, messageId, '👍')).status).toBe(401);
      expect((await act(eve, messageId, '👍')).error).toBe('api.invalid_msg_id');
      expect((await act(ben, hidden.id, '👍')).error).toBe('api.invalid_msg_id');
      expect((await act(ben, 'nowhere', '👍')).error).toBe('api.invalid_msg_id');
    }
  });

  test('in a direct conversation is for neither where one has blocked the other; what they had put they may take back', async () => {
    const { ann, ben, messageId } = await said();
    await react(ben, messageId, '👍');
    await block(ann, ben);
    expect((await react(ben, messageId, '❤')).error).toBe('api.forbidden');
    expect((await unreact(ben, messageId)).result).toEqual({ emojis: [], version: 2 });
    expect((await react(ann, messageId, '❤')).error).toBe('api.forbidden');
  });

  test.each(['', 'ok', '👍👍', '好', '<b>'])('is an emoji: not %j', async (emoji) => {
    const { ann, messageId } = await said();
    expect((await react(ann, messageId, emoji)).error).toBe('api.validation');
  });

  test('stands once for each person, in the order in which they first came', async () => {
    const { ann, ben, id, messageId } = await said();
    await react(ben, messageId, '❤');
    await react(ann, messageId, '👍');
    await react(ben, messageId, '👍');
    const { result } = await react(ben, messageId, '👍');
    const mine = [
      { emoji: '❤️', count: 1, mine: true },
      { emoji: '👍', count: 2, mine: true },
    ];
    expect(result).toEqual({ emojis: mine, version: 3 });
    expect((await list(ben, id)).result.list[0].emojis).toEqual(mine);
    expect((await list(ann, id)).result.list[0].emojis).toEqual([{ ...mine[0], mine: false }, mine[1]]);
  });

  test('is taken back: one, or all of one’s own', async () => {
    const { ann, ben, id, messageId } = await said();
    for (const emoji of ['👍', '😂', '🌊']) await react(ben, messageId, emoji);
    await react(ann, messageId, '👍');
    const one = { emoji: '👍', count: 1 };
    const { emojis } = (await unreact(ben, messageId, '👍')).result;
    expect(emojis.find(({ emoji }: { emoji: string }) => emoji === '👍')).toEqual({ ...one, mine: false });
    expect((await unreact(ben, messageId)).result).toEqual({ emojis: [{ ...one, mine: false }], version: 6 });
    expect((await unreact(ben, messageId, '👍')).status).toBe(200);
    expect((await list(ann, id)).result.list[0].emojis).toEqual([{ ...one, mine: true }]);
  });

  test('is told once, with what stands on the message now', async () => {
    const { ann, ben, id, messageId } = await said();
    const events = await heard(async () => {
      await react(ben, messageId, '👍');
      await react(ben, messageId, '👍');
      await unreact(ben, messageId);
    });
    const data = { group_id: id, id: messageId, seq: 1, user_id: ben.id, author_id: ann.id, emoji: '👍' };
    const audience = { group: id };
    expect(events).toEqual([
      {
        audience,
        event: {
          event: 'emoji.changed',
          data: { ...data, on: true, emojis: [{ emoji: '👍', count: 1 }], version: 1 },
        },
      },
      { audience, event: { event: 'emoji.changed', data: { ...data, on: false, emojis: [], version: 2 } } },
    ]);
    expect(ann.id).not.toBe(ben.id);
  });

  test('of somebody whom I have blocked is neither shown nor told to me; others see it', async () => {
    const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
    const id = await group(ann, ben, cas);
    const { result } = await post(ann, id, { text: 'Tea?' });
    await block(ann, ben);
    const events = await heard(() => react(ben, result.id, '🖕'));
    expect(events.map(({ audience }) => 'users' in audience && [...audience.users].sort())).toEqual([
      [ben.id, cas.id].sort(),
    ]);
    await react(cas, result.id, '👍');
    const emojisOf = async (who: TestPerson) => (await list(who, id)).result.list.at(-1).emojis;
    expect(await emojisOf(ann)).toEqual([{ emoji: '👍', count: 1, mine: false }]);
    expect(await emojisOf(cas)).toHaveLength(2);
    const { list: listed } = (await ask(ann, 'GET', urlOf(result.id))).result;
    expect(listed.map(({ user }: { user: { id: string } }) => user.id)).toEqual([cas.id]);
  });

  test('twenty different ones at most, also at once; more people for the same ones', async () => {
    const { ann, ben, id, messageId } = await said();
    const answers = await Promise.all(FACES.map((emoji) => react(ann, messageId, emoji)));
    expect(answers.filter(({ error }) => error === 'api.too_much')).toHaveLength(1);
    const { emojis } = (await list(ben, id)).result.list[0];
    expect(emojis).toHaveLength(20);
    expect((await react(ben, messageId, emojis[0].emoji)).status).toBe(200);
    expect((await react(ben, messageId, '🌊')).error).toBe('api.too_much');
  });

  test('is not for rows of the system, nor for what was retracted', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await group(ann, ben);
    const [created] = (await list(ann, id)).result.list;
    expect((await react(ben, created.id, '👍')).error).toBe('api.invalid_msg_id');
    const { result } = await post(ann, id, { text: 'oops' });
    await ask(ann, 'DELETE', `/api/v1/messages/${result.id}`);
    expect((await react(ben, result.id, '👍')).error).toBe('api.invalid_msg_id');
  });
});

test('who reacted is listed by pages, and for one emoji alone', async () => {
  const { ann, ben, messageId } = await said();
  for (const emoji of ['👍', '😂']) for (const who of [ann, ben]) await react(who, messageId, emoji);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { result } = await ask(ann, 'GET', `${urlOf(messageId)}?limit=3&next_id=${cursor}`);
    seen.push(
      ...result.list.map((one: { emoji: string; user: { id: string } }) => `${one.emoji} ${one.user.id}`),
    );
    cursor = result.next_id;
  }
  expect(seen).toHaveLength(4);
  expect(new Set(seen).size).toBe(4);
  const one = await ask(ann, 'GET', `${urlOf(messageId)}?emoji=${encodeURIComponent('😂')}`);
  expect(one.result.list).toHaveLength(2);
  expect(one.result.list[0]).toMatchObject({ emoji: '😂', user: { nickname: expect.any(String) } });
  expect((await ask(ann, 'GET', `${urlOf(messageId)}?next_id=nonsense`)).error).toBe('api.validation');
});

test('a page of messages with replies and emojis is one statement', async () => {
  const { ann, ben, id, messageId } = await said();
  await react(ben, messageId, '👍');
  const body = { type: 'text', text: 'Yes', cid: 'yes' };
  await ask(ben, 'POST', `/api/v1/messages/${messageId}/thread`, body);
  const statements = await recordStatements(app.infra.database.pool, () => list(ann, id));
  expect(statements.filter(({ text }) => /reactions/.test(text))).toHaveLength(1);
  expect(statements.filter(({ text }) => /"messages"/.test(text))).toHaveLength(1);
});
