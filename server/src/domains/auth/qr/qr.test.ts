import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { post } from '../auth.testing.ts';

const BROWSER = 'the-waiting-browser';
let app: TestApp;
let owner: TestPerson;
let thief: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  [owner, thief] = [await app.signUp({ nickname: 'Owner Of It' }), await app.signUp()];
});
afterAll(() => app.stop());

const create = async (): Promise<string> => {
  const answer = await app.call({
    method: 'POST',
    url: '/api/v1/login/qrcode',
    body: { device_id: BROWSER, device_type: 'web' },
    headers: { 'user-agent': 'Kitchen Browser' },
  });
  expect(answer.result.expires_in).toBe(60);
  return answer.result.passcode;
};
const as = (token: string, path: string, body: object) =>
  app.call({ method: 'POST', url: `/api/v1/login/qrcode/${path}`, token, body });
const scan = (passcode: string, token = owner.access) => as(token, 'scan', { passcode });
const decide = (passcode: string, accept: boolean, token = owner.access) =>
  as(token, 'validate', { passcode, accept });
const poll = (passcode: string, device_id = BROWSER, brand?: string) =>
  post(app, '/api/v1/web/login', { passcode, device_id }, brand);
const letMinutePass = () =>
  sql`update brand_aurora.qr_logins set expires_at = expires_at - interval '61 seconds'`.execute(app.db());

describe('letting a browser in', () => {
  test('goes from waiting over scanned to tokens of its own', async () => {
    const passcode = await create();
    expect((await poll(passcode)).result).toEqual({ status: 'waiting' });
    expect((await scan(passcode)).result).toEqual({ device_type: 'web', agent: 'Kitchen Browser' });
    expect((await poll(passcode)).result).toEqual({ status: 'scanned', avatar: '', nickname: 'Owner Of It' });
    expect((await decide(passcode, true)).result).toEqual({});
    const { result } = await poll(passcode);
    expect(result.status).toBe('login');
    expect(result.access_token).not.toBe(owner.access);
    const me = await app.call({ url: '/api/v1/users/me', token: result.access_token });
    expect(me.result.id).toBe(owner.id);
    const opened = await app
      .db()
      .selectFrom('sessions')
      .select('address')
      .where('agent', '=', 'Kitchen Browser')
      .where('user_id', '=', owner.id)
      .execute();
    expect(opened).toEqual([{ address: '127.0.0.1' }]);
    expect((await post(app, '/api/v1/token/refresh', { refresh_token: result.refresh_token })).status).toBe(
      200,
    );
  });

  test('works once, also for polls at once', async () => {
    const passcode = await create();
    await scan(passcode);
    await decide(passcode, true);
    const polls = await Promise.all(Array.from({ length: 5 }, () => poll(passcode)));
    const states = polls.map(({ result }) => result.status);
    expect(states.toSorted()).toEqual(['expired', 'expired', 'expired', 'expired', 'login']);
    expect((await scan(passcode)).error).toBe('api.forbidden');
  });

  test('is refused when its owner says so, for good', async () => {
    const passcode = await create();
    await scan(passcode);
    await decide(passcode, false);
    expect((await poll(passcode)).result).toEqual({ status: 'refused' });
    expect((await decide(passcode, true)).error).toBe('api.invalid_data');
    expect((await poll(passcode)).result).toEqual({ status: 'refused' });
  });

  test('ends after sixty seconds at every stage', async () => {
    const [fresh, scanned, accepted] = [await create(), await create(), await create()];
    await scan(scanned);
    await scan(accepted);
    await decide(accepted, true);
    await letMinutePass();
    for (const passcode of [fresh, scanned, accepted]) {
      expect((await poll(passcode)).result).toEqual({ status: 'expired' });
    }
    expect((await scan(fresh)).error).toBe('api.forbidden');
    expect((await decide(scanned, true)).error).toBe('api.forbidden');
  });
});

describe('attacks', () => {
  test('scanning and deciding need a session; a body without a device is refused', async () => {
    const passcode = await create();
    expect((await scan(passcode, '')).error).toBe('api.unauthorized');
    expect((await decide(passcode, true, '')).error).toBe('api.unauthorized');
    expect((await post(app, '/api/v1/login/qrcode', {})).error).toBe('api.validation');
    expect((await poll(passcode, 'short')).error).toBe('api.validation');
  });

  test('a made-up passcode is none', async () => {
    expect((await scan('guess')).error).toBe('api.invalid_passcode');
    expect((await decide('guess', true)).error).toBe('api.invalid_passcode');
    expect((await poll('guess')).error).toBe('api.invalid_passcode');
  });

  test('who photographs the code cannot fetch the tokens on another device', async () => {
    const passcode = await create();
    await scan(passcode);
    await decide(passcode, true);
    expect((await poll(passcode, 'the-device-of-a-thief')).error).toBe('api.invalid_device_id');
    expect((await poll(passcode)).result.status).toBe('login');
  });

  test('nobody is let in before the owner accepts, and nobody else can accept', async () => {
    const passcode = await create();
    expect((await decide(passcode, true)).error).toBe('api.invalid_data');
    await scan(passcode);
    expect((await scan(passcode, thief.access)).error).toBe('api.invalid_data');
    expect((await decide(passcode, true, thief.access)).error).toBe('api.invalid_data');
    expect((await poll(passcode)).result.status).toBe('scanned');
  });

  test('a code of one brand is nothing to another', async () => {
    const passcode = await create();
    expect((await poll(passcode, BROWSER, 'lotus')).error).toBe('api.invalid_passcode');
  });

  test('an account cancelled between accepting and fetching is not opened', async () => {
    const leaver = await app.signUp();
    const passcode = await create();
    await scan(passcode, leaver.access);
    await decide(passcode, true, leaver.access);
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', leaver.id).execute();
    expect((await poll(passcode)).result).toEqual({ status: 'expired' });
  });

  test('the passcode is stored nowhere as it is', async () => {
    const passcode = await create();
    const { rows } = await sql`select qr_logins::text as text from brand_aurora.qr_logins`.execute(app.db());
    expect(JSON.stringify(rows)).not.toContain(passcode);
    expect(JSON.stringify(rows)).not.toContain(BROWSER);
  });
});
