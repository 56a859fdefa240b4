import { directGroupId, LIMITS } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { untilStatementsWait } from '../../testing/waiting-statements.ts';
import { talking } from '../messages/talk.testing.ts';
import { insertBlock } from './blocks.repository.ts';
import { lockLists } from './contacts.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, heard, open, pair, people } = talking(() => app);

const URL = '/api/v1/users/blocks';
const list = (person: TestPerson, query = '') => ask(person, 'GET', `${URL}${query}`);
const block = (person: TestPerson, block_id: string) => ask(person, 'POST', URL, { block_id });
const unblock = (person: TestPerson, id: string) => ask(person, 'DELETE', `${URL}/${id}`);
const three = async () => (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
const idsOf = (answer: Awaited<ReturnType<typeof list>>): string[] =>
  answer.result.list.map(({ id }: { id: string }) => id);
const toAnn = (ann: TestPerson, event: string, data: object) => ({
  audience: { users: [ann.id] },
  event: { event, data },
});

describe('my blacklist', () => {
  test('is mine alone: it needs a session and a cursor that is one', async () => {
    const [ann, ben] = await three();
    const nobody = { ...ann, access: '' };
    for (const answer of [list(nobody), block(nobody, ben.id), unblock(nobody, ben.id)]) {
      expect((await answer).status).toBe(401);
    }
    const far = Buffer.from(`1e+300 ${ben.id}`).toString('base64url');
    expect((await list(ann, '?next_id=nonsense')).error).toBe('api.validation');
    expect((await list(ann, `?next_id=${far}`)).status).toBe(200);
    await block(ann, ben.id);
    expect(idsOf(await list(ben))).toEqual([]);
  });

  test('has the latest first, page by page', async () => {
    const [ann, ben, cas] = await three();
    const { result } = await block(ann, ben.id);
    expect(result).toMatchObject({ id: ben.id, nickname: 'Ben', create_at: expect.any(String) });
    await block(ann, cas.id);
    await app
      .db()
      .updateTable('blocks')
      .set({ create_at: new Date(Date.now() - 60_000) })
      .where('block_id', '=', ben.id)
      .execute();
    expect(idsOf(await list(ann))).toEqual([cas.id, ben.id]);
    const first = await list(ann, '?limit=1');
    const second = await list(ann, `?limit=1&next_id=${first.result.next_id}`);
    expect([...idsOf(first), ...idsOf(second), second.result.next_id]).toEqual([cas.id, ben.id, null]);
  });

  test('takes neither oneself nor nobody, and ends at so many, for two at once as well', async () => {
    const [ann, ben, cas] = await three();
    for (const id of [ann.id, 'nobody']) expect((await block(ann, id)).error).toBe('api.invalid_block_id');
    expect((await block(ann, 'a b')).error).toBe('api.validation');
    await app.infra.database.pool.query(
      `with new as (
        insert into brand_aurora.users (id, username, nickname, invite_code)
        select 'b' || n, 'b' || n, 'Blocked', 'b' || n from generate_series(2, ${LIMITS.personalBlocks}) n returning id
      ) insert into brand_aurora.blocks (user_id, block_id) select '${ann.id}', id from new`,
    );
    const answers = await Promise.all([block(ann, ben.id), block(ann, cas.id)]);
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual(['api.too_much']);
    expect((await block(ann, answers[0]?.error ? cas.id : ben.id)).status).toBe(200);
  });
});

describe('blocking somebody', () => {
  test('is told to my devices once, with what else it ends; a repeat returns the same', async () => {
    const { ann, ben, id: group_id } = await pair();
    await ask(ann, 'POST', '/api/v1/users/contacts', { contact: ben.id });
    await ask(ben, 'POST', '/api/v1/users/contacts', { contact: ann.id });
    const events = await heard(async () => {
      const answers = await Promise.all([block(ann, ben.id), block(ann, ben.id)]);
      expect(answers[0]?.result).toEqual(answers[1]?.result);
    });
    expect(events).toEqual([
      toAnn(ann, 'block.changed', { user_id: ben.id, on: true }),
      toAnn(ann, 'contact.changed', { user_id: ben.id, on: false }),
      toAnn(ann, 'group.updated', { group_id }),
    ]);
    expect(idsOf(await ask(ann, 'GET', '/api/v1/users/contacts'))).toEqual([]);
    expect(idsOf(await ask(ben, 'GET', '/api/v1/users/contacts'))).toEqual([ann.id]);
    expect((await ask(ann, 'POST', '/api/v1/users/contacts', { contact: ben.id })).error).toBe(
      'api.invalid_contact',
    );
  });

  const follow = (person: TestPerson, { id }: TestPerson) =>
    app.call({ method: 'PUT', url: `/social/api/authors/${id}/follow`, token: person.access });
  const followsOf = (...some: TestPerson[]) => {
    const ids = some.map(({ id }) => id);
    return app.db().selectFrom('follows').where('user_id', 'in', ids).selectAll().execute();
  };

  test('leaves no follow of the same moment', async () => {
    const [ann, ben] = await three();
    const late = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await lockLists(trx, ben.id);
        await insertBlock(trx, ben.id, ann.id);
        const following = follow(ann, ben);
        await untilStatementsWait(app);
        return { following };
      });
    expect((await late.following).error).toBe('api.author_deleted');
    expect(await followsOf(ann)).toEqual([]);
  });

  test('ends following both ways, also when both do it at once', async () => {
    const [ann, ben] = await three();
    for (const [from, to] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      await follow(from, to);
    }
    const answers = await Promise.all([block(ann, ben.id), block(ben, ann.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await followsOf(ann, ben)).toEqual([]);
    const [cas, dan] = await three();
    await block(cas, dan.id);
    expect((await follow(cas, dan)).error).toBe('api.forbidden');
    expect((await follow(dan, cas)).error).toBe('api.author_deleted');
  });

  test('opens no conversation and finds nobody; taking it back is told, and lets both', async () => {
    const [ann, ben] = await three();
    const find = (person: TestPerson, { username }: TestPerson) =>
      ask(person, 'GET', `/api/v2/contacts/search?keyword=${username}`);
    const direct = { url: '/api/v1/groups/direct', method: 'POST' } as const;
    await block(ann, ben.id);
    expect((await find(ben, ann)).error).toBe('api.contact_not_found');
    expect((await find(ann, ben)).status).toBe(200);
    for (const [from, to] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      const answer = await app.call({ ...direct, token: from.access, body: { contact_id: to.id } });
      expect(answer.error).toBe('api.forbidden');
    }
    const events = await heard(async () => {
      for (let times = 0; times < 2; times += 1) expect((await unblock(ann, ben.id)).result).toEqual({});
    });
    expect(events).toEqual([toAnn(ann, 'block.changed', { user_id: ben.id, on: false })]);
    expect((await find(ben, ann)).status).toBe(200);
    expect(await open(ben, ann)).toBe(directGroupId(ann.id, ben.id));
  });
});
