import type { OpsGroup } from '@livery/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { hearHere } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { talking } from '../messages/talk.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators/operators.testing.ts';

let app: TestApp;
let mia: OpsBrowser;
beforeAll(async () => {
  app = await startTestApp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  await app.startJobs();
});
afterAll(() => app.stop());
const { ask, group, open, people } = talking(() => app);

const named = async (owner: TestPerson, ...names: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const display_name of names) {
    const id = await group(owner, ...(await people('Ben', 'Cas')));
    await app.db().updateTable('groups').set({ display_name }).where('id', '=', id).execute();
    ids.push(id);
  }
  return ids;
};
const search = async (query: Record<string, string>) =>
  (await mia.call({ url: `/ops/api/groups?${new URLSearchParams(query)}` })).result;
const namesOf = ({ list }: { list: OpsGroup[] }) => list.map(({ name }) => name);
const dissolve = (id: string, reason = 'Fraud') =>
  mia.call({ method: 'POST', url: `/ops/api/groups/${id}/dissolve`, body: { reason } });
const logged = (target: string) =>
  app.db().selectFrom('audit_log').selectAll().where('target', '=', target).execute();

test('groups are found by how their names begin, page after page, or by their id', async () => {
  const [ann] = (await people('Ann')) as [TestPerson];
  const [first = ''] = await named(ann, 'Moon 1', 'moon 2', 'MOON 3', 'moo%n', 'Mo\u{10ffff}on', '月亮');
  await open(ann, (await people('Dora'))[0] as TestPerson);
  const page = await search({ q: ' mOOn', limit: '2' });
  expect(namesOf(page)).toEqual(['Moon 1', 'moon 2']);
  expect(namesOf(await search({ q: ' mOOn', limit: '2', next_id: page.next_id }))).toEqual(['MOON 3']);
  expect(namesOf(await search({ q: 'moo%' }))).toEqual(['moo%n']);
  expect(namesOf(await search({ q: '月' }))).toEqual(['月亮']);
  expect((await search({ q: first })).list).toMatchObject([
    { id: first, name: 'Moon 1', member_count: 3, username: ann.username },
  ]);
  expect(namesOf(await search({}))).toHaveLength(6);
  expect((await mia.call({ url: '/ops/api/groups?next_id=x' })).error).toBe('api.validation');
  expect((await mia.call({ url: '/ops/api/groups?q=%00' })).status).toBeLessThan(500);
});

test('one is dissolved with a reason, once; who was in it is told, and nobody finds it', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPerson, TestPerson];
  const [id, direct] = [await group(ann, ben), await open(ann, ben)];
  const told: string[] = [];
  const stop = app.infra.pubsub.subscribe(({ audience, event }) => {
    if (event.event === 'group.removed' && 'users' in audience) told.push(...audience.users);
  });
  onTestFinished(stop);
  expect((await dissolve(id, ' ')).error).toBe('api.validation');
  expect((await dissolve(direct)).error).toBe('api.not_found');
  expect((await dissolve('nothing')).error).toBe('api.not_found');
  const answers = await Promise.all([dissolve(id), dissolve(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => told.toSorted(), { timeout: 15_000 }).toEqual([ann.id, ben.id].sort());
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}`)).status).toBe(404);
  expect((await ask(ann, 'GET', `/api/v1/groups/${direct}`)).status).toBe(200);
  expect((await search({ q: id })).list).toEqual([]);
  expect(await logged(id)).toMatchObject([
    {
      ...{ action: 'groups.dissolve', operator: 'mia', reason: 'Fraud', address: '127.0.0.1' },
      before: { members: 2 },
    },
  ]);
});

test('the command line does the same', async () => {
  const heard = hearHere(app.infra.config.databaseUrl);
  const [ann] = (await people('Ann')) as [TestPerson];
  const [id = ''] = await named(ann, 'Sold by the pound');
  const ops = (...args: string[]) => main(['group', ...args, '--brand', 'aurora']);
  expect(await ops('list', 'sold')).toBe(0);
  expect(heard.said).toContain(`${id}  3  ${ann.username}`);
  expect([await ops('dissolve', id), await ops('dissolve', 'none', '--reason', 'x')]).toEqual([2, 1]);
  expect(await ops('dissolve', id, '--reason', 'Fraud')).toBe(0);
  expect((await search({ q: id })).list).toEqual([]);
});
