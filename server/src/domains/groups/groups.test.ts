import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { directGroupId } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const open = (person: TestPerson, contactId: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/groups/direct',
    token: person.access,
    body: { contact_id: contactId },
  });
const post = (person: TestPerson, groupId: string, text: string) =>
  app.call({
    method: 'POST',
    url: '/api/v1/messages',
    token: person.access,
    body: { group_id: groupId, type: 'text', text, cid: randomUUID() },
  });
const get = (person: TestPerson, groupId: string) =>
  app.call({ url: `/api/v1/groups/${groupId}`, token: person.access });
const list = (person: TestPerson, query = '') =>
  app.call({ url: `/api/v1/users/groups${query}`, token: person.access });
const view = (person: TestPerson, groupId: string, messageId: string) =>
  app.call({
    method: 'POST',
    url: `/api/v1/groups/${groupId}/view`,
    token: person.access,
    body: { msg_id: messageId },
  });
const block = (person: TestPerson, blocked: TestPerson) =>
  app.db().insertInto('blocks').values({ user_id: person.id, block_id: blocked.id }).execute();
const people = (...nicknames: string[]) => Promise.all(nicknames.map((nickname) => app.signUp({ nickname })));
const two = async () => (await people('Ann One', 'Ben Two')) as [TestPerson, TestPerson];

describe('opening a direct conversation', () => {
  test('needs a session', async () => {
    const answer = await app.call({
      method: 'POST',
      url: '/api/v1/groups/direct',
      body: { contact_id: 'a' },
    });
    expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
  });

  test('is refused where either has blocked the other; one that is open stays so', async () => {
    const [ann, ben] = await two();
    await block(ben, ann);
    for (const answer of [await open(ann, ben.id), await open(ben, ann.id)]) {
      expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
    }
    const [cas, dan] = await two();
    const { id } = (await open(cas, dan.id)).result;
    await block(dan, cas);
    expect((await open(cas, dan.id)).result).toMatchObject({ id });
    expect((await open(dan, cas.id)).result).toMatchObject({ id, blocked: true });
  });

  test('is refused with oneself, nobody, a cancelled account and no id at all', async () => {
    const [ann, ben] = await two();
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', ben.id).execute();
    for (const id of [ann.id, 'nobody', ben.id]) {
      expect((await open(ann, id)).error).toBe('api.invalid_contact');
    }
    expect((await open(ann, 'a b')).error).toBe('api.validation');
  });

  test('returns the same one to both, also when both open it at once', async () => {
    const [ann, ben] = await two();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => open(ann, ben.id)),
      ...Array.from({ length: 5 }, () => open(ben, ann.id)),
    ]);
    expect(new Set(answers.map(({ result }) => result.id))).toEqual(new Set([directGroupId(ann.id, ben.id)]));
    expect(answers[0]?.result).toMatchObject({
      type: 1,
      name: directGroupId(ann.id, ben.id),
      display_name: 'Ben Two',
      member_count: 2,
      unread: 0,
      last_seq: 0,
      last_message: null,
      partner: { id: ben.id, nickname: 'Ben Two' },
      user_auth: { role: 'member' },
    });
  });
});

describe('a stranger', () => {
  test('is refused everything, and is not told whether two others talk', async () => {
    const [ann, ben] = await two();
    const [eve, fay] = (await people('Eve Three', 'Fay Four')) as [TestPerson, TestPerson];
    const { id } = (await open(ann, ben.id)).result;
    const message = (await post(ann, id, 'secret')).result;
    const unopened = directGroupId(ann.id, fay.id);
    for (const groupId of [id, unopened]) {
      for (const answer of [await get(eve, groupId), await view(eve, groupId, message.id)]) {
        expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
      }
    }
    expect((await list(eve)).result.list).toEqual([]);
  });

  test('gets 404 for what names them, or nobody, and is not there', async () => {
    const [ann, ben] = await two();
    expect((await get(ann, directGroupId(ann.id, ben.id))).status).toBe(404);
    expect((await get(ann, 'nowhere')).error).toBe('api.not_found');
    expect((await get(ann, 'no_such_thing')).error).toBe('api.validation');
  });
});

describe('unread counts and marks', () => {
  test('count what others wrote after the mark; one’s own never', async () => {
    const [ann, ben] = await two();
    const { id } = (await open(ann, ben.id)).result;
    const first = (await post(ann, id, 'one')).result;
    await post(ann, id, 'two');
    await post(ben, id, 'three');
    expect((await get(ann, id)).result.unread).toBe(1);
    expect((await get(ben, id)).result.unread).toBe(2);
    expect((await view(ben, id, first.id)).result).toEqual({ unread: 1, last_viewed: first.id });
    expect((await get(ann, id)).result).toMatchObject({ last_read: first.id, last_viewed: null });
    expect((await list(ben)).result.list[0]).toMatchObject({ unread: 1, last_message: { text: 'three' } });
  });

  test('the mark never goes back, and only to messages of the conversation', async () => {
    const [ann, ben] = await two();
    const { id } = (await open(ann, ben.id)).result;
    const first = (await post(ann, id, 'one')).result;
    const second = (await post(ann, id, 'two')).result;
    await view(ben, id, second.id);
    expect((await view(ben, id, first.id)).result).toEqual({ unread: 0, last_viewed: second.id });
    expect((await view(ben, id, 'elsewhere')).error).toBe('api.invalid_msg_id');
  });

  test('are moved and counted in one statement', async () => {
    const [ann, ben] = await two();
    const { id } = (await open(ann, ben.id)).result;
    const message = (await post(ann, id, 'one')).result;
    const statements = await recordStatements(app.infra.changing.pool, () => view(ben, id, message.id));
    expect(statements.filter(({ text }) => /group_members|"messages"/.test(text))).toHaveLength(1);
  });

  test('tell the partner what was seen, and only the viewer how much is left', async () => {
    const [ann, ben] = await two();
    const { id } = (await open(ann, ben.id)).result;
    const message = (await post(ann, id, 'one')).result;
    const heard: unknown[] = [];
    const stop = app.infra.pubsub.subscribe(({ audience, event }) => heard.push({ audience, event }));
    await view(ben, id, message.id);
    await view(ben, id, message.id);
    stop();
    const seen = { group_id: id, user_id: ben.id, last_viewed: message.id };
    expect(heard).toEqual([
      { audience: { users: [ben.id] }, event: { event: 'group.viewed', data: { ...seen, unread: 0 } } },
      { audience: { users: [ann.id] }, event: { event: 'group.viewed', data: seen } },
    ]);
  });

  test('leave out what is hidden: from the count, and what it says from the last message', async () => {
    const [ann, ben] = await two();
    const { id } = (await open(ann, ben.id)).result;
    await post(ann, id, 'seen');
    await block(ben, ann);
    const { result } = await post(ann, id, 'hidden');
    // As if it were a picture that calls somebody: what else a message holds is hidden as well.
    await app
      .db()
      .updateTable('messages')
      .where('id', '=', result.id)
      .set({ media: { size: 123_456_789, thumbhash: 'hidden' }, thread_id: 'hidden', target_id: 'hidden' })
      .execute();
    for (const group of [(await get(ben, id)).result, (await list(ben)).result.list[0]]) {
      expect(group).toMatchObject({
        unread: 1,
        last_message: { seq: 2, user_id: ann.id, text: '', block_user_ids: [ben.id] },
        last_unblock_message: { seq: 1, text: 'seen', block_user_ids: [] },
      });
      expect(JSON.stringify(group)).not.toMatch(/hidden|123456789/);
    }
    const { last_message, last_unblock_message } = (await get(ann, id)).result;
    expect(last_message).toMatchObject({ text: 'hidden', block_user_ids: [] });
    expect(last_unblock_message).toEqual(last_message);
  });
});

describe('the list', () => {
  test('is ordered by the last message, pages without gaps, and leaves out what nobody wrote in', async () => {
    const [ann, ...others] = (await people('Ann A', 'Ben B', 'Cas C', 'Dan D', 'Eli E')) as [
      TestPerson,
      ...TestPerson[],
    ];
    const ids: string[] = [];
    for (const other of others) ids.push((await open(ann, other.id)).result.id);
    for (const id of [ids[2], ids[0], ids[1]]) await post(ann, id as string, 'hello');
    const pages = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { result } = await list(ann, `?limit=1&next_id=${cursor}`);
      pages.push(...result.list.map((group: { id: string }) => group.id));
      cursor = result.next_id;
    }
    expect(pages).toEqual([ids[1], ids[0], ids[2]]);
  });

  test('refuses a cursor that it did not make', async () => {
    const ann = await app.signUp();
    expect((await list(ann, '?next_id=%27%20or%201=1')).error).toBe('api.validation');
    expect((await list(ann, '?limit=0')).error).toBe('api.validation');
  });

  test('costs two statements, however many conversations it shows', async () => {
    const [ann, ...others] = (await people('Ann A', 'Ben B', 'Cas C', 'Dan D')) as [
      TestPerson,
      ...TestPerson[],
    ];
    for (const other of others) await post(ann, (await open(ann, other.id)).result.id, 'hello');
    const { pool } = app.infra.database;
    // What follows from the messages is done by then: pushes read groups as well.
    await expect.poll(() => recordStatements(pool, () => pause(100))).toEqual([]);
    const statements = await recordStatements(pool, async () => {
      expect((await list(ann)).result.list).toHaveLength(3);
    });
    expect(statements.filter(({ text }) => /group_members|messages/.test(text))).toHaveLength(2);
  });
});

test('a person opens so many new conversations with strangers a day; who added them and old ones do not count', async () => {
  const strict = await startTestApp({ env: { STRANGERS_PER_DAY: '2' } });
  onTestFinished(() => strict.stop());
  const [ann, ...others] = await Promise.all(Array.from({ length: 6 }, () => strict.signUp()));
  const write = async (to: TestPerson | undefined) => {
    const request = { method: 'POST', url: '/api/v1/groups/direct', token: ann?.access ?? '' } as const;
    const answer = await strict.call({ ...request, body: { contact_id: to?.id } });
    return answer.error ?? answer.status;
  };
  const [known, knows, first, second, third] = others;
  await strict
    .db()
    .insertInto('contacts')
    .values([
      { user_id: ann?.id ?? '', contact_id: known?.id ?? '' },
      { user_id: knows?.id ?? '', contact_id: ann?.id ?? '' },
    ])
    .execute();
  expect([await write(first), await write(second)]).toEqual([200, 200]);
  expect(await write(third)).toBe('api.too_frequent');
  expect([await write(known), await write(knows), await write(first)]).toEqual([
    'api.too_frequent',
    200,
    200,
  ]);
});
