import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { talking } from '../../messages/talk.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { ask, group, people, setRole } = talking(() => app);

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

test('the owner comes first, then admins, then the others, whatever the pages', async () => {
  const all = (await people('One', 'Two', 'Three', 'Four', 'Five')) as [TestPerson, ...TestPerson[]];
  const id = await group(...all);
  const [owner, ...others] = all;
  const admins = others.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, 2);
  for (const admin of admins) await setRole(id, admin, 'admin');
  const pages = [await read(owner, id, '?limit=2')];
  while (pages.at(-1).next_id) pages.push(await read(owner, id, `?limit=2&next_id=${pages.at(-1).next_id}`));
  const roles = pages.flatMap(({ list }) => list.map(({ role }: { role: string }) => role));
  expect(roles).toEqual(['owner', 'admin', 'admin', 'member', 'member']);
  expect(new Set(pages.flatMap(names)).size).toBe(5);
  expect((await ask(owner, 'GET', `/api/v1/groups/${id}/members?next_id=9x`)).error).toBe('api.validation');
});

test('they are found by what the reader calls them, who alone sees that', async () => {
  const [ann, ben, cas] = (await people('Ann', 'Ben', 'Cas')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben, cas);
  await ask(ann, 'PUT', `/api/v1/users/nicknames/${ben.id}`, { nickname: 'Neighbour' });
  expect((await read(ann, id, '?q=neigh')).list).toMatchObject([
    { id: ben.id, nickname: 'Neighbour', origin_nickname: 'Ben' },
  ]);
  expect(names(await read(cas, id, '?q=neigh'))).toEqual([]);
  expect(names(await read(ann, id, '?q=ben'))).toEqual(['Neighbour']);
});

test('some are asked for by their ids, one with when they joined', async () => {
  const [ann, ben, eve] = (await people('Ann', 'Ben', 'Eve')) as [TestPerson, TestPerson, TestPerson];
  const id = await group(ann, ben);
  const asked = await ask(ann, 'POST', `/api/v1/groups/${id}/members/ids`, {
    ids: [ben.id, eve.id, 'nobody'],
  });
  expect(names(asked.result)).toEqual(['Ben']);
  const one = await ask(ben, 'GET', `/api/v1/groups/${id}/members/${ann.id}`);
  expect(one.result).toMatchObject({ id: ann.id, role: 'owner', joined_at: expect.stringMatching(/Z$/) });
  expect((await ask(ann, 'GET', `/api/v1/groups/${id}/members/${eve.id}`)).error).toBe(
    'api.invalid_member_id',
  );
});
