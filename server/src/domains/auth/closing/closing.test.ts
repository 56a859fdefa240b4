import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Envelope } from '../../../infra/pubsub/pubsub.ts';
import { createServices } from '../../../services.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { post, sendCode } from '../auth.testing.ts';

let app: TestApp;
let person: TestPerson;
const events: Envelope[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.infra.pubsub.subscribe((envelope) => events.push(envelope));
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db().deleteFrom('rate_limits').execute();
  person = await app.signUp();
  await app.db().deleteFrom('rate_limits').execute();
  events.length = 0;
});

const identity = (who = person) => ({ mode: 'email', email: who.email, device_id: 'device-of-closing' });
const login = (headers: Record<string, string> = {}, who = person) =>
  app.call({
    method: 'POST',
    url: '/api/v1/login',
    body: { ...identity(who), password: who.password, grant_type: 'password', device_type: 'web' },
    headers,
  });
const me = (token: string) => app.call({ url: '/api/v1/users/me', token });

describe('the list of sessions', () => {
  const list = (token?: string) => app.call({ url: '/api/v1/users/sessions', ...(token && { token }) });
  const end = (id: string, token: string | undefined = person.access) =>
    app.call({ method: 'DELETE', url: `/api/v1/users/sessions/${id}`, token });

  test('needs a session', async () => {
    expect((await list()).error).toBe('api.unauthorized');
    expect((await end('anything', '')).error).toBe('api.unauthorized');
  });

  test('shows one’s own, latest activity first, without secrets and without reset tokens', async () => {
    await login({ 'user-agent': `Pocket Browser 7\u0007${'x'.repeat(500)}` });
    await sendCode(app, identity());
    await post(app, '/api/v2/recovery', { ...identity(), code: app.codeFor(person.email) });
    await app.signUp();
    const { result } = await list(person.access);
    expect(result.next_id).toBeNull();
    expect(result.list).toHaveLength(2);
    expect(result.list[0]).toMatchObject({ current: false, channel: 2, device_type: 'web' });
    expect(result.list[0].agent).toMatch(/^Pocket Browser 7/);
    expect(result.list[0].agent.length).toBeLessThanOrEqual(200);
    expect(result.list[1].current).toBe(true);
    expect(Object.keys(result.list[0]).sort()).toEqual([
      'active_at',
      'agent',
      'channel',
      'create_at',
      'current',
      'device_type',
      'id',
    ]);
  });

  test('ends one of one’s own and tells its sockets; the others live on', async () => {
    const other = (await login()).result;
    const id = (await list(person.access)).result.list.find((one: { current: boolean }) => !one.current).id;
    expect((await end(id)).result).toEqual({});
    expect((await me(other.access_token)).status).toBe(401);
    expect((await post(app, '/api/v1/token/refresh', { refresh_token: other.refresh_token })).status).toBe(
      401,
    );
    expect((await me(person.access)).status).toBe(200);
    expect(events).toMatchObject([
      { audience: { users: [person.id] }, event: { event: 'session.revoked', data: { session_id: id } } },
    ]);
    expect((await end(id)).error).toBe('api.not_found');
  });

  test('nobody ends the session of somebody else', async () => {
    const stranger = await app.signUp();
    const { id } = (await list(person.access)).result.list[0];
    const answer = await end(id, stranger.access);
    expect([answer.status, answer.error]).toEqual([404, 'api.not_found']);
    expect((await me(person.access)).status).toBe(200);
    expect(events).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (body: object, token: string | undefined = person.access) =>
    app.call({ method: 'DELETE', url: '/api/v1/users/me', token, body });

  test('needs a session and the password', async () => {
    expect((await remove({ password: person.password }, '')).error).toBe('api.unauthorized');
    expect((await remove({})).raw.json().params).toEqual({ password: 'required' });
    expect((await remove({ code: '123456' })).raw.json().params).toEqual({ password: 'required' });
    expect((await remove({ password: 'Wrong5word' })).error).toBe('api.invalid_old_password');
    expect((await me(person.access)).status).toBe(200);
  });

  test('someone without a password gives a fresh code', async () => {
    await app.db().deleteFrom('passwords').where('user_id', '=', person.id).execute();
    expect((await remove({})).raw.json().params).toEqual({ code: 'required' });
    await sendCode(app, identity());
    expect((await remove({ code: app.codeFor(person.email) })).status).toBe(200);
  });

  test('is refused to the owner of a group, with the reason', async () => {
    await app
      .db()
      .insertInto('groups')
      .values({ id: `group${person.id}`, type: 2, name: 'Lake', owner_id: person.id, last_message_id: null })
      .execute();
    const answer = await remove({ password: person.password });
    expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
    expect(answer.raw.json().params).toEqual({ reason: 'groups_owned' });
    expect((await me(person.access)).status).toBe(200);
  });

  test('ends all sessions, hides the person, and logging in brings all back', async () => {
    const other = (await login()).result;
    expect((await remove({ password: person.password })).result).toEqual({});
    for (const token of [person.access, other.access_token]) expect((await me(token)).status).toBe(401);
    const finder = await app.signUp();
    const find = () =>
      app.call({ url: `/api/v2/contacts/search?keyword=${person.username}`, token: finder.access });
    expect((await find()).error).toBe('api.contact_not_found');
    expect(events.map(({ event }) => event.event)).toEqual(['session.revoked', 'session.revoked']);
    expect((await login()).status).toBe(200);
    expect((await find()).result.id).toBe(person.id);
  });
});

describe('cleaning', () => {
  const DAY = 86_400_000;
  const clean = (now: Date) => {
    const tenant = { brand: app.infra.brands.byId('aurora')!, db: app.db() };
    return createServices(app.infra).auth.closing.cleanCancelled(tenant, now);
  };
  const cancel = () =>
    app.call({
      method: 'DELETE',
      url: '/api/v1/users/me',
      token: person.access,
      body: { password: person.password },
    });
  const inDays = (days: number) => new Date(Date.now() + days * DAY);

  test('leaves accounts alone in their grace, and those that are not cancelled for ever', async () => {
    await clean(inDays(400));
    await cancel();
    expect(await clean(inDays(29))).toBe(0);
    expect((await login()).status).toBe(200);
    expect(await clean(inDays(400))).toBe(0);
  });

  test('takes the person out of the row and frees address and account ID', async () => {
    const { id } = person;
    await cancel();
    expect(await clean(inDays(31))).toBe(1);
    expect(await clean(inDays(31))).toBe(0);
    const row = await app.db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nickname: '', username: id, avatar: '', social_account: '' });
    for (const table of ['identifiers', 'passwords', 'sessions'] as const) {
      expect(await app.db().selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual(
        [],
      );
    }
    expect((await login()).error).toBe('api.unauthorized');
    const { email, username, password } = person;
    await sendCode(app, identity());
    const check = await post(app, '/api/v1/verification/check', { ...identity(), code: app.codeFor(email) });
    expect(check.result).toEqual({ op_type: 'register' });
    const again = await post(app, '/api/v1/register', {
      ...identity(),
      username,
      password,
      nickname: 'Anew',
    });
    expect(again.status).toBe(200);
  });

  test('runs on two nodes at once without doing anything twice', async () => {
    await cancel();
    const done = await Promise.all([clean(inDays(31)), clean(inDays(31))]);
    expect(done.sort()).toEqual([0, 1]);
  });
});
