import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let me: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  me = await app.signUp();
  other = await app.signUp({ nickname: 'Someone Else' });
});
afterAll(() => app.stop());

const search = (keyword: string, token: string | undefined = me.access) =>
  app.call({
    url: `/api/v2/contacts/search?keyword=${encodeURIComponent(keyword)}`,
    ...(token && { token }),
  });

test('searching needs a session and a keyword', async () => {
  expect((await search(other.username, '')).status).toBe(401);
  expect((await search('')).error).toBe('api.validation');
});

test.each(['8613800138000', '+86 138-0013-8000', '１３８００１３８０００', '1234567'])(
  '%s looks like a phone number',
  async (keyword) => {
    const answer = await search(keyword);
    expect([answer.status, answer.error]).toEqual([403, 'api.search_by_phone_denied']);
  },
);

test.each(['nobody99', 'Someone Else', '%', "' or 1=1 --", '\u0000'])('%j finds nobody', async (keyword) => {
  const answer = await search(keyword);
  expect([answer.status, answer.error]).toEqual([404, 'api.contact_not_found']);
});

test('a part of an account ID finds nobody', async () => {
  expect((await search(other.username.slice(0, -1))).error).toBe('api.contact_not_found');
});

test('the whole account ID finds its person whatever the case, and shows what anyone may see', async () => {
  const { result } = await search(` ${other.username.toUpperCase()} `);
  expect(result).toEqual({
    id: other.id,
    nickname: 'Someone Else',
    username: other.username,
    avatar: '',
    avatar_thumbnail: '',
  });
});

test('nobody of another brand is found', async () => {
  const elsewhere = await app.signUp({ brand: 'lotus' });
  expect((await search(elsewhere.username)).error).toBe('api.contact_not_found');
});

test('a cancelled account is not found', async () => {
  const gone = await app.signUp();
  await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', gone.id).execute();
  expect((await search(gone.username)).error).toBe('api.contact_not_found');
});
