import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountScene } from '../account-scene.testing.ts';
import { newcomer, post, sendCode, wrongOf } from '../auth.testing.ts';

const NEW = 'Green8whale';
const scene = accountScene();

const of = (email: string) => ({ mode: 'email', email, device_id: `device-recovering-${email}` });
const recover = async (email: string, code?: string) => {
  if (code === undefined) await sendCode(scene.app, of(email));
  return post(scene.app, '/api/v2/recovery', { ...of(email), code: code ?? scene.app.codeFor(email) });
};
const reset = (token: string | undefined, password: string, brand?: string) =>
  scene.app.call({ method: 'POST', url: '/api/v1/users/password/reset', token, body: { password }, brand });
const change = (token: string | undefined, old_password: string, password: string) =>
  scene.app.call({ method: 'POST', url: '/api/v1/users/password', token, body: { old_password, password } });
const login = (password: string, email = scene.person.email) =>
  post(scene.app, '/api/v1/login', { ...of(email), password, grant_type: 'password' });
const me = (token: string) => scene.app.call({ url: '/api/v1/users/me', token });

describe('recovering', () => {
  test('refuses a wrong code, in the same words for a known and an unknown address', async () => {
    const stranger = newcomer().email;
    await sendCode(scene.app, of(scene.person.email));
    await sendCode(scene.app, of(stranger));
    const known = await recover(scene.person.email, wrongOf(scene.app.codeFor(scene.person.email)));
    const unknown = await recover(stranger, wrongOf(scene.app.codeFor(stranger)));
    expect([known.status, known.error]).toEqual([400, 'api.invalid_code']);
    expect(unknown.raw.body).toBe(known.raw.body);
  });

  test('leads someone without an account to registration, proved already', async () => {
    const who = newcomer();
    await sendCode(scene.app, who);
    const answer = await post(scene.app, '/api/v2/recovery', { ...who, code: scene.app.codeFor(who.email) });
    expect(answer.result).toEqual({ op_type: 'register' });
    expect((await sendCode(scene.app, who)).result).toEqual({ verified_status: 2 });
  });

  test('takes a code once', async () => {
    expect((await recover(scene.person.email)).status).toBe(200);
    expect((await recover(scene.person.email, scene.app.codeFor(scene.person.email))).error).toBe(
      'api.invalid_code',
    );
  });

  test('gives a token that opens the reset of the password and nothing else', async () => {
    const { result } = await recover(scene.person.email);
    expect(result.op_type).toBe('recovery');
    expect(result).not.toHaveProperty('refresh_token');
    const others = [
      await me(result.access_token),
      await change(result.access_token, scene.person.password, NEW),
      await scene.app.call({ url: '/api/v1/users/groups', token: result.access_token }),
    ];
    expect(others.map(({ error }) => error)).toEqual(Array(3).fill('api.forbidden'));
    expect(
      (await post(scene.app, '/api/v1/token/refresh', { refresh_token: result.access_token })).status,
    ).toBe(401);
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    'says of %s /users/me that it may not, in the words of that call',
    async (method) => {
      const { result } = await recover(scene.person.email);
      const { raw } = await scene.app.call({
        method,
        url: '/api/v1/users/me',
        token: result.access_token,
        headers: { 'accept-language': 'en' },
        ...(method !== 'GET' && { body: {} }),
      });
      const words = {
        GET: 'No permission',
        PUT: 'No permission',
        DELETE: 'Transfer your groups and use up your points first',
      };
      expect(raw.json()).toMatchObject({ error: 'api.forbidden', message: words[method] });
    },
  );
});

describe('resetting', () => {
  test('needs a token', async () => {
    expect((await reset(undefined, NEW)).error).toBe('api.unauthorized');
    expect((await reset('x'.repeat(43), NEW)).error).toBe('api.unauthorized');
  });

  test('refuses the session of someone who has a password', async () => {
    expect((await reset(scene.person.access, NEW)).error).toBe('api.forbidden');
    expect((await login(scene.person.password)).status).toBe(200);
  });

  test('refuses a token of another brand', async () => {
    const { result } = await recover(scene.person.email);
    expect((await reset(result.access_token, NEW, 'lotus')).error).toBe('api.unauthorized');
  });

  test.each([
    ['short1', 'format'],
    ['onlyletters', 'format'],
    ['Abc123456', 'common'],
  ])('refuses %s as a password, and the token lives on', async (password, reason) => {
    const { result } = await recover(scene.person.email);
    const answer = await reset(result.access_token, password);
    expect([answer.error, answer.raw.json().params]).toEqual(['api.validation', { password: reason }]);
    expect((await reset(result.access_token, NEW)).status).toBe(200);
  });

  test('sets the password, ends every session, and cannot be done twice', async () => {
    const { result } = await recover(scene.person.email);
    expect((await reset(result.access_token, NEW)).result).toEqual({});
    expect((await me(scene.person.access)).status).toBe(401);
    expect(
      (await post(scene.app, '/api/v1/token/refresh', { refresh_token: scene.person.refresh })).status,
    ).toBe(401);
    expect((await reset(result.access_token, 'Other9whale')).error).toBe('api.unauthorized');
    expect((await login(scene.person.password)).error).toBe('api.unauthorized');
    expect((await login(NEW)).status).toBe(200);
    expect(scene.events.map(({ event }) => event.event)).toEqual(['session.revoked', 'session.revoked']);
  });

  test('of two uses of one token at once one succeeds', async () => {
    const { result } = await recover(scene.person.email);
    const answers = await Promise.all([
      reset(result.access_token, NEW),
      reset(result.access_token, 'Other9whale'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a token after fifteen minutes', async () => {
    const { result } = await recover(scene.person.email);
    await sql`update brand_aurora.sessions set access_expires_at = access_expires_at - interval '16 minutes'
      where user_id = ${scene.person.id} and scope = 'reset'`.execute(scene.app.db());
    expect((await reset(result.access_token, NEW)).error).toBe('api.unauthorized');
  });

  test('sets the first password of someone without one, and keeps that session alone', async () => {
    const other = await login(scene.person.password);
    await scene.app.db().deleteFrom('passwords').where('user_id', '=', scene.person.id).execute();
    expect((await reset(scene.person.access, NEW)).status).toBe(200);
    expect((await me(scene.person.access)).status).toBe(200);
    expect((await me(other.result.access_token)).status).toBe(401);
    expect((await reset(scene.person.access, 'Other9whale')).error).toBe('api.forbidden');
    expect((await login(NEW)).status).toBe(200);
  });
});

describe('changing', () => {
  test('needs a session, a fitting password and the old one', async () => {
    expect((await change(undefined, scene.person.password, NEW)).error).toBe('api.unauthorized');
    expect((await change(scene.person.access, scene.person.password, 'short')).error).toBe('api.validation');
    expect((await change(scene.person.access, 'Wrong5word', NEW)).error).toBe('api.invalid_old_password');
    expect((await login(scene.person.password)).status).toBe(200);
  });

  test('ends all other sessions', async () => {
    const other = await login(scene.person.password);
    expect((await change(scene.person.access, scene.person.password, NEW)).result).toEqual({});
    expect((await me(scene.person.access)).status).toBe(200);
    expect((await me(other.result.access_token)).status).toBe(401);
    expect((await login(scene.person.password)).error).toBe('api.unauthorized');
    expect((await login(NEW)).status).toBe(200);
  });

  test('of ten at once with one old password one wins, and its password is the one that holds', async () => {
    const passwords = Array.from({ length: 10 }, (_, n) => `Whale${n}whale`);
    const answers = await Promise.all(
      passwords.map((password) => change(scene.person.access, scene.person.password, password)),
    );
    const winner = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winner).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set([undefined, 'api.invalid_old_password']),
    );
    expect((await login(winner[0] ?? '')).status).toBe(200);
  });

  test('a stolen session cannot try passwords for ever', async () => {
    const tries = Array.from({ length: 14 }, () => change(scene.person.access, 'Wrong5word', NEW));
    const errors = (await Promise.all(tries)).map(({ error }) => error);
    expect(errors.filter((error) => error === 'api.invalid_old_password')).toHaveLength(10);
    expect(errors.filter((error) => error === 'api.too_frequent')).toHaveLength(4);
    expect((await change(scene.person.access, scene.person.password, NEW)).error).toBe('api.too_frequent');
    expect((await login(scene.person.password)).status).toBe(200);
  });
});
