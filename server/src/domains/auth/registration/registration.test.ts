import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { brandsFixture } from '../../../brand/brand.testing.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkCode, newcomer, register, sendCode, verified } from '../auth.testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const setSettings = (value: Record<string, unknown>) =>
  app
    .db()
    .insertInto('settings')
    .values({ key: 'registration', value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

const userOf = async (token: string) => (await app.call({ url: '/api/v1/users/me', token })).result;

describe('registering', () => {
  test('needs an address that this device proved', async () => {
    const who = newcomer();
    expect((await register(app, who)).error).toBe('api.expired_code');
    await sendCode(app, who);
    expect((await register(app, who)).error).toBe('api.expired_code');
    const proved = await verified(app);
    const other = await register(app, { ...proved, device_id: 'a-device-of-a-stranger' });
    expect(other.error).toBe('api.expired_code');
  });

  test.each([
    ['an account ID without a digit', { username: 'abcdefg' }, 'username', 'format'],
    ['an account ID that is too long', { username: 'abcdefghijkl1' }, 'username', 'format'],
    ['a password without a digit', { password: 'abcdefgh' }, 'password', 'format'],
    ['a password with a symbol', { password: 'abcdefg1!' }, 'password', 'format'],
    ['a password that everybody has', { password: 'Abc123456' }, 'password', 'common'],
    ['a nickname of two characters', { nickname: 'ab' }, 'nickname', 'format'],
    ['a nickname with markup', { nickname: '</script><img onerror>' }, 'nickname', 'format'],
    ['a social account with a space', { social_account: 'my account' }, 'social_account', 'format'],
  ])('refuses %s and names the field', async (_, account, field, reason) => {
    const answer = await register(app, await verified(app), account);
    expect([answer.status, answer.error]).toEqual([400, 'api.validation']);
    expect(answer.raw.json().params).toEqual({ [field]: reason });
  });

  test('tells every broken rule at once', async () => {
    const answer = await register(app, await verified(app), { username: 'x', password: 'x', nickname: 'x' });
    expect(Object.keys(answer.raw.json().params).sort()).toEqual(['nickname', 'password', 'username']);
  });

  test.each(['Official', 'А d m i n', 'Aurora', 'Support Team', '极光官方', '在线 客服'])(
    'refuses the reserved nickname %s',
    async (nickname) => {
      const answer = await register(app, await verified(app), { nickname });
      expect(answer.error).toBe('api.block_word');
      expect(answer.raw.json().params.word).not.toBe('');
    },
  );

  test('refuses a nickname with a word that the operators blocked, here and at edit', async () => {
    const value = JSON.stringify({ words: ['赌博', 'casino', 7] });
    await app.db().insertInto('settings').values({ key: 'block_words', value }).execute();
    const answer = await register(app, await verified(app), { nickname: 'My Ｃasino' });
    expect([answer.status, answer.error]).toEqual([400, 'api.block_word']);
    expect(answer.raw.json()).toMatchObject({ params: { word: 'casino' }, message: '请不要包含“casino”' });
    const person = await app.signUp();
    const body = { nickname: '赌博大王' };
    const edit = await app.call({ method: 'PUT', url: '/api/v2/users/me', token: person.access, body });
    expect(edit.raw.json().params).toEqual({ word: '赌博' });
    expect((await register(app, await verified(app, newcomer()), { nickname: 'Casinos' })).status).toBe(200);
  });

  test('refuses an invite code of nobody', async () => {
    const who = await verified(app);
    expect((await register(app, who, { invite_code: 'zz99zz' })).error).toBe('api.invalid_invite_code');
    expect((await register(app, who, { invite_code: 'a b' })).error).toBe('api.invalid_invite_code');
  });

  test('makes an account, and uses the verification up', async () => {
    const who = await verified(app);
    const { result } = await register(app, who, { username: 'Marie1867', nickname: 'Marie Curie' });
    const me = await userOf(result.access_token);
    expect(me).toMatchObject({
      username: 'Marie1867',
      nickname: 'Marie Curie',
      country: 'CN',
      phone: '',
      bind_count: 1,
    });
    expect((await register(app, who)).error).toBe('api.expired_code');
  });

  test('notes who invited', async () => {
    const inviter = await app.signUp();
    const { invite_code } = await app
      .db()
      .selectFrom('users')
      .select('invite_code')
      .where('id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    const { result } = await register(app, await verified(app), {
      invite_code: ` ${invite_code.toUpperCase()} `,
    });
    const me = await userOf(result.access_token);
    const row = await app
      .db()
      .selectFrom('users')
      .select('invited_by')
      .where('id', '=', me.id)
      .executeTakeFirst();
    expect(row?.invited_by).toBe(inviter.id);
  });

  test('refuses a taken account ID whatever its case, and keeps the verification', async () => {
    const taken = await app.signUp();
    const who = await verified(app);
    const answer = await register(app, who, { username: taken.username.toUpperCase() });
    expect([answer.status, answer.error]).toEqual([409, 'api.data_exists']);
    expect((await register(app, who)).status).toBe(200);
  });

  test('of ten who want one account ID at once one gets it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => verified(app)));
    const answers = await Promise.all(people.map((who) => register(app, who, { username: 'wanted1' })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'api.data_exists')).toHaveLength(9);
  });

  test('one address on two devices at once makes one account', async () => {
    const one = await verified(app);
    await app.db().deleteFrom('rate_limits').execute();
    const other = await verified(app, { ...one, device_id: 'the-second-device' });
    const answers = await Promise.all([register(app, one), register(app, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.map(({ error }) => error)).toContain('api.expired_code');
  });

  test('a verification of another device ends with the registration: a code goes out, and leads to the account', async () => {
    const one = await verified(app);
    await app.db().deleteFrom('rate_limits').execute();
    const other = await verified(app, { ...one, device_id: 'the-second-device' });
    expect((await register(app, other)).status).toBe(200);
    await app.db().deleteFrom('rate_limits').execute();
    expect((await sendCode(app, one)).result).toEqual({ verified_status: 1 });
    expect((await checkCode(app, one, app.codeFor(one.email))).result.op_type).toBe('login');
  });

  test('a phone becomes the phone of the account', async () => {
    const who = { mode: 'phone', country: 'IN', phone: '919876543210', device_id: 'device-from-india' };
    await app.call({ method: 'POST', url: '/api/v3/verification', body: who });
    const body = { ...who, code: app.codeFor('919876543210') };
    await app.call({ method: 'POST', url: '/api/v1/verification/check', body });
    const { result } = await register(app, who);
    expect(await userOf(result.access_token)).toMatchObject({ phone: '919876543210', country: 'IN' });
  });
});

describe('what registration asks for', () => {
  test('is optional until the operator says otherwise', async () => {
    expect((await app.call({ url: '/api/v1/register' })).result).toEqual({ social_account: 2 });
  });

  test('a required social account and invite code are asked for, a hidden account is ignored', async () => {
    await setSettings({ social_account: 3, invite_required: true });
    expect((await app.call({ url: '/api/v1/register' })).result).toEqual({ social_account: 3 });
    const refused = await register(app, await verified(app));
    expect(refused.raw.json().params).toEqual({ social_account: 'required', invite_code: 'required' });
    await setSettings({ social_account: 1 });
    const { result } = await register(app, await verified(app), { social_account: 'not valid!' });
    expect((await userOf(result.access_token)).social_account).toBe('');
  });
});

test('while it is closed nobody new comes in, with a right code or an invite code, and who is known does; then it opens', async () => {
  const known = newcomer();
  expect((await register(app, await verified(app, known))).status).toBe(200);
  const proved = await verified(app);
  const inviter = await app.signUp();
  const { invite_code } = await userOf(inviter.access);
  for (const invite_required of [false, true]) {
    await setSettings({ open: false, invite_required });
    const refused = await register(app, proved, { invite_code });
    expect([refused.status, refused.error]).toEqual([403, 'api.forbidden']);
    expect(refused.raw.json().message).toBe('暂未开放注册');
  }
  const stranger = newcomer();
  await sendCode(app, stranger);
  const told = await checkCode(app, stranger, app.codeFor(stranger.email));
  expect([told.error, told.raw.json().message]).toEqual(['api.forbidden', '暂未开放注册']);
  await app.db().deleteFrom('rate_limits').execute();
  await sendCode(app, known);
  expect((await checkCode(app, known, app.codeFor(known.email))).result.op_type).toBe('login');
  await setSettings({ open: true, invite_required: false });
  expect((await register(app, proved)).status).toBe(200);
});

test('a brand with a least age makes no account of somebody who does not say to have it', async () => {
  const { dir, change } = await brandsFixture('aurora');
  await change('aurora/brand.json', ['minimum_age'], 18);
  const adults = await startTestApp({ brandsDir: dir });
  onTestFinished(() => adults.stop());
  const who = await verified(adults);
  for (const of_age of [undefined, false]) {
    const refused = await register(adults, who, { of_age });
    expect([refused.error, refused.raw.json().params]).toEqual(['api.validation', { of_age: 'required' }]);
  }
  expect((await register(adults, who, { of_age: true })).result.access_token).toBeTruthy();
});
