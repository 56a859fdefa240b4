import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { brandsFixture } from '../../brand/brand.testing.ts';
import { createServices } from '../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, heard, list, people, post } = talking(() => app);

const three = async () =>
  (await people('Ann One', 'Ben Two', 'Cas Three')) as [TestPerson, TestPerson, TestPerson];
const create = (owner: TestPerson, members: TestPerson[], changes: Record<string, unknown> = {}) =>
  ask(owner, 'POST', '/api/v1/groups', {
    display_name: 'Tea at seven',
    member_ids: members.map(({ id }) => id),
    cid: randomUUID(),
    ...changes,
  });

describe('a new group', () => {
  test('needs a session', async () => {
    const body = { display_name: 'x', member_ids: ['a'], cid: 'c' };
    const answer = await app.call({ method: 'POST', url: '/api/v1/groups', body });
    expect([answer.status, answer.error]).toEqual([401, 'api.unauthorized']);
  });

  test('is its creator’s, has its members, and begins with a row that says so', async () => {
    const [ann, ben, cas] = await three();
    const { result } = await create(ann, [ben, cas, ann, ben], { display_name: '  茶\n会 ' });
    expect(result).toMatchObject({
      type: 2,
      name: result.id,
      display_name: '茶 会',
      member_count: 3,
      owner_id: ann.id,
      last_seq: 1,
      last_message: { type: 'group_create', user_id: ann.id, text: '茶 会', user: { nickname: 'Ann One' } },
      user_auth: { role: 'owner', permissions: expect.arrayContaining(['pin', 'link', 'invite']) },
      member_permission: ['message', 'image', 'video', 'voice', 'file', 'invite'],
    });
    for (const person of [ben, cas]) {
      const { list: groups } = (await ask(person, 'GET', '/api/v1/users/groups')).result;
      expect(groups).toMatchObject([{ id: result.id, unread: 0, user_auth: { role: 'member' } }]);
    }
    expect((await post(cas, result.id, { text: 'hello' })).status).toBe(200);
  });

  test('is told to its members', async () => {
    const [ann, ben] = await three();
    let id = '';
    const events = await heard(async () => {
      id = (await create(ann, [ben])).result.id;
    });
    expect(events).toMatchObject([
      {
        audience: { group: id },
        event: { event: 'message.new', data: { message: { type: 'group_create' } } },
      },
    ]);
  });

  test('whose node died before it told of the first row is told by its repeat at another one, once', async () => {
    const [ann, ben] = await three();
    const cid = randomUUID();
    const { result } = await create(ann, [ben], { cid });
    const caller = { userId: ann.id, sessionId: 's', scope: 'session' } as const;
    const body = { display_name: 'Tea at seven', member_ids: [ben.id], cid };
    const other = createServices(app.infra).groups;
    const events = await heard(async () => {
      for (let turn = 0; turn < 2; turn += 1) await other.create(app.tenant(), caller, body);
    });
    const users = expect.arrayContaining([ann.id, ben.id]);
    const message = { group_id: result.id, type: 'group_create', seq: 1 };
    expect(events).toMatchObject([
      { audience: { users }, event: { event: 'message.new', data: { message } } },
    ]);
    // Where it was told of, nobody hears it again.
    expect(await heard(() => create(ann, [ben], { cid }))).toEqual([]);
  });

  test('is one, however often its call is repeated, also at once', async () => {
    const [ann, ben] = await three();
    const cid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ann, [ben], { cid })));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect((await list(ben, answers[0]?.result.id)).result.list).toMatchObject([
      { type: 'group_create', seq: 1 },
    ]);
    // The same client id is another person's to use.
    expect((await create(ben, [ann], { cid })).result.id).not.toBe(answers[0]?.result.id);
  });

  test.each([
    ['no name', { display_name: ' \n ' }, 'api.validation'],
    ['a name too long', { display_name: '茶'.repeat(31) }, 'api.validation'],
    ['a link for a name', { display_name: 'join example.com' }, 'api.comment_has_hyperlink'],
    ['nobody else', { member_ids: [] }, 'api.validation'],
    ['somebody who is not there', { member_ids: ['nobody'] }, 'api.invalid_member_id'],
    ['too many', { member_ids: Array.from({ length: 51 }, (_, n) => `p${n}`) }, 'api.validation'],
  ])('is refused with %s', async (_, changes, code) => {
    const [ann, ben] = await three();
    expect((await create(ann, [ben], changes)).error).toBe(code);
    expect((await ask(ann, 'GET', '/api/v1/users/groups')).result.list).toEqual([]);
  });

  test('is refused with oneself alone, a cancelled account, and a block either way', async () => {
    const [ann, ben, cas] = await three();
    expect((await create(ann, [ann])).error).toBe('api.validation');
    await block(ben, ann);
    expect((await create(ann, [ben, cas])).error).toBe('api.invalid_member_id');
    expect((await create(ben, [ann, cas])).error).toBe('api.invalid_member_id');
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', cas.id).execute();
    const refused = await create(ann, [ben, cas]);
    // Never who has blocked the caller.
    expect([refused.error, refused.raw.json().params]).toEqual([
      'api.invalid_member_id',
      { member_ids: cas.id },
    ]);
  });

  test('is refused to who may not create groups, and for a name with a block word', async () => {
    const [ann, ben] = await three();
    await app.db().updateTable('users').set({ can_create_group: false }).where('id', '=', ann.id).execute();
    expect(await create(ann, [ben])).toMatchObject({ status: 403, error: 'api.forbidden' });
    await app
      .db()
      .insertInto('settings')
      .values({ key: 'block_words', value: JSON.stringify({ words: ['casino'] }) })
      .execute();
    const refused = await create(ben, [ann], { display_name: 'Best CASINO' });
    expect([refused.error, refused.raw.json().params]).toEqual(['api.block_word', { word: 'casino' }]);
    await app.db().deleteFrom('settings').where('key', '=', 'block_words').execute();
  });

  test('of another brand’s people is refused', async () => {
    const ann = await app.signUp();
    const stranger = await app.signUp({ brand: 'lotus' });
    expect((await create(ann, [stranger])).error).toBe('api.invalid_member_id');
  });
});

test('strangers in new groups count as strangers written to; contacts do not', async () => {
  const strict = await startTestApp({ env: { STRANGERS_PER_DAY: '2' } });
  onTestFinished(() => strict.stop());
  const [ann, ben, cas, dan] = await Promise.all(Array.from({ length: 4 }, () => strict.signUp()));
  if (!ann || !ben || !cas || !dan) throw new Error('four signed up');
  const contact = { user_id: dan.id, contact_id: ann.id };
  await strict.db().insertInto('contacts').values(contact).execute();
  const found = async (...members: TestPerson[]) => {
    const body = { display_name: 'x', member_ids: members.map(({ id }) => id), cid: randomUUID() };
    const answer = await strict.call({ method: 'POST', url: '/api/v1/groups', token: ann.access, body });
    return answer.error ?? answer.status;
  };
  expect(await found(ben, cas, dan)).toBe(200);
  expect(await found(dan)).toBe(200);
  expect(await found(ben)).toBe('api.too_frequent');
});

test('a repeat counts nobody twice, and is not refused for what has changed since', async () => {
  const strict = await startTestApp({ env: { STRANGERS_PER_DAY: '1' } });
  onTestFinished(() => strict.stop());
  const [ann, ben] = await Promise.all([strict.signUp(), strict.signUp()]);
  const body = { display_name: 'x', member_ids: [ben.id], cid: 'again' };
  const again = () => strict.call({ method: 'POST', url: '/api/v1/groups', token: ann.access, body });
  const first = await again();
  await strict.db().insertInto('blocks').values({ user_id: ben.id, block_id: ann.id }).execute();
  expect((await again()).result).toEqual(first.result);
});

test('in a brand that lets nobody make groups, the way to it is gone and the call is refused', async () => {
  const { dir, change } = await brandsFixture('aurora');
  await change('aurora/brand.json', ['features'], { groups: { create: false } });
  const quiet = await startTestApp({ brandsDir: dir });
  onTestFinished(() => quiet.stop());
  const talk = talking(() => quiet);
  const [ann, ben] = (await talk.people('Ann One', 'Ben Two')) as [TestPerson, TestPerson];
  expect((await talk.ask(ann, 'GET', '/api/v1/users/me')).result.can_create_group).toBe(false);
  const body = { display_name: 'Tea', member_ids: [ben.id], cid: randomUUID() };
  const refused = await talk.ask(ann, 'POST', '/api/v1/groups', body);
  expect([refused.status, refused.error]).toEqual([403, 'api.forbidden']);
});
