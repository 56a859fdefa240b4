import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking, textsOf } from './talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { open, pair, post, list } = talking(() => app);

test('a message carries its author: posted, listed, in the event and as the last one of a conversation', async () => {
  const [ann, ben] = [await app.signUp({ nickname: 'Ann Author' }), await app.signUp()];
  await app
    .db()
    .updateTable('users')
    .set({ avatar: 'a/face.webp', avatar_thumbnail: 'a/small.webp' })
    .where('id', '=', ann.id)
    .execute();
  const id = await open(ann, ben);
  const events: unknown[] = [];
  const stop = app.infra.pubsub.subscribe(({ event }) => events.push(event));
  const { result } = await post(ann, id, { text: 'mine' });
  stop();
  expect(result.user).toEqual({
    id: ann.id,
    nickname: 'Ann Author',
    username: ann.username,
    avatar: expect.stringMatching(/a\/face\.webp$/),
    avatar_thumbnail: expect.stringMatching(/a\/small\.webp$/),
  });
  expect(events).toEqual([{ event: 'message.new', data: { message: result } }]);
  expect((await list(ben, id)).result.list).toEqual([result]);
  const { result: groups } = await app.call({ url: '/api/v1/users/groups', token: ben.access });
  expect(groups.list[0].last_message).toEqual(result);
});

test('a repeat carries the author too', async () => {
  const { ann, id } = await pair();
  const first = await post(ann, id, { text: 'once', cid: 'again' });
  const second = await post(ann, id, { text: 'once', cid: 'again' });
  expect(second.result.user).toEqual(first.result.user);
  expect(second.result.user.id).toBe(ann.id);
});

test('a message of an account that is not there goes without', async () => {
  const { ann, id } = await pair();
  await post(ann, id, { text: 'who?' });
  await app.db().updateTable('messages').set({ user_id: 'gone' }).where('group_id', '=', id).execute();
  const [message] = (await list(ann, id)).result.list;
  expect(message).toMatchObject({ user_id: 'gone', text: 'who?' });
  expect(message).not.toHaveProperty('user');
});

test('a pinned message says since when', async () => {
  const { ann, id } = await pair();
  const { result } = await post(ann, id, { text: 'pin me' });
  expect(result.pin_at).toBe(null);
  const at = new Date('2030-01-02T03:04:05.678Z');
  await app.db().updateTable('messages').set({ pin_at: at }).where('id', '=', result.id).execute();
  expect((await list(ann, id)).result.list[0].pin_at).toBe(at.toISOString());
});

test('a page costs the same statements whoever wrote in it', async () => {
  const { ann, ben, id } = await pair();
  const count = async (person: TestPerson) => {
    const statements = await recordStatements(app.infra.database.pool, () => list(person, id));
    // Others may sweep something meanwhile.
    return statements.filter(({ text }) => /group_members|messages/.test(text)).length;
  };
  await post(ann, id, { text: '1' });
  const before = await count(ann);
  expect(before).toBeGreaterThan(0);
  for (let turn = 0; turn < 6; turn += 1) await post(turn % 2 ? ann : ben, id, { text: `${turn}` });
  expect(await count(ann)).toBe(before);
});

test('a column that a later migration adds changes nothing', async () => {
  const { ann, id } = await pair();
  await sql`alter table brand_aurora.messages add column later text default 'x'`.execute(app.db());
  expect((await post(ann, id, { text: 'sent', cid: 'later' })).status).toBe(200);
  expect((await post(ann, id, { text: 'sent', cid: 'later' })).status).toBe(200);
  expect(textsOf(await list(ann, id))).toEqual(['sent']);
});
