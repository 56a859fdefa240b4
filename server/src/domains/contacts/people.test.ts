import { NOT_CANCELLED } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, open, people } = talking(() => app);

const details = (person: TestPerson, id: string) => ask(person, 'GET', `/api/v1/contacts/${id}`);
const suggested = async (person: TestPerson): Promise<string[]> =>
  (await ask(person, 'GET', '/api/v1/contacts/suggested')).result.list.map(({ id }: { id: string }) => id);
const invited = (person: TestPerson, query = '') => ask(person, 'GET', `/api/v1/users/invited${query}`);
const three = async () => (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
const knows = ({ id: user_id }: TestPerson, { id: contact_id }: TestPerson) =>
  app.db().insertInto('contacts').values({ user_id, contact_id }).execute();
const change = ({ id }: TestPerson, to: { invited_by?: string; delete_at?: Date }) =>
  app.db().updateTable('users').set(to).where('id', '=', id).execute();
const codeOf = async (person: TestPerson): Promise<string> =>
  (await ask(person, 'GET', '/api/v1/users/me')).result.invite_code;

describe('a person', () => {
  test('needs a session, and is somebody of this brand', async () => {
    const [ann] = await three();
    const elsewhere = await app.signUp({ brand: 'lotus' });
    expect((await details({ ...ann, access: '' }, ann.id)).status).toBe(401);
    for (const id of ['nobody', elsewhere.id]) {
      const answer = await details(ann, id);
      expect([answer.status, answer.error]).toEqual([404, 'api.not_found']);
    }
  });

  test('is shown with what I have to do with them', async () => {
    const [ann, ben, cas] = await three();
    const { id, nickname, username } = ben;
    const stranger = {
      ...{ id, nickname, username, avatar: '', avatar_thumbnail: '', social_author_id: id },
      ...{
        delete_at: NOT_CANCELLED,
        is_contact: false,
        is_blocked: false,
        can_message: true,
        has_direct: false,
        shared_groups: 0,
      },
    };
    expect((await details(ann, ben.id)).result).toEqual(stranger);
    await knows(ann, ben);
    await open(ann, cas);
    for (let groups = 0; groups < 2; groups += 1) await group(ann, ben, cas);
    expect((await details(ann, ben.id)).result).toEqual({ ...stranger, is_contact: true, shared_groups: 2 });
    expect((await details(ann, ann.id)).result).toMatchObject({ can_message: false, shared_groups: 0 });
  });

  test('takes no message from who blocked them, and does not tell whom they blocked', async () => {
    const [ann, ben, cas] = await three();
    await block(ann, ben);
    await block(cas, ann);
    expect((await details(ann, ben.id)).result).toMatchObject({ is_blocked: true, can_message: false });
    expect((await details(ann, cas.id)).result).toMatchObject({ is_blocked: false, can_message: true });
    const [dan, eve, fox] = await three();
    for (const each of [eve, fox]) await open(dan, each);
    await block(eve, dan);
    await change(fox, { delete_at: new Date() });
    expect((await details(dan, eve.id)).result).toMatchObject({
      is_blocked: false,
      can_message: true,
      has_direct: true,
    });
    const gone = (await details(dan, fox.id)).result;
    expect([gone.can_message, gone.delete_at === NOT_CANCELLED]).toEqual([true, false]);
  });
});

describe('who came by my code', () => {
  test('is listed to me alone, the latest first, page by page', async () => {
    const [ann, ben, cas] = await three();
    const gone = await app.signUp();
    for (const each of [ben, cas, gone]) await change(each, { invited_by: ann.id });
    await change(gone, { delete_at: new Date() });
    const ids = [ben.id, cas.id].sort().reverse();
    const { list } = (await invited(ann)).result;
    expect(list.map(({ id }: TestPerson) => id)).toEqual(ids);
    expect(list[0]).toMatchObject({ create_at: expect.any(String), nickname: expect.any(String) });
    const first = (await invited(ann, '?limit=1')).result;
    const second = (await invited(ann, `?limit=1&next_id=${first.next_id}`)).result;
    expect([first.list[0].id, second.list[0].id, second.next_id]).toEqual([...ids, null]);
    expect((await invited(ben)).result.list).toEqual([]);
    expect((await invited({ ...ann, access: '' })).status).toBe(401);
    expect((await invited(ann, '?next_id=nonsense')).error).toBe('api.validation');
  });
});

describe('somebody is found by their invite code', () => {
  const find = (person: TestPerson, keyword: string) =>
    ask(person, 'GET', `/api/v1/contacts/search?keyword=${encodeURIComponent(keyword)}`);

  test('exactly, whatever the case, and not by who was blocked', async () => {
    const [ann, ben, cas] = await three();
    const code = await codeOf(ben);
    await block(ben, cas);
    expect((await find({ ...ann, access: '' }, code)).status).toBe(401);
    expect((await find(ann, ` ${code.toUpperCase()} `)).result).toMatchObject({ id: ben.id });
    for (const [who, keyword] of [
      [cas, code],
      [ann, code.slice(0, -1)],
      [ann, ben.username],
      [ann, '%'],
    ] as const) {
      expect((await find(who, keyword)).error).toBe('api.contact_not_found');
    }
    await change(ben, { delete_at: new Date() });
    expect((await find(ann, code)).error).toBe('api.contact_not_found');
  });

  test('of digits alone too; what nobody has looks like a phone number', async () => {
    const [ann, ben] = await three();
    await app.db().updateTable('users').set({ invite_code: '1234567' }).where('id', '=', ben.id).execute();
    expect((await find(ann, '1234567')).result).toMatchObject({ id: ben.id });
    expect((await find(ann, '7654321')).error).toBe('api.search_by_phone_denied');
  });

  test('unless the operator has switched it off, as by account ID', async () => {
    const [ann, ben] = await three();
    const value = JSON.stringify({ search: false });
    await app.db().insertInto('settings').values({ key: 'contacts', value }).execute();
    onTestFinished(async () => {
      await app.db().deleteFrom('settings').where('key', '=', 'contacts').execute();
    });
    const byId = await ask(ann, 'GET', `/api/v2/contacts/search?keyword=${ben.username}`);
    for (const answer of [await find(ann, await codeOf(ben)), byId]) {
      expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
    }
  });
});

describe('people one may know', () => {
  test('are who invited me, whom I invited, friends of friends and then authors', async () => {
    const [ann, ben, cas] = await three();
    const [dan, eve, fox] = await three();
    await change(ann, { invited_by: ben.id });
    await change(cas, { invited_by: ann.id });
    await knows(ann, dan);
    await knows(dan, ann);
    await knows(dan, eve);
    const post = { id: newKeyedId(fox.id), author_id: fox.id, kind: 'text', score: 1e9 } as const;
    await app
      .db()
      .insertInto('posts')
      .values({ bucket: bucketOf(fox.id), ...post, privacy: 'everyone', review: 'approved' })
      .execute();
    expect((await suggested(ann)).slice(0, 4)).toEqual([ben.id, cas.id, eve.id, fox.id]);
    expect((await ask({ ...ann, access: '' }, 'GET', '/api/v1/contacts/suggested')).status).toBe(401);
  });

  test('are never myself, a contact, gone, or with a block between us', async () => {
    const [ann, ben, cas] = await three();
    const [dan, eve, fox] = await three();
    await knows(ann, ben);
    for (const each of [ann, cas, dan, eve, fox]) await knows(ben, each);
    await knows(ann, cas);
    await change(dan, { delete_at: new Date() });
    await block(ann, eve);
    await block(fox, ann);
    const others = [ann, ben, cas, dan, eve, fox].map(({ id }) => id);
    expect((await suggested(ann)).filter((id) => others.includes(id))).toEqual([]);
  });

  test('are not read out of the list of somebody who has only been added', async () => {
    const [ann, ben, cas] = await three();
    await knows(ann, ben);
    await knows(ben, cas);
    expect(await suggested(ann)).not.toContain(cas.id);
    await knows(ben, ann);
    expect(await suggested(ann)).toContain(cas.id);
  });

  test('are at most twenty', async () => {
    const [ann, ben] = await three();
    await knows(ann, ben);
    await knows(ben, ann);
    for (let count = 0; count < 25; count += 1) await knows(ben, await app.signUp());
    expect(await suggested(ann)).toHaveLength(20);
  });
});
