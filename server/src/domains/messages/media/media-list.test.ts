import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, pair } = talking(() => app);

const media = (person: TestPerson, groupId: string, query: string) =>
  ask(person, 'GET', `/api/v1/groups/${groupId}/media?${query}`);
const seqs = async (...asked: Parameters<typeof media>) =>
  (await media(...asked)).result.list.map(({ seq }: { seq: number }) => seq);

/** What was said, as rows: files are not looked at here. */
const say = async (person: TestPerson, groupId: string, said: { type: string; text?: string }[]) => {
  const rows = said.map((one, index) => ({
    ...{ group_id: groupId, user_id: person.id, seq: index + 1, id: newKeyedId(groupId), cid: `c${index}` },
    ...one,
    bucket: bucketOf(groupId),
  }));
  await app.db().insertInto('messages').values(rows).execute();
  await app.db().updateTable('groups').set({ last_seq: said.length }).where('id', '=', groupId).execute();
  return rows;
};

const SAID = [
  { type: 'image' },
  { type: 'text', text: '看 https://example.com/tea' },
  { type: 'video' },
  { type: 'file' },
  { type: 'text', text: 'no link at all' },
  { type: 'audio' },
  { type: 'image' },
];

test('needs a session, a membership, a kind and a cursor', async () => {
  const { ann, id } = await pair();
  expect((await media({ ...ann, access: '' }, id, 'kind=visual')).status).toBe(401);
  expect((await media(await app.signUp(), id, 'kind=visual')).status).toBe(403);
  expect((await media(ann, id, 'kind=text')).error).toBe('api.validation');
  expect((await media(ann, id, `kind=visual&next_id=${encodeURIComponent("' or 1=1")}`)).error).toBe(
    'api.validation',
  );
});

test('lists each kind, the newest first, page after page; forwards from a place, the oldest first', async () => {
  const { ann, ben, id } = await pair();
  await say(ann, id, SAID);
  expect(await seqs(ben, id, 'kind=visual')).toEqual([7, 3, 1]);
  expect(await seqs(ben, id, 'kind=link')).toEqual([2]);
  expect(await seqs(ben, id, 'kind=file')).toEqual([4]);
  expect(await seqs(ben, id, 'kind=voice')).toEqual([6]);
  const first = (await media(ben, id, 'kind=visual&limit=2')).result;
  expect([first.list.length, first.next_id]).toEqual([2, '3']);
  const rest = (await media(ben, id, 'kind=visual&limit=2&next_id=3')).result;
  expect([rest.list[0].seq, rest.next_id]).toEqual([1, null]);
  expect(await seqs(ben, id, 'kind=visual&direction=after&next_id=1')).toEqual([3, 7]);
});

test('lists links as they are written, with a scheme or without, and what only looks like one not', async () => {
  const { ann, ben, id } = await pair();
  const texts = [
    '看 tea.example.com/hill',
    '下午三点.Mr.Li 来',
    'v2.10.3',
    'me@mail.example',
    'wiki.org 有',
    'a.b',
  ];
  await say(
    ann,
    id,
    texts.map((text) => ({ type: 'text', text })),
  );
  expect(await seqs(ben, id, 'kind=link')).toEqual([5, 1]);
  expect(await seqs(ben, id, 'kind=link&direction=after')).toEqual([1, 5]);
  const first = (await media(ben, id, 'kind=link&limit=1')).result;
  expect([first.list[0].seq, first.next_id]).toEqual([5, '5']);
  const rest = (await media(ben, id, 'kind=link&limit=1&next_id=5')).result;
  expect([rest.list[0].seq, rest.next_id]).toEqual([1, null]);
});

test('a page that had to be looked for too long is short, and goes on', async () => {
  const { ann, ben, id } = await pair();
  const files = Array.from({ length: 20 }, () => ({ type: 'text', text: 'see main.py' }));
  await say(ann, id, [{ type: 'text', text: 'example.com' }, ...files]);
  const page = async (next: string) =>
    (await media(ben, id, `kind=link&limit=2${next}`)).result as { list: unknown[]; next_id: string | null };
  const first = await page('');
  const second = await page(`&next_id=${first.next_id}`);
  expect([first.list.length, second.list.length, second.next_id]).toEqual([0, 1, null]);
});

test('leaves out what is retracted, hidden, or cleared', async () => {
  const { ann, ben, id } = await pair();
  const rows = await say(ann, id, [...SAID, { type: 'image' }]);
  await ask(ann, 'DELETE', `/api/v1/messages/${rows[6]?.id}`);
  await app
    .db()
    .updateTable('messages')
    .set({ block_user_ids: [ben.id] })
    .where('group_id', '=', id)
    .where('seq', '=', 8)
    .execute();
  expect(await seqs(ben, id, 'kind=visual')).toEqual([3, 1]);
  await ask(ben, 'POST', `/api/v1/groups/${id}/clear`);
  expect(await seqs(ben, id, 'kind=visual')).toEqual([]);
});
