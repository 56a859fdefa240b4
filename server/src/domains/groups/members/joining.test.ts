import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketOf } from '../../../infra/ids.ts';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { untilStatementsWait } from '../../../testing/waiting-statements.ts';
import { uploading } from '../../media/uploading.testing.ts';
import { talking } from '../../messages/talk.testing.ts';
import { dissolve } from '../ending/ending.repository.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, heard, list, people, post } = talking(() => app);
const { tenant } = uploading(() => app);

const shared = async () => {
  const [ann, ben, cas, dan] = (await people('Ann', 'Ben', 'Cas', 'Dan')) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const id = await group(ann, ben);
  const { code } = (await ask(ann, 'POST', '/api/v1/share/group', { group_id: id })).result;
  return { ann, ben, cas, dan, id, code };
};
const join = (who: TestPerson, code: string) => ask(who, 'POST', '/api/v1/groups/join', { share_code: code });
const countOf = async (id: string) => {
  const { count } = await app
    .db()
    .selectFrom('group_members')
    .where('group_id', '=', id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { member_count } = await app
    .db()
    .selectFrom('groups')
    .where('id', '=', id)
    .select('member_count')
    .executeTakeFirstOrThrow();
  return [Number(count), member_count];
};

describe('joining by a code', () => {
  test('returns the group, and says so in a row; once', async () => {
    const { ann, cas, id, code } = await shared();
    await post(ann, id, { text: 'before' });
    const events = await heard(async () => {
      const { result } = await join(cas, code);
      expect(result).toMatchObject({ id, member_count: 3, last_seq: 3, floor_seq: 2, unread: 0 });
      expect((await join(cas, code)).result).toEqual(result);
    });
    expect(events.map(({ audience, event }) => [audience, event.event])).toEqual([
      [{ group: id }, 'member.joined'],
      [{ users: [cas.id] }, 'group.updated'],
      [{ group: id }, 'message.new'],
    ]);
    const { list: seen } = (await list(cas, id)).result;
    expect(seen).toMatchObject([{ type: 'member_join', user_id: cas.id }]);
  });

  test('several times at once is told once, in one row', async () => {
    const { ann, cas, id, code } = await shared();
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(cas, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = (await list(ann, id)).result.list.filter(
      ({ type }: { type: string }) => type === 'member_join',
    );
    expect(rows).toHaveLength(1);
  });

  test('does not wait for another group that is being changed', async () => {
    const [busy, free] = [await shared(), await shared()];
    const waiting = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('groups').where('id', '=', busy.id).select('id').forNoKeyUpdate().execute();
        const kept = join(busy.cas, busy.code);
        expect((await join(free.cas, free.code)).status).toBe(200);
        return { kept };
      });
    expect((await waiting.kept).status).toBe(200);
  });

  test('is refused with what is no code, or was the code of a group that is dissolved', async () => {
    const { ann, cas, id, code } = await shared();
    expect((await join(cas, 'nothing')).error).toBe('api.invalid_share_code');
    await ask(ann, 'DELETE', `/api/v1/groups/${id}`);
    expect((await join(cas, code)).error).toBe('api.invalid_share_code');
  });

  test('is refused with a code that came while the group was being dissolved', async () => {
    const { ann, ben, cas } = await shared();
    const id = await group(ann, ben);
    const sharing = await app
      .db()
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('groups').where('id', '=', id).select('id').forNoKeyUpdate().execute();
        const asking = ask(ben, 'POST', '/api/v1/share/group', { group_id: id });
        await untilStatementsWait(app);
        await dissolve(trx, id);
        return { asking };
      });
    expect((await sharing.asking).error).toBe('api.not_found');
    // Of a time when a code could still come in between.
    await app
      .db()
      .insertInto('group_shares')
      .values({ code: `l${id.slice(0, 11)}`, bucket: bucketOf(id), group_id: id })
      .execute();
    expect((await join(cas, `l${id.slice(0, 11)}`)).error).toBe('api.invalid_share_code');
  });

  test('is refused to who is blocked from the group, until they are not', async () => {
    const { ann, cas, id, code } = await shared();
    await ask(ann, 'POST', `/api/v1/groups/${id}/blocks`, { user_id: cas.id });
    expect(await join(cas, code)).toMatchObject({ status: 403, error: 'api.forbidden' });
    await ask(ann, 'DELETE', `/api/v1/groups/${id}/blocks/${cas.id}`);
    expect((await join(cas, code)).status).toBe(200);
  });

  test('the 2,300th and the 2,301st at once: one of them', async () => {
    const { cas, dan, id, code } = await shared();
    await app.db().updateTable('groups').set({ member_count: 2299 }).where('id', '=', id).execute();
    const answers = await Promise.all([join(cas, code), join(dan, code)]);
    expect(answers.map(({ status, error }) => error ?? status).toSorted()).toEqual([200, 'api.too_much']);
    expect(await countOf(id)).toEqual([3, 2300]);
  });

  test('five hundred at once: five hundred rows, one count, and few events', async () => {
    const { id, code } = await shared();
    const crowd = Array.from({ length: 500 }, (_, index) => `${id.slice(0, 12)}c${index}`);
    const row = (one: string) => ({ id: one, username: one, nickname: one, invite_code: one });
    await app.db().insertInto('users').values(crowd.map(row)).execute();
    const { groups } = createServices(app.infra);
    const events = await heard(async () => {
      await Promise.all(
        crowd.map((userId) => groups.join(tenant(), { userId, sessionId: 's', scope: 'session' }, code)),
      );
    });
    expect(await countOf(id)).toEqual([502, 502]);
    const { last_seq } = await app
      .db()
      .selectFrom('groups')
      .where('id', '=', id)
      .select('last_seq')
      .executeTakeFirstOrThrow();
    expect(last_seq).toBe(501);
    const joined = events.filter(({ event }) => event.event === 'member.joined');
    expect(joined.length).toBeLessThan(250);
  });
});
