import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountScene } from '../account-scene.testing.ts';
import { post } from '../auth.testing.ts';

const scene = accountScene();

const refresh = (refresh_token: string, brand?: string) =>
  post(scene.app, '/api/v1/token/refresh', { refresh_token }, brand);
const meWith = (token: string, brand?: string) => scene.app.call({ url: '/api/v1/users/me', token, brand });
const letPass = (interval: string) =>
  sql`update brand_aurora.sessions set
    rotated_at = rotated_at - ${interval}::interval, access_expires_at = access_expires_at - ${interval}::interval,
    refresh_expires_at = refresh_expires_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval`.execute(
    scene.app.db(),
  );

describe('an access token', () => {
  test('opens the calls of its brand alone', async () => {
    expect((await meWith(scene.person.access)).result.id).toBe(scene.person.id);
    expect((await meWith(scene.person.access, 'lotus')).status).toBe(401);
    expect((await refresh(scene.person.refresh, 'lotus')).status).toBe(401);
  });

  test.each(['', 'x'.repeat(43), '../../etc/passwd', `${'a'.repeat(42)}'`])(
    '%j opens nothing',
    async (token) => {
      expect((await meWith(token)).error).toBe('api.unauthorized');
    },
  );

  test('is not a refresh token, nor the other way round', async () => {
    expect((await meWith(scene.person.refresh)).status).toBe(401);
    expect((await refresh(scene.person.access)).status).toBe(401);
  });

  test('ends after half an hour; the session goes on by refreshing', async () => {
    await letPass('31 minutes');
    expect((await meWith(scene.person.access)).status).toBe(401);
    const { result } = await refresh(scene.person.refresh);
    expect((await meWith(result.access_token)).result.id).toBe(scene.person.id);
  });

  test('is stored nowhere as it is', async () => {
    const rows = await sql`select sessions::text as text from brand_aurora.sessions`.execute(scene.app.db());
    const stored = JSON.stringify(rows.rows);
    for (const token of [scene.person.access, scene.person.refresh]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });
});

describe('refreshing', () => {
  test('rotates: the old access token ends', async () => {
    const { result } = await refresh(scene.person.refresh);
    expect(result.refresh_token).not.toBe(scene.person.refresh);
    expect((await meWith(scene.person.access)).status).toBe(401);
    expect((await meWith(result.access_token)).status).toBe(200);
  });

  test('notes where it came from, and nothing where it was refused', async () => {
    const address = async () =>
      (
        await scene.app
          .db()
          .selectFrom('sessions')
          .select('address')
          .where('user_id', '=', scene.person.id)
          .executeTakeFirstOrThrow()
      ).address;
    expect((await refresh('A'.repeat(64))).status).toBe(401);
    expect(await address()).toBe('');
    expect((await refresh(scene.person.refresh)).status).toBe(200);
    expect(await address()).toBe('127.0.0.1');
  });

  test('tabs that refresh at once all go on with one pair', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(scene.person.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ raw }) => raw.body)).size).toBe(1);
    await letPass('1 minute');
    expect((await refresh(answers[3]!.result.refresh_token)).status).toBe(200);
    expect(scene.events).toEqual([]);
  });

  test('a token used again after the grace ends the session and tells its sockets', async () => {
    const { result } = await refresh(scene.person.refresh);
    await letPass('11 seconds');
    expect((await refresh(scene.person.refresh)).status).toBe(401);
    expect((await meWith(result.access_token)).status).toBe(401);
    expect((await refresh(result.refresh_token)).status).toBe(401);
    expect(scene.events).toMatchObject([
      { brand: 'aurora', audience: { users: [scene.person.id] }, event: { event: 'session.revoked' } },
    ]);
  });

  test('so does a token of long ago', async () => {
    const second = await refresh(scene.person.refresh);
    const third = await refresh(second.result.refresh_token);
    expect((await refresh(scene.person.refresh)).status).toBe(401);
    expect((await meWith(third.result.access_token)).status).toBe(401);
  });

  test('a forged token of a stranger ends nobody’s session', async () => {
    expect((await refresh('A'.repeat(64))).status).toBe(401);
    expect((await refresh('short')).status).toBe(401);
    expect((await meWith(scene.person.access)).status).toBe(200);
  });

  test('ends after thirty idle days, and after half a year in any case', async () => {
    await letPass('31 days');
    expect((await refresh(scene.person.refresh)).status).toBe(401);
    const busy = await scene.app.signUp();
    let token = busy.refresh;
    for (let month = 0; month < 7; month += 1) {
      await letPass('29 days');
      token = (await refresh(token)).result?.refresh_token ?? '';
    }
    expect(token).toBe('');
  });
});

describe('logging out', () => {
  test('needs a session', async () => {
    expect((await scene.app.call({ method: 'POST', url: '/api/v1/logout' })).status).toBe(401);
  });

  test('ends this session and no other', async () => {
    const body = {
      mode: 'email',
      email: scene.person.email,
      password: scene.person.password,
      device_id: 'the-other-device',
    };
    const other = await post(scene.app, '/api/v1/login', { ...body, grant_type: 'password' });
    const out = await scene.app.call({ method: 'POST', url: '/api/v1/logout', token: scene.person.access });
    expect([out.status, out.result]).toEqual([200, {}]);
    expect((await meWith(scene.person.access)).status).toBe(401);
    expect((await refresh(scene.person.refresh)).status).toBe(401);
    expect((await meWith(other.result.access_token)).status).toBe(200);
    expect(scene.events.map(({ event }) => event.event)).toEqual(['session.revoked']);
  });
});
