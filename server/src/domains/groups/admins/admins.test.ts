import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, people, setRole } = talking(() => app);

type Four = [TestPerson, TestPerson, TestPerson, TestPerson];
const arrange = async () => {
  const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as Four;
  return { ann, ben, cas, dan, id: await group(ann, ben, cas, dan) };
};
const url = (id: string, who?: TestPerson) => `/api/v1/groups/${id}/admins${who ? `/${who.id}` : ''}`;
const name = (who: TestPerson, id: string, { id: user_id }: { id: string }, permissions: string[] = []) =>
  ask(who, 'POST', url(id), { user_id, permissions });
const take = (who: TestPerson, id: string, from: TestPerson) => ask(who, 'DELETE', url(id, from));
const roleOf = async (id: string, { id: userId }: TestPerson) =>
  await app
    .db()
    .selectFrom('group_members')
    .where('group_id', '=', id)
    .where('user_id', '=', userId)
    .select(['role', 'rights'])
    .executeTakeFirst();

describe('an admin', () => {
  test('is named with rights, which are what they may do, and told to everyone', async () => {
    const { ann, ben, cas, id } = await arrange();
    const events = await heard(async () => {
      const { result } = await name(ann, id, ben, ['block', 'remove_member']);
      expect(result).toMatchObject({ id: ben.id, role: 'admin', permissions: ['remove_member', 'block'] });
    });
    const auth = { role: 'admin', permissions: expect.arrayContaining(['remove_member', 'block', 'pin']) };
    expect(events).toEqual([
      {
        audience: { group: id },
        event: { event: 'group.updated', data: { group_id: id, changes: { admins: [ben.id] } } },
      },
      {
        audience: { users: [ben.id] },
        event: { event: 'group.updated', data: { group_id: id, changes: { user_auth: auth } } },
      },
    ]);
    const { user_auth } = (await ask(ben, 'GET', `/api/v1/groups/${id}`)).result;
    expect(user_auth.permissions).toEqual(expect.arrayContaining(['block']));
    expect(user_auth.permissions).not.toContain('change_info');
    expect((await ask(cas, 'GET', url(id))).result.list).toMatchObject([{ id: ben.id }]);
    expect((await name(ann, id, ben, ['change_info'])).result.permissions).toEqual([
      'remove_member',
      'block',
    ]);
    expect((await ask(ann, 'PUT', url(id, ben), { permissions: ['change_info'] })).result).toMatchObject({
      permissions: ['change_info'],
    });
  });

  test('of a new group is nobody', async () => {
    const { ann, id } = await arrange();
    expect((await ask(ann, 'GET', url(id))).result.list).toEqual([]);
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}/admins_limit`)).result).toEqual({
      limit: 15,
      count: 0,
    });
  });

  test('is a member, and one who is none stays a plain member', async () => {
    const { ann, ben, id } = await arrange();
    expect((await name(ann, id, await app.signUp())).error).toBe('api.invalid_member_id');
    expect((await ask(ann, 'PUT', url(id, ben), { permissions: [] })).error).toBe('api.invalid_member_id');
    expect((await ask(ann, 'GET', url(id, ben))).error).toBe('api.invalid_member_id');
    const events = await heard(async () => {
      expect((await take(ann, id, ben)).result).toEqual({});
    });
    expect(events).toEqual([]);
  });

  test('gives no more than they have, not to themselves, and takes nothing from the owner or who has more', async () => {
    const { ann, ben, cas, dan, id } = await arrange();
    await setRole(id, ben, 'admin', ['add_admin', 'block']);
    await setRole(id, cas, 'admin', ['remove_member', 'block']);
    expect((await name(ben, id, dan, ['block', 'change_info'])).error).toBe('api.forbidden');
    expect(await roleOf(id, dan)).toMatchObject({ role: 'member' });
    expect((await name(ben, id, dan, ['block'])).status).toBe(200);
    for (const target of [ben, ann]) {
      expect((await ask(ben, 'PUT', url(id, target), { permissions: ['block'] })).error).toBe(
        'api.forbidden',
      );
      expect((await take(ben, id, target)).error).toBe('api.forbidden');
    }
    for (const permissions of [['change_info'], ['block']]) {
      expect((await ask(ben, 'PUT', url(id, cas), { permissions })).error).toBe('api.forbidden');
    }
    expect((await take(ben, id, cas)).error).toBe('api.forbidden');
    expect(await roleOf(id, cas)).toMatchObject({ role: 'admin' });
    await setRole(id, cas, 'admin', ['block']);
    expect((await ask(ben, 'PUT', url(id, cas), { permissions: [] })).result.permissions).toEqual([]);
    expect((await take(ben, id, cas)).status).toBe(200);
    expect(await roleOf(id, cas)).toEqual({ role: 'member', rights: [] });
  });

  test('two who take each other down at once: one is left', async () => {
    const { ben, cas, id } = await arrange();
    for (let round = 0; round < 5; round += 1) {
      for (const admin of [ben, cas]) await setRole(id, admin, 'admin', ['add_admin']);
      const answers = await Promise.all([take(ben, id, cas), take(cas, id, ben)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
      const roles = [await roleOf(id, ben), await roleOf(id, cas)];
      expect(roles.map((at) => at?.role).toSorted()).toEqual(['admin', 'member']);
    }
  });
});

describe('the number of admins', () => {
  const crowd = async (count: number) => {
    const [ann, ...others] = await Promise.all(Array.from({ length: count + 1 }, () => app.signUp()));
    if (!ann) throw new Error('nobody signed up');
    return { ann, others, id: await group(ann, ...others) };
  };

  test('the fifteenth and the sixteenth at once: one of them', async () => {
    const { ann, others, id } = await crowd(16);
    for (const one of others.slice(0, 14)) await setRole(id, one, 'admin');
    const answers = await Promise.all(others.slice(14).map((one) => name(ann, id, one)));
    expect(answers.map(({ status, error }) => error ?? status).toSorted()).toEqual([200, 'api.too_much']);
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}/admins_limit`)).result).toEqual({
      limit: 15,
      count: 15,
    });
  });

  test('is the operators’ to set', async () => {
    const { ann, others, id } = await crowd(2);
    const value = JSON.stringify({ admins_limit: 1 });
    await app.db().insertInto('settings').values({ key: 'groups', value }).execute();
    const [first, second] = others as [TestPerson, TestPerson];
    expect((await name(ann, id, first)).status).toBe(200);
    expect((await name(ann, id, second)).error).toBe('api.too_much');
    expect((await ask(ann, 'GET', `/api/v1/groups/${id}/admins_limit`)).result.limit).toBe(1);
    await app.db().deleteFrom('settings').where('key', '=', 'groups').execute();
  });
});
