import { LIMITS } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketOf } from '../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';
import { changeOwnSettings, type OwnSettings } from './own-settings.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, open, pair, people, post } = talking(() => app);

const arrange = (person: TestPerson, id: string, body: unknown) =>
  app.call({ method: 'PUT', url: `/api/v1/groups/${id}/settings`, token: person.access, body });
const get = async (person: TestPerson, id: string) =>
  (await ask(person, 'GET', `/api/v1/groups/${id}`)).result;
const idsOf = async (person: TestPerson, query = ''): Promise<string[]> =>
  (await ask(person, 'GET', `/api/v1/users/groups${query}`)).result.list.map(({ id }: { id: string }) => id);

/** Ann in so many groups of her own, the last one first in her list. */
const annIn = async (count: number) => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.unshift(await group(ann, ben));
  return { ann, ben, ids };
};

describe('how a conversation stands in one’s own list', () => {
  test('is for members to say, in what there is to say', async () => {
    const { ann, id } = await pair();
    expect((await arrange({ ...ann, access: '' }, id, { muted: true })).status).toBe(401);
    expect((await arrange(await app.signUp(), id, { muted: true })).error).toBe('api.forbidden');
    expect((await arrange(ann, 'nowhere', { muted: true })).error).toBe('api.not_found');
    expect((await arrange(ann, id, { muted: 'yes' })).error).toBe('api.validation');
    expect((await arrange(ann, id, {})).status).toBe(200);
  });

  test('changes for oneself alone, and is told to one’s other devices', async () => {
    const { ann, ben, id } = await pair();
    await post(ann, id, { text: 'Tea?' });
    const events = await heard(async () => {
      const { result } = await arrange(ben, id, { muted: true, marked_unread: true });
      expect(result).toMatchObject({ id, muted: true, marked_unread: true, unread: 1 });
    });
    expect(events).toEqual([
      { audience: { users: [ben.id] }, event: { event: 'group.updated', data: { group_id: id } } },
    ]);
    expect((await get(ann, id)).muted).toBeUndefined();
    expect((await arrange(ben, id, { muted: false })).result.muted).toBeUndefined();
    expect((await get(ben, id)).marked_unread).toBe(true);
  });

  test('changes nothing that is not the person’s to set', async () => {
    const { ann, ben, id } = await pair();
    const elsewhere = await pair();
    const membership = () =>
      app.db().selectFrom('group_members').where('user_id', '=', ben.id).selectAll().execute();
    await post(ann, id, { text: 'Tea?' });
    await ask(ben, 'POST', `/api/v1/groups/${id}/clear`);
    const before = await membership();
    const foreign = { role: 'owner', group_id: elsewhere.id, user_id: ann.id, joined_seq: 0, cleared_seq: 0 };
    expect((await arrange(ben, id, foreign)).status).toBe(200);
    const key = { groupId: id, userId: ben.id };
    expect(await changeOwnSettings(app.db(), key, foreign as OwnSettings, LIMITS.onTop)).toBe('changed');
    expect(await membership()).toEqual(before);
  });

  test('a mark goes with whatever is seen, and what was seen stays', async () => {
    const { ann, ben, id } = await pair();
    const sent = [
      (await post(ann, id, { text: 'Tea?' })).result,
      (await post(ann, id, { text: 'Now?' })).result,
    ];
    const mark = () => arrange(ben, id, { marked_unread: true });
    const view = (n: number) => ask(ben, 'POST', `/api/v1/groups/${id}/view`, { msg_id: sent[n].id });
    await mark();
    await view(1);
    expect((await get(ben, id)).marked_unread).toBeUndefined();
    await mark();
    expect((await view(0)).result).toEqual({ unread: 0, last_viewed: sent[1].id });
    expect((await get(ben, id)).marked_unread).toBeUndefined();
  });
});

/** Runs something while a message of the conversation, or whatever else locks it, does not come to its end. */
const whileLocked = (id: string, work: () => Promise<unknown>) =>
  app
    .db()
    .transaction()
    .execute(async (trx) => {
      await trx.selectFrom('groups').where('id', '=', id).select('id').forUpdate().execute();
      await work();
    });

test('settings wait for no message, and a stranger for nothing', async () => {
  const { ann, id } = await pair();
  const stranger = await app.signUp();
  await whileLocked(id, async () => {
    expect((await arrange(stranger, id, { hidden: true })).error).toBe('api.forbidden');
    expect((await arrange(ann, id, { muted: true })).status).toBe(200);
  });
});

describe('on top of the list', () => {
  test('conversations stand before all others, once, whatever the pages', async () => {
    const { ann, ben, ids } = await annIn(4);
    const [first, second, third, oldest] = ids as [string, string, string, string];
    await arrange(ann, oldest, { on_top: true });
    await arrange(ann, second, { on_top: true });
    expect(await idsOf(ann)).toEqual([second, oldest, first, third]);
    expect(await idsOf(ben)).toEqual(ids);
    const page = (await ask(ann, 'GET', '/api/v1/users/groups?limit=1')).result;
    expect(page.list.map(({ id }: { id: string }) => id)).toEqual([second, oldest, first]);
    expect(await idsOf(ann, `?limit=1&next_id=${page.next_id}`)).toEqual([third]);
    await post(ben, oldest, { text: 'up' });
    expect(await idsOf(ann)).toEqual([oldest, second, first, third]);
    await arrange(ann, oldest, { on_top: false });
    expect(await idsOf(ann)).toEqual([second, oldest, first, third]);
  });

  test('stand so many at most', async () => {
    const { ann, ids } = await annIn(2);
    const [free, taken] = ids as [string, string];
    await arrange(ann, taken, { on_top: true });
    const others = Array.from({ length: LIMITS.onTop - 1 }, (_, n) => `full${n}x${taken}`);
    await app
      .db()
      .insertInto('groups')
      .values(others.map((id) => ({ bucket: bucketOf(id), id, type: 2, name: id })))
      .execute();
    const members = others.map((group_id) => ({
      ...{ bucket: bucketOf(group_id), group_id, user_id: ann.id, on_top: true },
    }));
    await app.db().insertInto('group_members').values(members).execute();
    expect((await arrange(ann, free, { on_top: true })).error).toBe('api.too_much');
    expect((await arrange(ann, taken, { on_top: true, muted: true })).status).toBe(200);
  });
});

describe('hidden', () => {
  test('it is not in the list until the next message, however soon that comes', async () => {
    const { ann, ben, ids } = await annIn(2);
    const [other, hidden] = ids as [string, string];
    await post(ben, hidden, { text: 'before' });
    await arrange(ann, hidden, { hidden: true });
    expect(await idsOf(ann)).toEqual([other]);
    expect(await idsOf(ben)).toEqual([hidden, other]);
    expect(await get(ann, hidden)).toMatchObject({ hidden: true, unread: 1 });
    await post(ben, hidden, { text: 'after' });
    expect(await idsOf(ann)).toEqual([hidden, other]);
    expect((await get(ann, hidden)).hidden).toBeUndefined();
  });

  test('it does not come back with what somebody says whom one has blocked, and does with the next of another', async () => {
    const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
    const [id, direct] = [await group(ann, ben, cas), await open(ann, ben)];
    await post(ben, direct, { text: 'before' });
    await arrange(ann, id, { hidden: true });
    await arrange(ann, direct, { hidden: true });
    await block(ann, ben);
    for (const each of [id, direct, id]) await post(ben, each, { text: 'look' });
    expect(await idsOf(ann)).toEqual([]);
    expect(await idsOf(cas)).toEqual([id]);
    await post(cas, id, { text: 'tea' });
    expect(await idsOf(ann)).toEqual([id]);
  });

  test('it is not when more was said than the person saw', async () => {
    const { ann, ben, ids } = await annIn(1);
    const [id] = ids as [string];
    await post(ben, id, { text: 'seen' });
    const seen_seq = (await get(ann, id)).last_seq;
    await post(ben, id, { text: 'just came' });
    const { result } = await arrange(ann, id, { hidden: true, muted: true, seen_seq });
    expect(result).toMatchObject({ muted: true, unread: 2 });
    expect(result.hidden).toBeUndefined();
    expect((await arrange(ann, id, { hidden: true, seen_seq: result.last_seq })).result.hidden).toBe(true);
  });

  test('it is so also on top, and can be brought back', async () => {
    const { ann, ids } = await annIn(2);
    const [other, hidden] = ids as [string, string];
    await arrange(ann, hidden, { on_top: true, hidden: true });
    expect(await idsOf(ann)).toEqual([other]);
    await arrange(ann, hidden, { hidden: false });
    expect(await idsOf(ann)).toEqual([hidden, other]);
  });

  test('a direct conversation that nobody has written in is not hidden', async () => {
    const { ann, id } = await pair();
    expect((await get(ann, id)).hidden).toBeUndefined();
  });
});
