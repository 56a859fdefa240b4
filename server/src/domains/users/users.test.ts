import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signUp({ nickname: 'Plain Jane' });
});
afterAll(() => app.stop());

const put = (body: unknown, version = 'v2', token: string | undefined = person.access) =>
  app.call({ method: 'PUT', url: `/api/${version}/users/me`, body, ...(token && { token }) });

describe('the signed-in user', () => {
  test('is told to nobody without a session', async () => {
    expect((await app.call({ url: '/api/v1/users/me' })).status).toBe(401);
  });

  test('has all the fields of the contract and the operators’ note empty', async () => {
    const { result } = await app.call({ url: '/api/v1/users/me', token: person.access });
    expect(result).toMatchObject({
      id: person.id,
      nickname: 'Plain Jane',
      username: person.username,
      avatar: '',
      backstage_memo: '',
      bind_count: 1,
      group_count: 0,
      phone: '',
      social_author_id: person.id,
      permissions: [],
    });
    expect(result.create_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(result.invite_code).toMatch(/^[0-9a-z]{7}$/);
  });

  test('hears nothing before asking for it', async () => {
    const quiet = await app.signUp();
    const { result } = await app.call({ url: '/api/v1/users/me', token: quiet.access });
    expect(result).toMatchObject({ notify: 1, sound: 2, vibration: 1 });
  });

  test('an avatar is a same-origin address', async () => {
    await app
      .db()
      .updateTable('users')
      .set({ avatar: 'avatars/a.jpg' })
      .where('id', '=', person.id)
      .execute();
    const { result } = await app.call({ url: '/api/v1/users/me', token: person.access });
    expect([result.avatar, result.avatar_thumbnail]).toEqual(Array(2).fill('/objects/public/avatars/a.jpg'));
  });
});

describe('changing oneself', () => {
  test('needs a session', async () => {
    expect((await put({ nickname: 'Somebody' }, 'v2', '')).status).toBe(401);
  });

  test.each([
    [{ nickname: 'a' }, { nickname: 'format' }],
    [{ nickname: 'with space' }, { nickname: 'format' }],
    [{ country: 'ZZ' }, { country: 'unknown' }],
    [{ social_account: 'abc' }, { social_account: 'format' }],
    [{ sound: 'false' }, { sound: 'enum' }],
    [{ sound: '2' }, { sound: 'enum' }],
    [{ sound: 3 }, { sound: 'enum' }],
    [{ nickname: 12 }, { nickname: 'type' }],
  ])('refuses %j', async (body, params) => {
    const answer = await put(body);
    expect(answer.error).toBe('api.validation');
    expect(answer.raw.json().params).toEqual(params);
  });

  test('refuses a reserved nickname', async () => {
    expect((await put({ nickname: '客服' })).error).toBe('api.block_word');
  });

  test('changes what is given and nothing else', async () => {
    const { result } = await put({
      nickname: '小明',
      sound: true,
      social_account: 'xiaoming1',
      country: 'IN',
    });
    expect(result).toMatchObject({ nickname: '小明', sound: 1, vibration: 1, country: 'IN' });
    const cleared = await put({ social_account: '' });
    expect(cleared.result).toMatchObject({ nickname: '小明', social_account: '' });
  });

  test('the first version of the call returns nothing', async () => {
    expect((await put({ notify: 2 }, 'v1')).result).toEqual({});
    const { result } = await app.call({ url: '/api/v1/users/me', token: person.access });
    expect(result.notify).toBe(2);
  });

  test('fields that are not one’s own to change stay', async () => {
    const { result } = await put({
      id: 'other',
      status: 9,
      can_create_group: false,
      username: 'other1',
      nickname: 'Jane',
    });
    expect(result).toMatchObject({
      id: person.id,
      status: 1,
      can_create_group: true,
      username: person.username,
    });
  });
});
