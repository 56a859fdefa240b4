import { beforeAll, describe, expect, test } from 'vitest';
import { bucketOf } from '../../../infra/ids.ts';
import { createServices } from '../../../services.ts';
import { accountScene } from '../account-scene.testing.ts';
import { post, sendCode } from '../auth.testing.ts';
import { storeVerified, takeVerified } from '../codes/codes.repository.ts';

const scene = accountScene();

const identity = (who = scene.person) => ({
  mode: 'email',
  email: who.email,
  device_id: 'device-of-closing',
});
const login = (headers: Record<string, string> = {}, who = scene.person) =>
  scene.app.call({
    method: 'POST',
    url: '/api/v1/login',
    body: { ...identity(who), password: who.password, grant_type: 'password', device_type: 'web' },
    headers,
  });
const me = (token: string) => scene.app.call({ url: '/api/v1/users/me', token });

describe('the list of sessions', () => {
  const list = (token?: string) => scene.app.call({ url: '/api/v1/users/sessions', ...(token && { token }) });
  const end = (id: string, token: string | undefined = scene.person.access) =>
    scene.app.call({ method: 'DELETE', url: `/api/v1/users/sessions/${id}`, token });

  test('needs a session', async () => {
    expect((await list()).error).toBe('api.unauthorized');
    expect((await end('anything', '')).error).toBe('api.unauthorized');
  });

  test('shows one’s own, latest activity first, without secrets and without reset tokens', async () => {
    await login({ 'user-agent': `Pocket Browser 7\u0007${'x'.repeat(500)}` });
    await sendCode(scene.app, identity());
    await post(scene.app, '/api/v2/recovery', { ...identity(), code: scene.app.codeFor(scene.person.email) });
    await scene.app.signUp();
    const { result } = await list(scene.person.access);
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
    const id = (await list(scene.person.access)).result.list.find(
      (one: { current: boolean }) => !one.current,
    ).id;
    expect((await end(id)).result).toEqual({});
    expect((await me(other.access_token)).status).toBe(401);
    expect(
      (await post(scene.app, '/api/v1/token/refresh', { refresh_token: other.refresh_token })).status,
    ).toBe(401);
    expect((await me(scene.person.access)).status).toBe(200);
    expect(scene.events).toMatchObject([
      {
        audience: { users: [scene.person.id] },
        event: { event: 'session.revoked', data: { session_id: id } },
      },
    ]);
    expect((await end(id)).error).toBe('api.not_found');
  });

  test('nobody ends the session of somebody else', async () => {
    const stranger = await scene.app.signUp();
    const { id } = (await list(scene.person.access)).result.list[0];
    const answer = await end(id, stranger.access);
    expect([answer.status, answer.error]).toEqual([404, 'api.not_found']);
    expect((await me(scene.person.access)).status).toBe(200);
    expect(scene.events).toEqual([]);
  });
});

describe('deleting the account', () => {
  const remove = (body: object, token: string | undefined = scene.person.access) =>
    scene.app.call({ method: 'DELETE', url: '/api/v1/users/me', token, body });

  test('needs a session and the password', async () => {
    expect((await remove({ password: scene.person.password }, '')).error).toBe('api.unauthorized');
    expect((await remove({})).raw.json().params).toEqual({ password: 'required' });
    expect((await remove({ code: '123456' })).raw.json().params).toEqual({ password: 'required' });
    expect((await remove({ password: 'Wrong5word' })).error).toBe('api.invalid_old_password');
    expect((await me(scene.person.access)).status).toBe(200);
  });

  test('someone without a password gives a fresh code', async () => {
    await scene.app.db().deleteFrom('passwords').where('user_id', '=', scene.person.id).execute();
    expect((await remove({})).raw.json().params).toEqual({ code: 'required' });
    await sendCode(scene.app, identity());
    expect((await remove({ code: scene.app.codeFor(scene.person.email) })).status).toBe(200);
  });

  test('is refused to the owner of a group, with the reason', async () => {
    await scene.app
      .db()
      .insertInto('groups')
      .values({
        bucket: bucketOf(`group${scene.person.id}`),
        id: `group${scene.person.id}`,
        type: 2,
        name: 'Lake',
        owner_id: scene.person.id,
        last_message_id: null,
      })
      .execute();
    const answer = await remove({ password: scene.person.password });
    expect([answer.status, answer.error]).toEqual([403, 'api.forbidden']);
    expect(answer.raw.json().params).toEqual({ reason: 'groups_owned' });
    expect((await me(scene.person.access)).status).toBe(200);
  });

  test('ends all sessions, hides the person, and logging in brings all back', async () => {
    const other = (await login()).result;
    expect((await remove({ password: scene.person.password })).result).toEqual({});
    for (const token of [scene.person.access, other.access_token]) expect((await me(token)).status).toBe(401);
    const finder = await scene.app.signUp();
    const find = () =>
      scene.app.call({
        url: `/api/v2/contacts/search?keyword=${scene.person.username}`,
        token: finder.access,
      });
    expect((await find()).error).toBe('api.contact_not_found');
    expect(scene.events.map(({ event }) => event.event)).toEqual(['session.revoked', 'session.revoked']);
    expect((await login()).status).toBe(200);
    expect((await find()).result.id).toBe(scene.person.id);
  });
});

test('closing ends what any device has proved of the address', async () => {
  const { email: value, password, access: token } = scene.person;
  const address = { mode: 'email', value, country: undefined } as const;
  await storeVerified(scene.app.db(), address, Buffer.from('a device'), 60_000);
  await scene.app.call({ method: 'DELETE', url: '/api/v1/users/me', token, body: { password } });
  expect(await takeVerified(scene.app.db(), address)).toEqual([]);
});

describe('cleaning', () => {
  // What the account did among posts goes after it, by the queue.
  beforeAll(() => scene.app.startJobs());

  const DAY = 86_400_000;
  const clean = (now: Date) => {
    const tenant = scene.app.tenant();
    return createServices(scene.app.infra).auth.closing.cleanCancelled(tenant, now);
  };
  const cancel = () =>
    scene.app.call({
      method: 'DELETE',
      url: '/api/v1/users/me',
      token: scene.person.access,
      body: { password: scene.person.password },
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
    const { id } = scene.person;
    await cancel();
    expect(await clean(inDays(31))).toBe(1);
    expect(await clean(inDays(31))).toBe(0);
    const row = await scene.app
      .db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nickname: '', username: id, avatar: '', social_account: '' });
    for (const table of ['identifiers', 'passwords', 'sessions'] as const) {
      expect(
        await scene.app.db().selectFrom(table).select('user_id').where('user_id', '=', id).execute(),
      ).toEqual([]);
    }
    expect((await login()).error).toBe('api.unauthorized');
    const { email, username, password } = scene.person;
    await sendCode(scene.app, identity());
    const check = await post(scene.app, '/api/v1/verification/check', {
      ...identity(),
      code: scene.app.codeFor(email),
    });
    expect(check.result).toEqual({ op_type: 'register' });
    const again = await post(scene.app, '/api/v1/register', {
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
