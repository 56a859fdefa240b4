import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, people } = talking(() => app);

const read = async (person: TestPerson, id: string, query = '') =>
  (await ask(person, 'GET', `/api/v1/groups/${id}/members${query}`)).result;
const names = ({ list }: { list: { nickname: string }[] }) => list.map(({ nickname }) => nickname).toSorted();

test('members alone are told who is in a conversation', async () => {
  const [ann, ben, eve] = (await people('Ann', 'Ben', 'Eve')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben);
  expect((await app.call({ url: `/api/v1/groups/${id}/members` })).error).toBe('api.unauthorized');
  expect((await ask(eve, 'GET', `/api/v1/groups/${id}/members`)).error).toBe('api.forbidden');
  expect((await ask(eve, 'GET', '/api/v1/groups/nowhere/members')).error).toBe('api.not_found');
  const { list, next_id } = await read(ben, id);
  expect([list.length, next_id]).toEqual([2, null]);
  expect(list.find((one: { id: string }) => one.id === ann.id)).toMatchObject({
    nickname: 'Ann',
    origin_nickname: 'Ann',
    role: 'owner',
    delete_at: '0001-01-01T00:00:00Z',
  });
});

test('they come page by page, each once', async () => {
  const all = (await people('One', 'Two', 'Three', 'Four', 'Five')) as [TestPerson, ...TestPerson[]];
  const id = await group(...all);
  const pages = [await read(all[0], id, '?limit=2')];
  while (pages.at(-1).next_id) pages.push(await read(all[0], id, `?limit=2&next_id=${pages.at(-1).next_id}`));
  expect(pages.map(({ list }) => list.length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flatMap(names)).size).toBe(5);
});

test('they are found by a part of their name in any writing, or by the beginning of their ID', async () => {
  const [ann, sea, cook] = (await people('Ann Rivers', '海边的周末', 'COOK')) as [
    TestPerson,
    TestPerson,
    TestPerson,
  ];
  const id = await group(ann, sea, cook);
  const found = async (q: string, rest = '') =>
    names(await read(ann, id, `?q=${encodeURIComponent(q)}${rest}`));
  expect(await found('river')).toEqual(['Ann Rivers']);
  expect(await found('周末')).toEqual(['海边的周末']);
  expect(await found('ｃｏｏ')).toEqual(['COOK']);
  const { username } = (await read(ann, id, '?q=cook')).list[0];
  expect(await found(username.slice(0, -1).toUpperCase())).toContain('COOK');
  expect(await found('nobody at all')).toEqual([]);
});
