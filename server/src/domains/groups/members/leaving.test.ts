import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../../messages/talk.testing.ts';
import { eraseMemberships } from '../closing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, open, people, post, setRole } = talking(() => app);
const { tenant } = uploading(() => app);

type Four = [TestPerson, TestPerson, TestPerson, TestPerson];
const arrange = async () => {
  const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as Four;
  return { ann, ben, cas, dan, id: await group(ann, ben, cas, dan) };
};
const remove = (who: TestPerson, id: string, { id: uid }: TestPerson) =>
  ask(who, 'DELETE', `/api/v1/groups/${id}/members/${uid}`);

describe('who leaves a group', () => {
  test('is out, with a row that says so', async () => {
    const { ann, ben, id } = await arrange();
    await ask(ben, 'PUT', `/api/v1/groups/${id}/settings`, { marked_unread: true, on_top: true });
    const events = await heard(async () => {
      expect((await remove(ben, id, ben)).result).toEqual({});
    });
    const gone = { group_id: id, user_id: ben.id, member_count: 3 };
    expect(events).toMatchObject([
      {
        audience: { users: [ben.id] },
        event: { event: 'group.removed', data: { group_id: id, reason: 'left' } },
      },
      { audience: { group: id }, event: { event: 'member.left', data: gone } },
      { event: { event: 'message.new', data: { message: { type: 'member_left', user_id: ben.id } } } },
    ]);
    expect((await ask(ben, 'GET', '/api/v1/users/groups')).result.list).toEqual([]);
    expect((await ask(ben, 'GET', `/api/v1/groups/${id}`)).error).toBe('api.forbidden');
    expect((await list(ann, id)).result.list[1]).toMatchObject({
      type: 'member_left',
      user: { nickname: 'Ben' },
    });
    expect((await remove(ben, id, ben)).error).toBe('api.forbidden');
  });

  test('is not its owner, also by a page that is behind', async () => {
    const { ann, ben, id } = await arrange();
    await ask(ann, 'POST', `/api/v1/groups/${id}/transfer`, { user_id: ben.id });
    expect((await remove(ben, id, ben)).error).toBe('api.forbidden');
    expect((await remove(ann, id, ann)).status).toBe(200);
  });

  test('is anybody but one of two in a direct conversation', async () => {
    const { ann, ben } = await arrange();
    const direct = await open(ann, ben);
    expect((await remove(ann, direct, ann)).error).toBe('api.forbidden');
    expect((await remove(ann, direct, ben)).error).toBe('api.forbidden');
  });
});

describe('who is removed from a group', () => {
  test('is told so, and what they are sending is refused', async () => {
    const { ann, ben, id } = await arrange();
    const events = await heard(async () => {
      expect((await remove(ann, id, ben)).status).toBe(200);
    });
    expect(events[0]).toMatchObject({
      audience: { users: [ben.id] },
      event: { event: 'group.removed', data: { reason: 'removed' } },
    });
    expect(await post(ben, id, { text: 'but' })).toMatchObject({ status: 403, error: 'api.forbidden' });
    const [, row] = (await list(ann, id)).result.list;
    expect(row).toMatchObject({ type: 'remove_member', user_id: ann.id, target: { nickname: 'Ben' } });
    expect((await remove(ann, id, ben)).error).toBe('api.invalid_member_id');
  });

  test('is no other admin, and not the owner, where an admin removes', async () => {
    const { ann, ben, cas, dan, id } = await arrange();
    for (const admin of [ben, cas]) await setRole(id, admin, 'admin', ['remove_member', 'block']);
    for (const out of [ann, cas]) {
      expect((await remove(ben, id, out)).error).toBe('api.forbidden');
      const body = { user_id: out.id };
      expect((await ask(ben, 'POST', `/api/v1/groups/${id}/blocks`, body)).error).toBe('api.forbidden');
    }
    expect((await remove(ben, id, dan)).status).toBe(200);
    const events = await heard(() => remove(ann, id, cas));
    expect(events.map(({ event }) => event)).toContainEqual({
      event: 'group.updated',
      data: { group_id: id, changes: { admins: [ben.id] } },
    });
  });

  test('who comes back sees nothing of what was said before', async () => {
    const { ann, ben, id } = await arrange();
    await remove(ann, id, ben);
    await post(ann, id, { text: 'without Ben' });
    await ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [ben.id] });
    expect((await list(ben, id)).result.list.map(({ type }: { type: string }) => type)).toEqual([
      'invite_member',
    ]);
  });
});

test('an account that is erased leaves its groups and their blacklists; its direct conversations stay', async () => {
  const { ann, ben, cas, id } = await arrange();
  const direct = await open(ann, ben);
  const other = await group(cas, ann);
  await ask(cas, 'POST', `/api/v1/groups/${other}/blocks`, { user_id: ben.id });
  await eraseMemberships(tenant(), ben.id);
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result.member_count).toBe(3);
  expect((await ask(ann, 'GET', `/api/v1/groups/${direct}`)).result.member_count).toBe(2);
  expect((await ask(cas, 'GET', `/api/v1/groups/${other}/blocks`)).result.list).toEqual([]);
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}/members/${ben.id}`)).error).toBe(
    'api.invalid_member_id',
  );
});
