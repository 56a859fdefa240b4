import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { recordStatements } from '../../../testing/statements.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, group, heard, list, people, post } = talking(() => app);

type Four = [TestPerson, TestPerson, TestPerson, TestPerson];
const four = async () => (await people('Ann', 'Ben', 'Cas', 'Dan')) as Four;
const add = (who: TestPerson, id: string, ...members: { id: string }[]) =>
  ask(who, 'POST', `/api/v1/groups/${id}/members`, { member_ids: members.map((member) => member.id) });
const membersOf = async (id: string) => {
  const rows = await app
    .db()
    .selectFrom('group_members')
    .where('group_id', '=', id)
    .select('user_id')
    .execute();
  const { member_count } = await app
    .db()
    .selectFrom('groups')
    .where('id', '=', id)
    .select('member_count')
    .executeTakeFirstOrThrow();
  expect(member_count).toBe(rows.length);
  return rows.length;
};

describe('who is added to a group', () => {
  test('is in it from then on, and sees nothing from before', async () => {
    const [ann, ben, cas, dan] = await four();
    const id = await group(ann, ben);
    await post(ann, id, { text: 'before' });
    const events = await heard(async () => {
      expect((await add(ben, id, cas, dan, cas, ann)).result).toEqual({
        added: expect.toSatisfy(
          (ids: string[]) => ids.toSorted().join() === [cas.id, dan.id].toSorted().join(),
        ),
        member_count: 4,
      });
    });
    expect(events.map(({ audience, event }) => [audience, event.event])).toEqual([
      [{ group: id }, 'member.joined'],
      [{ group: id }, 'message.new'],
    ]);
    const { list: seen } = (await list(cas, id)).result;
    expect(seen).toMatchObject([
      { type: 'invite_member', user_id: ben.id, text: '2', target: expect.anything() },
    ]);
    const [listed] = (await ask(cas, 'GET', '/api/v1/users/groups')).result.list;
    expect(listed).toMatchObject({ id, unread: 0, floor_seq: 2, user_auth: { role: 'member' } });
    await post(ann, id, { text: 'after' });
    expect((await ask(dan, 'GET', `/api/v1/groups/${id}`)).result).toMatchObject({ unread: 1 });
  });

  test('alone is named by the row that says so, which counts nowhere', async () => {
    const [ann, ben, cas] = await four();
    const id = await group(ann, ben);
    await add(ann, id, cas);
    const [, row] = (await list(ben, id)).result.list;
    expect(row).toMatchObject({
      type: 'invite_member',
      target_id: cas.id,
      text: '',
      target: { nickname: 'Cas' },
    });
    expect(row.mentions).toBeUndefined();
    expect((await ask(cas, 'GET', `/api/v1/groups/${id}`)).result).toMatchObject({ unread: 0 });
    expect((await add(ann, id, cas)).result).toEqual({ added: [], member_count: 3 });
    expect((await list(ben, id)).result.list).toHaveLength(2);
  });

  test.each([
    ['is not there', async () => ({ id: 'nobody' })],
    ['is of another brand', () => app.signUp({ brand: 'lotus' })],
    [
      'has cancelled their account',
      async () => {
        const gone = await app.signUp();
        await app
          .db()
          .updateTable('users')
          .set({ delete_at: new Date() })
          .where('id', '=', gone.id)
          .execute();
        return gone;
      },
    ],
    [
      'has blocked who adds them',
      async (ann: TestPerson) => {
        const other = await app.signUp();
        await block(other, ann);
        return other;
      },
    ],
    [
      'is blocked by who adds them',
      async (ann: TestPerson) => {
        const other = await app.signUp();
        await block(ann, other);
        return other;
      },
    ],
    [
      'is blocked from the group',
      async (ann: TestPerson, id: string) => {
        const other = await app.signUp();
        await ask(ann, 'POST', `/api/v1/groups/${id}/blocks`, { user_id: other.id });
        return other;
      },
    ],
  ])('is nobody at all where one %s', async (_, arrange) => {
    const [ann, ben, cas] = await four();
    const id = await group(ann, ben);
    const refused = await add(ann, id, cas, await arrange(ann, id));
    expect([refused.status, refused.error]).toEqual([400, 'api.invalid_member_id']);
    expect(await membersOf(id)).toBe(2);
  });

  test('is named where they are refused for what the caller knows, and never who blocked them', async () => {
    const [ann, ben, cas, dan] = await four();
    const [gone, listed] = [await app.signUp(), await app.signUp()];
    const id = await group(ann, ben);
    await block(ann, cas);
    await block(dan, ann);
    await ask(ann, 'POST', `/api/v1/groups/${id}/blocks`, { user_id: listed.id });
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', gone.id).execute();
    const named = async (...members: TestPerson[]) =>
      (await add(ann, id, ...members)).raw.json().params?.member_ids?.split(',').toSorted();
    expect(await named(ben, cas, dan, gone, listed)).toEqual([cas.id, gone.id].toSorted());
    expect(await named(dan, listed)).toBeUndefined();
  });

  test('finds a place, or nobody is added', async () => {
    const [ann, ben, cas, dan] = await four();
    const id = await group(ann, ben);
    const count = (member_count: number) =>
      app.db().updateTable('groups').set({ member_count }).where('id', '=', id).execute();
    await count(2299);
    expect((await add(ann, id, cas, dan)).error).toBe('api.too_much');
    expect((await add(ann, id, cas)).result.member_count).toBe(2300);
    expect((await add(ann, id, dan)).error).toBe('api.too_much');
  });

  test('may be fifty, by one statement', async () => {
    const [ann, ben] = await four();
    const id = await group(ann, ben);
    const fifty = Array.from({ length: 50 }, (_, index) => `${id.slice(0, 12)}n${index}`);
    const row = (one: string) => ({ id: one, username: one, nickname: one, invite_code: one });
    await app.db().insertInto('users').values(fifty.map(row)).execute();
    const statements = await recordStatements(app.infra.changing.pool, async () => {
      expect((await add(ann, id, ...fifty.map((one) => ({ id: one })))).status).toBe(200);
    });
    expect(statements.filter(({ text }) => /insert into "[^"]+"\."group_members"/.test(text))).toHaveLength(
      1,
    );
    expect(await membersOf(id)).toBe(52);
  });

  test('is counted among the strangers whom one writes to; contacts are not, and nobody twice', async () => {
    const strict = await startTestApp({ env: { STRANGERS_PER_DAY: '2' } });
    onTestFinished(() => strict.stop());
    const talk = talking(() => strict);
    const [ann, ben, cas, dan] = (await talk.people('Ann', 'Ben', 'Cas', 'Dan')) as Four;
    await strict.db().insertInto('contacts').values({ user_id: dan.id, contact_id: ann.id }).execute();
    const id = await talk.group(ann, ben);
    const take = async (...members: TestPerson[]) => {
      const body = { member_ids: members.map((member) => member.id) };
      return (await talk.ask(ann, 'POST', `/api/v1/groups/${id}/members`, body)).error ?? 200;
    };
    expect([await take(cas, dan), await take(cas)]).toEqual([200, 200]);
    expect(await take(await strict.signUp())).toBe('api.too_frequent');
    const rows = await strict
      .db()
      .selectFrom('group_members')
      .where('group_id', '=', id)
      .selectAll()
      .execute();
    expect(rows).toHaveLength(4);
  });
});
