import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { CALL_NAMES, fillCall, specOf } from './filled-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const WRITES = CALL_NAMES.filter((name) => specOf(name).body);

/** Columns that no call lets anybody set, in every body: a handler that hands its body on to a statement writes them. */
test.each(WRITES)('%s takes no columns of the tables', async (name) => {
  const { ben, own, others } = await people();
  const foreign = {
    ...{ brand: 'lotus', bucket: 0, id: others.group, group_id: others.group, user_id: others.id },
    ...{ author_id: others.id, owner_id: ben.id, role: 'owner', permissions: ['pin'], member_permission: [] },
    ...{ joined_seq: 0, cleared_seq: 0, viewed_seq: 9, active_at: null, last_seq: 9, seq: 9 },
    ...{
      type: 9,
      can_create_group: false,
      invited_by: others.id,
      hash: 'x',
      review: 'approved',
      delete_at: null,
      create_at: null,
    },
  };
  const atOwn = (field: string, path: string) =>
    /^(?:group_id|gid)$/.test(field) || (field === 'id' && path.includes('/groups/')) ? own : undefined;
  const filled = fillCall(name, atOwn);
  const before = await rowsOf([own, others.group], [ben.id, others.id]);
  const { status } = await app.call({
    ...filled,
    token: ben.access,
    body: { ...foreign, ...(filled.body as object) },
  });
  expect(status).toBeLessThan(500);
  expect(await rowsOf([own, others.group], [ben.id, others.id])).toEqual(before);
});

/** Ben in a group that is not his and of which he must not see what was before; a conversation of others. */
const people = async () => {
  const [ann, ben, eve] = [await app.signUp(), await app.signUp(), await app.signUp()];
  const by = { method: 'POST', token: ann.access } as const;
  const created = { display_name: 'Tea', member_ids: [ben.id], cid: 'c1' };
  const own = (await app.call({ ...by, url: '/api/v1/groups', body: created })).result.id as string;
  const direct = { url: '/api/v1/groups/direct', body: { contact_id: eve.id } };
  const group = (await app.call({ ...by, ...direct })).result.id as string;
  await app
    .db()
    .updateTable('group_members')
    .set({ joined_seq: 3, cleared_seq: 4 })
    .where('user_id', '=', ben.id)
    .execute();
  return { ben, own, others: { group, id: ann.id } };
};

/** Who is where as what, from where on, and who people are. */
const rowsOf = async (groups: string[], users: string[]) => ({
  members: await app
    .db()
    .selectFrom('group_members')
    .where((row) => row.or([row('group_id', 'in', groups), row('user_id', 'in', users)]))
    .select(['bucket', 'group_id', 'user_id', 'role', 'joined_seq', 'cleared_seq'])
    .orderBy('group_id')
    .orderBy('user_id')
    .execute(),
  groups: await app
    .db()
    .selectFrom('groups')
    .where('id', 'in', groups)
    .select(['id', 'owner_id', 'member_permission'])
    .orderBy('id')
    .execute(),
  users: await app
    .db()
    .selectFrom('users')
    .where('id', 'in', users)
    .select(['id', 'type', 'status', 'can_create_group', 'invited_by', 'create_at', 'delete_at'])
    .orderBy('id')
    .execute(),
});
