import type { OpsComment } from '@livery/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearCommands } from '../../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../../operators/operators.testing.ts';
import { arrangePerson, arrangePost } from '../social.testing.ts';

let app: TestApp;
let mia: OpsBrowser;
let sue: OpsBrowser;
let reader: TestPerson;
let writer: TestPerson;
let post: string;
beforeAll(async () => {
  app = await startTestApp();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  vi.stubEnv('SECRET_KEY', app.infra.config.secret.toString());
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  sue = await signedIn(app, await addOperator(app, 'sue', 'support'));
  reader = await app.signUp();
  writer = await app.signUp();
  post = await arrangePost(app.db(), await arrangePerson(app.db()));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});
const heard = hearCommands();

let cids = 0;
const says = async (text: string, under?: string): Promise<string> => {
  cids += 1;
  const url = under ? `/social/api/comment/${under}` : `/social/api/posts/${post}/comment`;
  const body = { text, cid: `c${cids}` };
  const answer = await app.call({ method: 'POST', url, body, token: writer.access });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.error}`);
  return answer.result.id;
};
const find = async (query: Record<string, string>, browser = mia) => {
  const { result, status } = await browser.call({ url: `/ops/api/comments?${new URLSearchParams(query)}` });
  return { status, texts: result?.list.map(({ text }: OpsComment) => text), next: result?.next_id, result };
};
const set = (id: string, removed: boolean, reason = 'spam', browser = mia) =>
  browser.call({ method: 'POST', url: `/ops/api/comments/${id}/visibility`, body: { removed, reason } });
const seen = async () => {
  const as = { token: reader.access };
  const { list } = (await app.call({ url: `/social/api/posts/${post}/comment`, ...as })).result;
  const { counts } = (await app.call({ url: `/social/api/posts/${post}`, ...as })).result;
  return [list.map(({ text }: { text: string }) => text), counts.comment];
};
const audit = (id: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', id).orderBy('seq').execute();

test('a comment is removed with its replies, off all counts, and comes back with those that went with it', async () => {
  const id = await says('Buy <b>points</b>');
  const [gone, kept] = [await says('Gone before', id), await says('How much?', id)];
  await set(gone, true);
  const before = await seen();
  expect(before).toEqual([['Buy <b>points</b>'], 2]);
  expect((await set(id, true, ' ')).error).toBe('api.validation');
  expect((await set(id, true)).status).toBe(200);
  expect((await set(id, true)).status).toBe(200);
  expect(await seen()).toEqual([[], 0]);
  const one = { url: `/social/api/comment/${kept}`, token: reader.access };
  expect((await app.call(one)).error).toBe('api.post_not_exist');
  const reply = { text: 'x', cid: 'late' };
  const late = { method: 'POST', url: `/social/api/comment/${id}`, body: reply } as const;
  expect((await app.call({ ...late, token: reader.access })).error).toBe('api.post_not_exist');
  expect((await find({ removed: 'true' })).texts).toEqual(['How much?', 'Gone before', 'Buy <b>points</b>']);
  await set(id, false, 'a mistake');
  expect(await seen()).toEqual(before);
  expect((await audit(id)).map(({ action, reason, after }) => [action, reason, after])).toEqual([
    ['comments.remove', 'spam', { post, comments: 2 }],
    ['comments.restore', 'a mistake', { post, comments: 2 }],
  ]);
  expect(JSON.stringify(await audit(id))).not.toContain('points');
});

test('its author cannot delete what was removed, and closing the account takes it off no count twice', async () => {
  const id = await says('Hide me');
  await set(id, true);
  const [, count] = await seen();
  const asked = { method: 'DELETE', url: `/social/api/comment/${id}`, token: writer.access } as const;
  expect((await app.call(asked)).status).toBe(200);
  expect((await seen())[1]).toBe(count);
  expect((await set(id, false)).status).toBe(200);
  expect((await seen())[1]).toBe(Number(count) + 1);
  await app.call(asked);
  expect((await seen())[1]).toBe(count);
});

test('comments are found by who wrote them, by post and by their words, whatever signs those have', async () => {
  const [one, other] = [await says('100% sure'), await says('Quite sure')];
  expect((await find({ q: '0% S' })).texts).toEqual(['100% sure']);
  expect((await find({ author: writer.username, q: 'sure' })).texts).toEqual(['Quite sure', '100% sure']);
  expect((await find({ author: writer.id, post, q: 'QUITE' })).texts).toEqual(['Quite sure']);
  expect((await find({ author: reader.username })).texts).toEqual([]);
  expect((await find({ author: 'nobody9' })).texts).toEqual([]);
  expect((await find({ post: 'p' })).texts).toEqual([]);
  expect((await find({ next_id: other, q: 'sure' })).texts).toEqual(['100% sure']);
  expect((await find({}, sue)).status).toBe(403);
  expect((await set(one, true, 'x', sue)).status).toBe(403);
  expect((await set('nothing', true)).error).toBe('api.not_found');
});

test('pages go on without repeats or gaps', async () => {
  for (let number = 0; number < 55; number += 1) await says(`Row ${number}`);
  const first = await find({ q: 'row' });
  expect(first.texts).toHaveLength(50);
  const second = await find({ q: 'row', next_id: first.next });
  expect([...first.texts, ...second.texts]).toEqual(Array.from({ length: 55 }, (_, at) => `Row ${54 - at}`));
  expect(second.next).toBeNull();
});

test('the command line does the same', async () => {
  const id = await says('From a shell');
  const run = (...args: string[]) => main(['comment', ...args, '--brand', 'aurora']);
  expect(await run('list', '--text', 'shell', '--json')).toBe(0);
  expect(JSON.parse(heard.said).list).toMatchObject([{ id, username: writer.username, is_removed: false }]);
  expect(await run('remove', id)).toBe(2);
  expect(await run('remove', id, '--reason', 'spam')).toBe(0);
  expect((await find({ removed: 'true' })).texts).toContain('From a shell');
  expect(await run('restore', id, '--reason', 'no spam')).toBe(0);
  expect(await run('remove', 'nothing', '--reason', 'x')).toBe(1);
  expect((await audit(id)).map(({ action, address }) => [action, address])).toEqual([
    ['comments.remove', ''],
    ['comments.restore', ''],
  ]);
});
