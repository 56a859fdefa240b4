import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let me: TestPerson;
let friend: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  [me, friend] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.stop());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const ask = (method: Method, path: string, body?: unknown, token: string | undefined = me.access) =>
  app.call({ method, url: `/api/v1/users/${path}`, body, ...(token && { token }) });
const nicknames = async (token = me.access) => (await ask('GET', 'nicknames', undefined, token)).result.list;

test.each<[Method, string, unknown]>([
  ['GET', 'nicknames', undefined],
  ['PUT', 'nicknames/somebody', { nickname: 'x' }],
  ['DELETE', 'nicknames/somebody', undefined],
  ['GET', 'memo/somebody', undefined],
  ['POST', 'memo/somebody', {}],
  ['POST', 'notify', { notify: false }],
])('%s %s needs a session', async (method, path, body) => {
  expect((await ask(method, path, body, '')).error).toBe('api.unauthorized');
});

describe('a name for somebody', () => {
  test('refuses nobody, oneself, a blank and a long one', async () => {
    const nobody = await ask('PUT', 'nicknames/nobody', { nickname: 'Ann' });
    expect([nobody.status, nobody.error]).toEqual([404, 'api.not_found']);
    const refused = [
      await ask('PUT', `nicknames/${me.id}`, { nickname: 'Ann' }),
      await ask('PUT', `nicknames/${friend.id}`, { nickname: ' \u202e ' }),
      await ask('PUT', `nicknames/${friend.id}`, { nickname: '字'.repeat(31) }),
    ];
    expect(refused.map(({ error }) => error)).toEqual(Array(3).fill('api.validation'));
    expect(refused.map(({ raw }) => raw.json().params)).toEqual([
      { id: 'self' },
      { nickname: 'required' },
      { nickname: 'length' },
    ]);
  });

  test('is given, changed, listed and taken away, seen by oneself alone', async () => {
    expect((await ask('PUT', `nicknames/${friend.id}`, { nickname: ' Lake Ann ' })).result).toEqual({});
    expect(await nicknames()).toEqual([{ id: friend.id, nickname: 'Lake Ann' }]);
    expect((await ask('PUT', `nicknames/${friend.id}`, { nickname: '阿安🌊' })).status).toBe(200);
    expect(await nicknames()).toEqual([{ id: friend.id, nickname: '阿安🌊' }]);
    expect(await nicknames(friend.access)).toEqual([]);
    expect((await ask('DELETE', `nicknames/${friend.id}`)).result).toEqual({});
    expect((await ask('DELETE', `nicknames/${friend.id}`)).status).toBe(200);
    expect(await nicknames()).toEqual([]);
  });

  test('many come in pages, none twice', async () => {
    const people = [friend, await app.signUp(), await app.signUp()];
    for (const { id } of people) await ask('PUT', `nicknames/${id}`, { nickname: `Name of ${id.slice(-4)}` });
    const first = (await ask('GET', 'nicknames?limit=2')).result;
    const second = (await ask('GET', `nicknames?limit=2&next_id=${first.next_id}`)).result;
    const ids = [...first.list, ...second.list].map(({ id }: { id: string }) => id);
    expect(ids.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    expect(second.next_id).toBeNull();
  });
});

test('who cancels their account keeps the name that I gave, and can be given another one', async () => {
  const leaver = await app.signUp();
  await ask('PUT', `nicknames/${leaver.id}`, { nickname: 'Lake Ann' });
  const closing = await ask('DELETE', 'me', { password: leaver.password }, leaver.access);
  expect(closing.status).toBe(200);
  expect(await nicknames()).toContainEqual({ id: leaver.id, nickname: 'Lake Ann' });
  await ask('POST', `memo/${leaver.id}`, { nickname: 'Ann', description: 'left in autumn' });
  expect((await ask('GET', `memo/${leaver.id}`)).result).toEqual({
    nickname: 'Ann',
    description: 'left in autumn',
  });
  await ask('DELETE', `nicknames/${leaver.id}`);
  expect((await nicknames()).map(({ id }: { id: string }) => id)).not.toContain(leaver.id);
});

test('names are told to my own devices, however they were given, and nothing else of a memo is', async () => {
  const stranger = await app.signUp();
  const heard: unknown[] = [];
  const stop = app.infra.pubsub.subscribe(({ audience, event }) => heard.push({ audience, event }));
  await ask('DELETE', `nicknames/${stranger.id}`);
  await ask('PUT', `nicknames/${stranger.id}`, { nickname: ' Lake Ann ' });
  await ask('POST', `memo/${stranger.id}`, { description: 'met at the lake' });
  await ask('POST', `memo/${stranger.id}`, { nickname: 'Ann' });
  await ask('DELETE', `nicknames/${stranger.id}`);
  stop();
  const told = (nickname: string) => ({
    audience: { users: [me.id] },
    event: { event: 'nickname.changed', data: { user_id: stranger.id, nickname } },
  });
  expect(heard).toEqual([told('Lake Ann'), told('Ann'), told('')]);
});

describe('a memo', () => {
  test('is empty at first; refuses nobody, oneself and too much', async () => {
    const stranger = await app.signUp();
    expect((await ask('GET', `memo/${stranger.id}`)).result).toEqual({ nickname: '', description: '' });
    expect((await ask('GET', 'memo/nobody')).error).toBe('api.not_found');
    expect((await ask('GET', `memo/${me.id}`)).error).toBe('api.validation');
    const long = await ask('POST', `memo/${stranger.id}`, { description: 'x'.repeat(201) });
    expect(long.raw.json().params).toEqual({ description: 'length' });
  });

  test('keeps what is absent, and its name is the name in the list', async () => {
    const stranger = await app.signUp();
    const memo = { nickname: 'Tea\nseller', description: 'Met at the\r\n\r\nlake' };
    expect((await ask('POST', `memo/${stranger.id}`, memo)).result).toEqual({
      nickname: 'Tea seller',
      description: 'Met at the\nlake',
    });
    expect((await ask('POST', `memo/${stranger.id}`, { description: '' })).result).toEqual({
      nickname: 'Tea seller',
      description: '',
    });
    expect(await nicknames()).toContainEqual({ id: stranger.id, nickname: 'Tea seller' });
    expect((await ask('GET', `memo/${me.id}`, undefined, stranger.access)).result.nickname).toBe('');
  });
});

test('notify settings change what is given and nothing else', async () => {
  expect((await ask('POST', 'notify', { notify: 'perhaps' })).error).toBe('api.validation');
  const body = { notify_detail: 2, sound: false, nickname: 'Sneaked in' };
  expect((await ask('POST', 'notify', body)).result).toEqual({});
  const { result } = await ask('GET', 'me');
  expect(result).toMatchObject({ notify: 1, notify_detail: 2, sound: 2, vibration: 1 });
  expect(result.nickname).not.toBe('Sneaked in');
});
