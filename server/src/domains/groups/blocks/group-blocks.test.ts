import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, people } = talking(() => app);

type Four = [TestPerson, TestPerson, TestPerson, TestPerson];
const arrange = async () => {
  const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as Four;
  return { ann, ben, cas, dan, id: await group(ann, ben) };
};
const block = (who: TestPerson, id: string, user: { id: string }) =>
  ask(who, 'POST', `/api/v1/groups/${id}/blocks`, { user_id: user.id });
const blocked = async (who: TestPerson, id: string, query = '') =>
  (await ask(who, 'GET', `/api/v1/groups/${id}/blocks${query}`)).result;

test('who is blocked from a group is out of it, and does not come back until they are let in again', async () => {
  const { ann, ben, id } = await arrange();
  const events = await heard(async () => {
    expect((await block(ann, id, ben)).result).toMatchObject({ id: ben.id, nickname: 'Ben' });
  });
  expect(events[0]).toMatchObject({ event: { event: 'group.removed', data: { reason: 'blocked' } } });
  expect((await list(ann, id)).result.list[1]).toMatchObject({ type: 'remove_member', target_id: ben.id });
  const add = () => ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [ben.id] });
  expect((await add()).error).toBe('api.invalid_member_id');
  expect((await ask(ann, 'DELETE', `/api/v1/groups/${id}/blocks/${ben.id}`)).result).toEqual({});
  expect((await ask(ann, 'DELETE', `/api/v1/groups/${id}/blocks/${ben.id}`)).status).toBe(200);
  expect((await add()).result.added).toEqual([ben.id]);
});

test('the list shows the latest first, page by page; a repeat changes nothing', async () => {
  const { ann, ben, cas, dan, id } = await arrange();
  for (const one of [ben, cas, dan]) await block(ann, id, one);
  const first = await blocked(ann, id);
  expect((await block(ann, id, ben)).result).toEqual(first.list[2]);
  expect(first.list.map((one: { id: string }) => one.id)).toEqual([dan.id, cas.id, ben.id]);
  const page = await blocked(ann, id, '?limit=2');
  const rest = await blocked(ann, id, `?limit=2&next_id=${page.next_id}`);
  expect([...page.list, ...rest.list]).toEqual(first.list);
  expect(rest.next_id).toBeNull();
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}/blocks?next_id=x`)).error).toBe('api.validation');
});

test('nobody, and oneself, cannot be blocked', async () => {
  const { ann, id } = await arrange();
  expect((await block(ann, id, { id: 'nobody' })).error).toBe('api.invalid_member_id');
  expect((await block(ann, id, ann)).error).toBe('api.invalid_member_id');
});

test('the fiftieth and the fifty-first at once: one of them, and the other stays a member', async () => {
  const { ann, ben, cas, id } = await arrange();
  await ask(ann, 'POST', `/api/v1/groups/${id}/members`, { member_ids: [cas.id] });
  const crowd = Array.from({ length: 49 }, (_, index) => `${id.slice(0, 12)}b${index}`);
  const row = (one: string) => ({ id: one, username: one, nickname: one, invite_code: one });
  await app.db().insertInto('users').values(crowd.map(row)).execute();
  const rows = crowd.map((user_id) => ({ bucket: bucketOf(id), group_id: id, user_id, blocked_by: ann.id }));
  await app.db().insertInto('group_blocks').values(rows).execute();
  const answers = await Promise.all([block(ann, id, ben), block(ann, id, cas)]);
  expect(answers.map(({ status, error }) => error ?? status).toSorted()).toEqual([200, 'api.too_much']);
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).result.member_count).toBe(2);
});
