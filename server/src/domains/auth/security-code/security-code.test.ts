import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createServices } from '../../../services.ts';
import { accountScene } from '../account-scene.testing.ts';
import { sendCode } from '../auth.testing.ts';

const CODE = '274916';
const scene = accountScene();

const set = (body: object, token: string | undefined = scene.person.access) =>
  scene.app.call({ method: 'POST', url: '/api/v1/users/security-code', token, body });
const setFirst = () => set({ security_code: CODE, password: scene.person.password });
const freshCode = async () => {
  await sendCode(scene.app, { mode: 'email', email: scene.person.email, device_id: 'device-of-a-forgetful' });
  return scene.app.codeFor(scene.person.email);
};
const tenant = () => scene.app.tenant();
const service = () => createServices(scene.app.infra).auth.securityCodes;
const verify = (typed: string) =>
  service()
    .verify(tenant(), scene.person.id, typed)
    .then(
      () => 'right',
      (error: { code: string }) => error.code,
    );
const isSet = async () =>
  (await scene.app.call({ url: '/api/v1/users/me', token: scene.person.access })).result.has_security_code;

describe('setting the first one', () => {
  test('needs a session', async () => {
    expect((await set({ security_code: CODE, password: scene.person.password }, '')).error).toBe(
      'api.unauthorized',
    );
  });

  test.each([
    ['12345', 'format'],
    ['12345a', 'format'],
    ['111111', 'guessable'],
    ['123456', 'guessable'],
    ['098765', 'guessable'],
    ['890123', 'guessable'],
    ['121212', 'guessable'],
    ['407407', 'guessable'],
  ])('refuses %s: %s', async (security_code, reason) => {
    const answer = await set({ security_code, password: scene.person.password });
    expect([answer.error, answer.raw.json().params]).toEqual(['api.validation', { security_code: reason }]);
  });

  test('asks for the password or a fresh code', async () => {
    expect((await set({ security_code: CODE })).raw.json().params).toEqual({ password: 'required' });
    expect((await set({ security_code: CODE, password: 'Wrong5word' })).error).toBe(
      'api.invalid_old_password',
    );
    expect((await set({ security_code: CODE, code: '000000' })).error).toBe('api.invalid_code');
    expect(await isSet()).toBe(false);
    expect(await verify(CODE)).toBe('api.security_code_empty');
  });

  test('works with the password, and nothing of it is stored in plain', async () => {
    expect((await setFirst()).result).toEqual({});
    expect(await isSet()).toBe(true);
    expect(await verify(CODE)).toBe('right');
    const { rows } = await sql`select security_codes::text as text from brand_aurora.security_codes`.execute(
      scene.app.db(),
    );
    expect(JSON.stringify(rows)).not.toContain(CODE);
  });

  test('works with a fresh code, without a wait for withdrawals', async () => {
    expect((await set({ security_code: CODE, code: await freshCode() })).status).toBe(200);
    expect(await service().state(tenant(), scene.person.id)).toEqual({ isSet: true, withdrawAfter: null });
  });

  test('who has no login password, as after Google, sets it by a code', async () => {
    await scene.app.db().deleteFrom('passwords').where('user_id', '=', scene.person.id).execute();
    expect((await set({ security_code: CODE, password: scene.person.password })).status).toBe(400);
    expect((await set({ security_code: CODE, code: await freshCode(), mode: 'email' })).status).toBe(200);
    expect(await service().state(tenant(), scene.person.id)).toEqual({ isSet: true, withdrawAfter: null });
  });

  test('the code of somebody else’s address is worth nothing', async () => {
    const stranger = await scene.app.signUp();
    await scene.app.db().deleteFrom('rate_limits').execute();
    await sendCode(scene.app, { mode: 'email', email: stranger.email, device_id: 'device-of-a-stranger' });
    const answer = await set({ security_code: CODE, code: scene.app.codeFor(stranger.email) });
    expect(answer.error).toBe('api.invalid_code');
    expect((await set({ security_code: CODE, code: '123456', mode: 'phone' })).raw.json().params).toEqual({
      mode: 'unknown',
    });
  });
});

describe('changing it', () => {
  test('asks for the old one; the password is not enough', async () => {
    await setFirst();
    const next = { security_code: '538201' };
    expect((await set({ ...next, password: scene.person.password })).raw.json().params).toEqual({
      old_code: 'required',
    });
    expect((await set({ ...next, old_code: '111222' })).error).toBe('api.invalid_old_code');
    expect(await verify(CODE)).toBe('right');
    expect((await set({ ...next, old_code: CODE })).status).toBe(200);
    expect([await verify('538201'), await verify(CODE)]).toEqual(['right', 'api.invalid_security_code']);
  });

  test('a forgotten one is reset by a fresh code, once, and withdrawals wait a day', async () => {
    await setFirst();
    const code = await freshCode();
    expect((await set({ security_code: '538201', code })).status).toBe(200);
    expect((await set({ security_code: '640981', code })).error).toBe('api.invalid_code');
    const { withdrawAfter } = await service().state(tenant(), scene.person.id);
    expect((withdrawAfter!.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    expect((await set({ security_code: '640981', old_code: '538201' })).status).toBe(200);
    expect((await service().state(tenant(), scene.person.id)).withdrawAfter).toEqual(withdrawAfter);
  });
});

describe('guessing it', () => {
  test('five wrong tries lock it for half an hour, also for the right one', async () => {
    await setFirst();
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => verify(String(500_000 + i))));
    expect(guesses.filter((guess) => guess === 'api.invalid_security_code')).toHaveLength(5);
    expect(guesses.filter((guess) => guess === 'api.too_frequent')).toHaveLength(7);
    expect(await verify(CODE)).toBe('api.too_frequent');
    const answer = await set({ security_code: '538201', old_code: CODE });
    expect(answer.error).toBe('api.too_frequent');
    expect(answer.raw.json().params).toMatchObject({ security_code: 'locked' });
    expect(answer.raw.json().params.retry_after).toBeGreaterThan(1700);
    await sql`update brand_aurora.security_codes set locked_until = locked_until - interval '31 minutes'`.execute(
      scene.app.db(),
    );
    expect(await verify('999000')).toBe('api.invalid_security_code');
    expect(await verify(CODE)).toBe('right');
  });

  test('a wrong try says how many are left', async () => {
    await setFirst();
    const wrong = { security_code: '538201', old_code: '999000' };
    const lefts: unknown[] = [];
    for (let round = 0; round < 5; round += 1) lefts.push((await set(wrong)).raw.json().params);
    expect(lefts).toEqual([4, 3, 2, 1, 0].map((left) => ({ left })));
    expect((await set(wrong)).error).toBe('api.too_frequent');
  });

  test('a right try takes the wrong ones before it back', async () => {
    await setFirst();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) expect(await verify('999000')).toBe('api.invalid_security_code');
      expect(await verify(CODE)).toBe('right');
    }
  });
});
