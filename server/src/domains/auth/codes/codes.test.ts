import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CapturedLog } from '../../../testing/captured-log.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkCode, newcomer, post, register, sendCode, verified, wrongOf } from '../auth.testing.ts';
import { parseIdentifier } from '../identifiers/identifier.ts';
import { createSecrets } from '../secrets.ts';
import { storeVerified } from './codes.repository.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    logTo: log.to,
    env: { CODES_PER_DEVICE_HOUR: '3', CODES_PER_DAY: '2', SMS_COUNTRIES: 'CN,IN' },
  });
});
afterAll(() => app.stop());

const letMinutePass = () =>
  app.db().deleteFrom('rate_limits').where('key', 'like', 'code:resend:%').execute();

describe('sending a code', () => {
  test.each([
    ['an unknown mode', { mode: 'pigeon', email: 'a@mail.example' }, 'api.validation'],
    ['no address', { mode: 'email' }, 'api.validation'],
    ['an address without a domain', { mode: 'email', email: 'someone' }, 'api.validation'],
    [
      'a number of another country',
      { mode: 'phone', country: 'CN', phone: '919876543210' },
      'api.invalid_phone',
    ],
    [
      'a number too short for its country',
      { mode: 'phone', country: 'CN', phone: '861380' },
      'api.invalid_phone',
    ],
    [
      'a country that gets no messages',
      { mode: 'phone', country: 'TH', phone: '66812345678' },
      'api.invalid_phone',
    ],
  ])('refuses %s', async (_, who, error) => {
    const answer = await sendCode(app, { device_id: 'device-of-nobody', ...who });
    expect([answer.status, answer.error]).toEqual([400, error]);
  });

  test('refuses a call without a device', async () => {
    expect((await sendCode(app, { mode: 'email', email: 'a@mail.example' })).error).toBe('api.validation');
  });

  test('sends six digits in the language that was asked for, with the name of the brand', async () => {
    const who = newcomer();
    const answer = await sendCode(app, { ...who, lang: 'en' });
    expect(answer.result).toEqual({ verified_status: 1 });
    const [mail] = app.infra.mailbox!.list('aurora', who.email);
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(mail?.subject).toBe(`${mail?.code} is your Aurora code`);
  });

  test('sends short messages to phones, one account a number however it is typed', async () => {
    await sendCode(app, {
      mode: 'phone',
      country: 'CN',
      phone: '86 138 0013 8000',
      device_id: 'device-with-phone',
    });
    expect(app.infra.mailbox!.list('aurora', '8613800138000')[0]).toMatchObject({ channel: 'sms' });
    expect(app.codeFor('8613800138000')).toMatch(/^\d{6}$/);
  });

  test('responds to a known and an unknown address alike', async () => {
    const known = await app.signUp();
    await letMinutePass();
    const answers = await Promise.all(
      [known.email, 'nobody@mail.example'].map((email) =>
        sendCode(app, { mode: 'email', email, device_id: `device-asking-${email}` }),
      ),
    );
    expect(answers.map(({ raw }) => raw.body)).toEqual([answers[0]!.raw.body, answers[0]!.raw.body]);
    await letMinutePass();
    const wrong = await Promise.all(
      [known.email, 'nobody@mail.example'].map((email) =>
        checkCode(app, { mode: 'email', email, device_id: 'device-guessing' }, wrongOf(app.codeFor(email))),
      ),
    );
    expect(wrong.map(({ raw }) => raw.body)).toEqual([wrong[0]!.raw.body, wrong[0]!.raw.body]);
  });

  test('waits a minute between two, and stops at the limit of a day', async () => {
    const who = newcomer();
    await sendCode(app, who);
    const hasty = await sendCode(app, who);
    expect([hasty.status, hasty.error]).toEqual([400, 'api.too_frequent']);
    expect(hasty.raw.json().params.retry_after).toBeGreaterThan(50);
    await letMinutePass();
    expect((await sendCode(app, who)).status).toBe(200);
    await letMinutePass();
    expect((await sendCode(app, { ...who, device_id: 'another-device' })).error).toBe('api.too_frequent');
  });

  test('stops a device that asks for many addresses', async () => {
    const device_id = 'device-of-a-spammer';
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await sendCode(app, { ...newcomer(), device_id }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
  });

  test('codes of one brand are nothing to another', async () => {
    const who = newcomer();
    await sendCode(app, who);
    expect((await checkCode(app, who, app.codeFor(who.email), 'lotus')).error).toBe('api.invalid_code');
    expect(app.infra.mailbox!.list('lotus', who.email)).toEqual([]);
  });
});

describe('checking a code', () => {
  test('refuses a code nobody sent, and one that is none', async () => {
    const who = newcomer();
    expect((await checkCode(app, who, '123456')).error).toBe('api.invalid_code');
    expect((await checkCode(app, who, 'no code')).error).toBe('api.invalid_code');
  });

  test('gives five tries in all, also when they come at once', async () => {
    const who = newcomer();
    await sendCode(app, who);
    const code = app.codeFor(who.email);
    const guesses = Array.from({ length: 20 }, (_, i) => checkCode(app, who, wrongOf(code, i + 1)));
    const errors = (await Promise.all(guesses)).map(({ error }) => error);
    expect(errors.filter((error) => error === 'api.invalid_code')).toHaveLength(5);
    expect(errors.filter((error) => error === 'api.expired_code')).toHaveLength(15);
    expect((await checkCode(app, who, code)).error).toBe('api.expired_code');
  });

  test('refuses an old code', async () => {
    const who = newcomer();
    await sendCode(app, who);
    await app
      .db()
      .updateTable('codes')
      .set({ expires_at: new Date(0) })
      .where('value', '=', who.email)
      .execute();
    expect((await checkCode(app, who, app.codeFor(who.email))).error).toBe('api.expired_code');
  });

  test('leads a newcomer to registration once, full-width digits accepted', async () => {
    const who = newcomer();
    await sendCode(app, who);
    const code = app.codeFor(who.email);
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await checkCode(app, who, wide)).result).toEqual({ op_type: 'register' });
    expect((await checkCode(app, who, code)).error).toBe('api.invalid_code');
  });

  test('two checks of one right code at once: one succeeds', async () => {
    const who = newcomer();
    await sendCode(app, who);
    const code = app.codeFor(who.email);
    const answers = await Promise.all([checkCode(app, who, code), checkCode(app, who, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('is remembered for half an hour on this device alone', async () => {
    const who = await verified(app);
    expect((await sendCode(app, who)).result).toEqual({ verified_status: 2 });
    await letMinutePass();
    expect((await sendCode(app, { ...who, device_id: 'another-device-2' })).result).toEqual({
      verified_status: 1,
    });
    await sql`update brand_aurora.verified_identifiers set expires_at = now() where value = ${who.email}`.execute(
      app.db(),
    );
    expect((await register(app, who)).error).toBe('api.expired_code');
  });

  test('leads nowhere once there is an account: a code goes out', async () => {
    const { email } = await app.signUp();
    const who = { mode: 'email', email, device_id: 'late-device-of-two' };
    const device = createSecrets(app.infra.config.secret).deviceHash('aurora', who.device_id);
    // Proved while another device registered the address.
    await storeVerified(app.db(), await parseIdentifier({ mode: 'email', email }), device, 60_000);
    await letMinutePass();
    expect((await sendCode(app, who)).result).toEqual({ verified_status: 1 });
  });

  test('logs in where it leads to an account', async () => {
    const person = await app.signUp();
    const who = { mode: 'email', email: person.email, device_id: 'a-second-device' };
    await letMinutePass();
    await sendCode(app, who);
    const { result } = await checkCode(app, who, app.codeFor(person.email));
    expect(result.op_type).toBe('login');
    const me = await app.call({ url: '/api/v1/users/me', token: result.access_token });
    expect(me.result.id).toBe(person.id);
  });
});

test('asks for no captcha where the brand has none', async () => {
  expect((await app.call({ url: '/api/v1/verification' })).result).toEqual({ geetest_status: false });
});

test('a malformed body is a coded refusal', async () => {
  const answer = await post(app, '/api/v1/verification/check', 'not json at all');
  expect(answer.status).toBeLessThan(500);
  expect(answer.error).toMatch(/^api\./);
});

test('no code, password or token ever stands in the log', async () => {
  const who = await verified(app);
  const { result } = await register(app, who, { password: 'Secret5word' });
  await post(app, '/api/v1/login', { ...who, password: 'Secret5word', grant_type: 'password' });
  const codes = app.infra.mailbox!.list('aurora').map(({ code }) => code!);
  expect(codes.length).toBeGreaterThan(5);
  expect(log.leaksOf([...codes, 'Secret5word', result.access_token, result.refresh_token])).toEqual([]);
});
