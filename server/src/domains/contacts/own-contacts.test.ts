import { LIMITS, NOT_CANCELLED } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, heard, people } = talking(() => app);

const URL = '/api/v1/users/contacts';
const list = (person: TestPerson, query = '') => ask(person, 'GET', `${URL}${query}`);
const add = (person: TestPerson, contact: string) => ask(person, 'POST', URL, { contact });
const remove = (person: TestPerson, id: string) => ask(person, 'DELETE', `${URL}/${id}`);
const three = async () => (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
const idsOf = (answer: Awaited<ReturnType<typeof list>>): string[] =>
  answer.result.list.map(({ id }: { id: string }) => id);
/** So many at a time: a statement of a call has its deadline, also on a busy machine. */
const AT_ONCE = 500;
const fill = async (owner: TestPerson, count: number) => {
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1);
    await app.infra.database.pool.query(
      `with new as (
        insert into brand_aurora.users (id, username, nickname, invite_code)
        select 'c${owner.id}' || n, 'c${owner.id}' || n, 'Contact', 'c${owner.id}' || n from generate_series(${from}, ${to}) n returning id
      ) insert into brand_aurora.contacts (user_id, contact_id) select '${owner.id}', id from new`,
    );
  }
};
const cancel = ({ id }: TestPerson) =>
  app
    .db()
    .updateTable('users')
    .set({ delete_at: new Date(), update_at: new Date() })
    .where('id', '=', id)
    .execute();

describe('my contacts', () => {
  test('are mine alone: they need a session and a cursor that is one', async () => {
    const [ann, ben] = await three();
    const nobody = { ...ann, access: '' };
    for (const answer of [list(nobody), add(nobody, ben.id), remove(nobody, ben.id), list(nobody, '/part')]) {
      expect((await answer).status).toBe(401);
    }
    expect((await list(ann, '?next_id=nonsense')).error).toBe('api.validation');
    expect((await list(ann, '/part?next_id=nonsense')).error).toBe('api.validation');
    await add(ann, ben.id);
    expect(idsOf(await list(ben))).toEqual([]);
  });

  test('come in the order of their ids, page by page', async () => {
    const [ann, ben, cas] = await three();
    for (const { id } of [cas, ben]) await add(ann, id);
    const ids = [ben.id, cas.id].sort();
    expect(idsOf(await list(ann))).toEqual(ids);
    for (const part of ['', '/part']) {
      const first = await list(ann, `${part}?limit=1`);
      const second = await list(ann, `${part}?limit=1&next_id=${first.result.next_id}`);
      expect([...idsOf(first), ...idsOf(second), second.result.next_id]).toEqual([...ids, null]);
    }
  });

  test('show that an account was cancelled, and when they last changed', async () => {
    const [ann, ben] = await three();
    const added = (await add(ann, ben.id)).result;
    expect(added).toMatchObject({ id: ben.id, nickname: 'Ben', delete_at: NOT_CANCELLED });
    const before = (await list(ann, '/part')).result.list;
    expect(before).toEqual([{ id: ben.id, update_at: added.update_at }]);
    await cancel(ben);
    const [gone] = (await list(ann)).result.list;
    expect(gone.delete_at).not.toBe(NOT_CANCELLED);
    expect(gone.update_at >= added.update_at).toBe(true);
    const after = (await list(ann, '/part')).result.list;
    expect(after).toEqual([{ id: ben.id, update_at: gone.update_at }]);
  });
});

describe('adding somebody', () => {
  test('is refused with oneself, nobody, a cancelled account, somebody elsewhere and whom I have blocked', async () => {
    const [ann, ben, cas] = await three();
    const elsewhere = await app.signUp({ brand: 'lotus' });
    await cancel(ben);
    await block(ann, cas);
    for (const id of [ann.id, 'nobody', ben.id, elsewhere.id, cas.id]) {
      expect((await add(ann, id)).error).toBe('api.invalid_contact');
    }
    expect((await add(ann, 'a b')).error).toBe('api.validation');
    expect(idsOf(await list(ann))).toEqual([]);
  });

  test('is told to my devices once; a repeat, also at once, returns the same', async () => {
    const [ann, ben] = await three();
    const events = await heard(async () => {
      const answers = await Promise.all([add(ann, ben.id), add(ann, ben.id)]);
      expect(answers[0]?.result).toEqual(answers[1]?.result);
    });
    expect(events).toEqual([
      {
        audience: { users: [ann.id] },
        event: { event: 'contact.changed', data: { user_id: ben.id, on: true } },
      },
    ]);
    expect(idsOf(await list(ann))).toEqual([ben.id]);
  });

  test('ends at so many, for two at once as well; who is there already is no more', async () => {
    const [ann, ben, cas] = await three();
    await fill(ann, LIMITS.contacts - 1);
    const answers = await Promise.all([add(ann, ben.id), add(ann, cas.id)]);
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual(['api.too_much']);
    const added = answers[0]?.error ? cas : ben;
    expect((await add(ann, added.id)).status).toBe(200);
  });
});

test('taking somebody out is told to my devices, and nothing is told of who was none', async () => {
  const [ann, ben, cas] = await three();
  await add(ann, ben.id);
  const events = await heard(async () => {
    for (const id of [ben.id, ben.id, cas.id]) expect((await remove(ann, id)).result).toEqual({});
  });
  expect(events).toEqual([
    {
      audience: { users: [ann.id] },
      event: { event: 'contact.changed', data: { user_id: ben.id, on: false } },
    },
  ]);
  expect(idsOf(await list(ann))).toEqual([]);
});
