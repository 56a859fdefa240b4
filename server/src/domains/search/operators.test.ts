import type { OpsHashtag } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearHere } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators/operators.testing.ts';
import { arrangePost } from '../social/social.testing.ts';

let app: TestApp;
let ann: TestPerson;
let mia: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  ann = await app.signUp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  await app.startJobs();
});
afterAll(() => app.stop());

const say = (hashtags: string[]) => arrangePost(app.db(), ann.id, { hashtags });
const get = async (url: string) => (await app.call({ url, token: ann.access })).result;
const found = async (q: string): Promise<string[]> =>
  (await get(`/api/v1/search?type=hashtags&q=${encodeURIComponent(q)}`)).hashtags.map(
    ({ name }: { name: string }) => name,
  );
const suggested = async (q: string): Promise<string[]> =>
  (await get(`/social/api/hashtags?q=${encodeURIComponent(q)}`)).list.map(({ name }: OpsHashtag) => name);
const listed = async (query: string): Promise<OpsHashtag[]> =>
  (await mia.call({ url: `/ops/api/hashtags?${query}` })).result.list;
const set = (name: string, hidden: boolean, reason = 'Hate') =>
  mia.call({
    ...{ method: 'POST', url: `/ops/api/hashtags/${encodeURIComponent(name)}/visibility` },
    body: { hidden, reason },
  });
const logged = (target: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', target).orderBy('seq').execute();

test('a hashtag that is hidden is neither found nor suggested nor hot; posts keep it, and it comes back', async () => {
  const id = await say(['夜跑Club']);
  await say(['夜跑']);
  expect((await set('夜跑club', true, ' ')).error).toBe('api.validation');
  expect((await set(' ', true)).error).toBe('api.validation');
  expect((await set('#夜跑CLUB', true)).result).toEqual({});
  await set('夜跑club', true);
  expect([await found('夜跑'), await suggested('夜跑'), await suggested('')]).toEqual([
    ['夜跑'],
    ['夜跑'],
    ['夜跑'],
  ]);
  expect((await get(`/social/api/posts/${id}`)).hashtags).toEqual(['夜跑Club']);
  expect(await listed(`q=${encodeURIComponent('夜跑c')}`)).toEqual([
    { name: '夜跑club', shown: '夜跑Club', count: 1, is_hidden: true },
  ]);
  expect((await listed('hidden=true')).map(({ name }) => name)).toEqual(['夜跑club']);
  await set('夜跑club', false, 'It was a mistake');
  expect(await found('夜跑c')).toEqual(['夜跑Club']);
  expect(await logged('夜跑club')).toMatchObject([
    { action: 'hashtags.hide', operator: 'mia', reason: 'Hate', address: '127.0.0.1' },
    { action: 'hashtags.show', before: { hidden: true }, after: { hidden: false } },
  ]);
});

test('one that nobody has used yet stays hidden when somebody does', async () => {
  await set('tomorrow', true);
  await say(['Tomorrow']);
  expect(await found('tomorrow')).toEqual([]);
  expect(await listed('q=tomo')).toMatchObject([{ name: 'tomorrow', count: 1, is_hidden: true }]);
});

test('all of them come page after page, the most used first', async () => {
  for (let at = 0; at < 60; at += 1) await say([`page${at}`]);
  for (let times = 0; times < 3; times += 1) await say(['page7']);
  const walked: OpsHashtag[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: { list: OpsHashtag[]; next_id: string | null } = (
      await mia.call({ url: `/ops/api/hashtags?next_id=${next}` })
    ).result;
    walked.push(...page.list);
    next = page.next_id;
  }
  const names = walked.map(({ name }) => name);
  expect(names[0]).toBe('page7');
  expect(names.filter((name) => name.startsWith('page'))).toHaveLength(60);
  expect(new Set(names).size).toBe(names.length);
  expect((await mia.call({ url: '/ops/api/hashtags?next_id=x' })).error).toBe('api.validation');
  expect((await mia.call({ url: '/ops/api/hashtags?q=%00' })).status).toBeLessThan(500);
});

test('the command line does the same', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  await say(['cli']);
  const ops = (...args: string[]) => main(['hashtag', ...args, '--brand', 'aurora']);
  expect([await ops('hide', 'cli'), await ops('hide', 'two words', '--reason', 'x')]).toEqual([2, 1]);
  expect(await ops('hide', '#CLI', '--reason', 'Hate')).toBe(0);
  expect(await ops('list', 'cli')).toBe(0);
  expect(heard.said).toContain('cli  1  hidden');
  expect(heard.said).not.toContain('These are the first');
  await say(Array.from({ length: 51 }, (_, n) => `many${n}`));
  expect(await ops('list', 'many')).toBe(0);
  expect(heard.said).toContain('These are the first 50: say more of how it begins.');
  expect(await ops('list', 'many', '--next', 'x')).toBe(2);
  expect(await found('cli')).toEqual([]);
});
