import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking, textsOf } from '../talk.testing.ts';
import { createIndexing } from './indexing.ts';
import { BLOCK, SEGMENT } from './tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, block, groupOf, pair, people, post } = talking(() => app);

const search = (person: TestPerson, groupId: string, query: Record<string, string | number>) => {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return ask(person, 'GET', `/api/v2/groups/${groupId}/messages/search?${new URLSearchParams(entries)}`);
};
const byText = (person: TestPerson, groupId: string, q: string) =>
  search(person, groupId, { type: 'msg', q });
const tenant = () => app.tenant();

/** Texts that were said one after the other, as rows: nothing is indexed of them. */
const say = async (person: TestPerson, groupId: string, texts: string[]) => {
  const row = { bucket: bucketOf(groupId), group_id: groupId, user_id: person.id, type: 'text' };
  const rows = texts.map((text, index) => ({
    ...row,
    text,
    seq: index + 1,
    id: newKeyedId(groupId),
    cid: `c${index}`,
  }));
  await app.db().insertInto('messages').values(rows).execute();
  await app.db().updateTable('groups').set({ last_seq: texts.length }).where('id', '=', groupId).execute();
};

describe('searching a conversation', () => {
  test('needs a session and a membership', async () => {
    const { ann, id } = await pair();
    expect((await byText({ ...ann, access: '' }, id, 'tea')).status).toBe(401);
    expect((await byText(await app.signUp(), id, 'tea')).status).toBe(403);
    expect((await byText(ann, 'nowhere', 'tea')).status).toBe(404);
  });

  test.each([
    ['nothing to look for', { type: 'msg', q: ' ' }],
    ['25 characters', { type: 'msg', q: 'a'.repeat(25) }],
    ['no member', { type: 'member' }],
    ['no day', { type: 'date' }],
    ['a day that is none', { type: 'date', date: '2026-02-30' }],
    ['another kind', { type: 'file', q: 'tea' }],
    ['a cursor that is none', { type: 'msg', q: 'tea', next_id: "' or 1=1" }],
  ])('refuses %s', async (_, query) => {
    const { ann, id } = await pair();
    expect((await search(ann, id, query)).error).toBe('api.validation');
  });

  test('finds any two Chinese characters in a row, single ones, wide and capital letters, names of files', async () => {
    const { ann, ben, id } = await pair();
    for (const text of ['明天一起去湖边喝茶吧', '茶凉了', 'ＴＥＡ at Seven', '再说吧', 'a%b_c\\d']) {
      await post(ann, id, { text });
    }
    expect(textsOf(await byText(ben, id, '湖边'))).toEqual(['明天一起去湖边喝茶吧']);
    expect(textsOf(await byText(ben, id, '起去湖'))).toEqual(['明天一起去湖边喝茶吧']);
    expect(textsOf(await byText(ben, id, '茶'))).toEqual(['茶凉了', '明天一起去湖边喝茶吧']);
    expect(textsOf(await byText(ben, id, 'tea'))).toEqual(['ＴＥＡ at Seven']);
    expect(textsOf(await byText(ben, id, 'A S'))).toEqual([]);
    expect(textsOf(await byText(ben, id, 't s'))).toEqual(['ＴＥＡ at Seven']);
    expect(textsOf(await byText(ben, id, '湖茶'))).toEqual([]);
    expect(textsOf(await byText(ben, id, '%b_'))).toEqual(['a%b_c\\d']);
    expect((await byText(ben, id, '%')).result.list).toHaveLength(1);
  });

  test('finds nothing that is hidden, retracted, cleared, from before one came, or a row of the system', async () => {
    const { ann, ben, id } = await pair();
    await post(ann, id, { text: 'tea in the past' });
    await ask(ben, 'POST', `/api/v1/groups/${id}/clear`);
    const { result: oops } = await post(ann, id, { text: 'tea, oops' });
    await ask(ann, 'DELETE', `/api/v1/messages/${oops.id}`);
    await post(ben, id, { text: 'tea of mine' });
    await block(ben, ann);
    await post(ann, id, { text: 'tea, hidden' });
    expect(textsOf(await byText(ben, id, 'tea'))).toEqual(['tea of mine']);
    expect(textsOf(await byText(ann, id, 'tea'))).toEqual(['tea, hidden', 'tea of mine', 'tea in the past']);
    expect(textsOf(await search(ben, id, { type: 'member', member_id: ann.id }))).toEqual([]);
  });

  test('finds what a member wrote, and words of theirs', async () => {
    const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
    const id = await groupOf(ann, ben);
    for (const [who, text] of [
      [ann, 'one'],
      [ben, 'two'],
      [ann, 'three'],
    ] as const)
      await post(who, id, { text });
    const member = { type: 'member', member_id: ann.id };
    expect(textsOf(await search(ben, id, member))).toEqual(['three', 'one']);
    expect(textsOf(await search(ben, id, { ...member, q: 'ONE' }))).toEqual(['one']);
    expect(textsOf(await search(ben, id, { ...member, member_id: 'nobody' }))).toEqual([]);
  });

  test('pages without gaps', async () => {
    const { ann, id } = await pair();
    await say(
      ann,
      id,
      Array.from({ length: 9 }, (_, n) => `tea ${n}`),
    );
    const found: string[] = [];
    for (let next_id: string | null = ''; next_id !== null; ) {
      const { result } = await search(ann, id, { type: 'msg', q: 'tea', limit: 4, next_id });
      found.push(...result.list.map(({ text }: { text: string }) => text));
      next_id = result.next_id;
    }
    expect(found).toEqual(Array.from({ length: 9 }, (_, n) => `tea ${8 - n}`));
  });
});

describe('a long conversation', () => {
  /** 200 messages: twelve full blocks and the rest. */
  const long = async () => {
    const { ann, ben, id } = await pair();
    const rows = Array.from({ length: 200 }, (_, n) => `说 ${n + 1} ${'甲乙丙丁'[n % 4]}${'子丑寅'[n % 3]}`);
    await say(ann, id, rows);
    return { ann, ben, id, rows };
  };
  const indexed = (groupId: string) =>
    app
      .db()
      .selectFrom('search_blocks')
      .where('group_id', '=', groupId)
      .select('block')
      .orderBy('block')
      .execute();

  test('is indexed a block at a time, and found the same before and after', async () => {
    const { ben, id, rows } = await long();
    const queries = ['丙子', '甲', '说 1', '说 200', '丁丁', '1 甲'];
    const before = await Promise.all(queries.map(async (q) => textsOf(await byText(ben, id, q))));
    await createIndexing().indexTo(tenant(), id, 12);
    expect((await indexed(id)).map(({ block }) => block)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    const after = await Promise.all(queries.map(async (q) => textsOf(await byText(ben, id, q))));
    expect(after).toEqual(before);
    const expected = queries.map((q) =>
      rows
        .filter((text) => text.includes(q))
        .reverse()
        .slice(0, 20),
    );
    expect(after).toEqual(expected);
  });

  test('has its full blocks indexed by who writes into it', async () => {
    const { ann, id } = await long();
    for (let n = 201; n <= 256; n += 1) await post(ann, id, { text: `说 ${n}` });
    await expect.poll(async () => (await indexed(id)).length).toBe(16);
    expect((await byText(ann, id, '说 256')).result.list).toHaveLength(1);
  });

  test('whatever is looked for, in pages of any length, is what a plain search finds', async () => {
    const { ben, id, rows } = await long();
    await createIndexing().indexTo(tenant(), id, 8);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(rows.length - 1),
        fc.nat(4),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 7, max: 40 }),
        async (row, from, length, limit) => {
          const q = (rows[row] ?? '').slice(from, from + length).trim();
          fc.pre(q !== '');
          const found: string[] = [];
          for (let next_id: string | null = ''; next_id !== null; ) {
            const { result } = await search(ben, id, { type: 'msg', q, limit, next_id });
            found.push(...result.list.map(({ text }: { text: string }) => text));
            next_id = result.next_id;
          }
          expect(found).toEqual(rows.filter((text) => text.includes(q)).reverse());
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('a very long conversation', () => {
  /** Texts by sequence number: the index takes a row of a block that has no messages, too. */
  const sparse = async (texts: Record<number, string>) => {
    const { ann, ben, id } = await pair();
    const rows = Object.entries(texts).map(([seq, text]) => ({
      ...{ group_id: id, user_id: Number(seq) % 2 === 0 ? ann.id : ben.id, type: 'text', text },
      ...{ bucket: bucketOf(id), seq: Number(seq), id: newKeyedId(id), cid: `c${seq}` },
    }));
    const last = rows.at(-1)?.seq ?? 0;
    await app.db().insertInto('messages').values(rows).execute();
    await app.db().updateTable('groups').set({ last_seq: last }).where('id', '=', id).execute();
    await createIndexing().indexTo(tenant(), id, Math.floor(last / BLOCK));
    return { ann, ben, id };
  };
  const length = SEGMENT * BLOCK;

  test('is looked through a segment after the other, the newest first', async () => {
    const texts = { 1: '茶 one', [length]: '茶 two', [length + 1]: 'green tea', [length * 6]: '茶 three' };
    const { ann, ben, id } = await sparse({ ...texts, [length * 6 + 3]: '茶 four' });
    expect(textsOf(await byText(ann, id, '茶'))).toEqual(['茶 four', '茶 three', '茶 two', '茶 one']);
    expect(textsOf(await byText(ann, id, '茶 t'))).toEqual(['茶 three', '茶 two']);
    expect(textsOf(await byText(ann, id, 'green tea'))).toEqual(['green tea']);
    expect(textsOf(await search(ann, id, { type: 'member', member_id: ann.id }))).toEqual([
      '茶 three',
      '茶 two',
    ]);
    const { result } = await search(ann, id, { type: 'msg', q: '茶', limit: 2 });
    expect(textsOf(await search(ann, id, { type: 'msg', q: '茶', next_id: result.next_id }))).toEqual([
      '茶 two',
      '茶 one',
    ]);
    await app
      .db()
      .updateTable('group_members')
      .set({ cleared_seq: length * 6 })
      .where('group_id', '=', id)
      .where('user_id', '=', ben.id)
      .execute();
    expect(textsOf(await byText(ben, id, '茶'))).toEqual(['茶 four']);
  });
});

describe('days', () => {
  const on = (groupId: string, seq: number, at: string) =>
    app
      .db()
      .updateTable('messages')
      .set({ create_at: new Date(at) })
      .where('group_id', '=', groupId)
      .where('seq', '=', seq)
      .execute();

  test('of a month are those with messages that the reader may see, as their clock says', async () => {
    const { ann, ben, id } = await pair();
    const times = [
      '2026-02-01T20:00Z',
      '2026-02-03T10:00Z',
      '2026-02-03T11:00Z',
      '2026-02-28T23:30Z',
      '2026-03-01T01:00Z',
    ];
    await say(ann, id, times);
    for (const [index, at] of times.entries()) await on(id, index + 1, at);
    const days = async (query = {}) =>
      (await search(ben, id, { type: 'date', date: '2026-02', ...query })).result.days;
    expect(await days()).toEqual(['2026-02-01', '2026-02-03', '2026-02-28']);
    expect(await days({ tz: 480 })).toEqual(['2026-02-02', '2026-02-03']);
    expect(await days({ date: '2026-03', tz: 480 })).toEqual(['2026-03-01']);
    expect(await days({ date: '2026-01' })).toEqual([]);
    await app
      .db()
      .updateTable('messages')
      .set({ block_user_ids: [ben.id] })
      .where('group_id', '=', id)
      .where('seq', '=', 4)
      .execute();
    expect(await days()).toEqual(['2026-02-01', '2026-02-03']);
  });

  test('one by itself has its messages, the oldest first, by pages', async () => {
    const { ann, id } = await pair();
    const times = [
      '2026-02-02T23:59Z',
      '2026-02-03T00:00Z',
      '2026-02-03T12:00Z',
      '2026-02-03T23:59Z',
      '2026-02-04T00:00Z',
    ];
    await say(ann, id, times);
    for (const [index, at] of times.entries()) await on(id, index + 1, at);
    const day = { type: 'date', date: '2026-02-03', limit: 2 };
    const { result } = await search(ann, id, day);
    expect(result).toMatchObject({ list: [{ text: times[1] }, { text: times[2] }], days: [], next_id: '3' });
    const next = await search(ann, id, { ...day, next_id: result.next_id });
    expect(next.result).toMatchObject({ list: [{ text: times[3] }], next_id: null });
    expect((await search(ann, id, { ...day, date: '2026-02-05' })).result.list).toEqual([]);
    expect((await search(ann, id, { ...day, tz: -60 })).result.list[0].text).toBe(times[2]);
  });
});
