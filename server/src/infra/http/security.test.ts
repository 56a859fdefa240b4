import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CapturedLog } from '../../testing/captured-log.ts';
import { registerByCalls } from '../../testing/registration.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const log = new CapturedLog();
let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ logTo: log.to });
  // The log of this very registration is looked through too.
  person = await registerByCalls(app);
});
afterAll(() => app.stop());

describe('headers', () => {
  test('responses of calls are kept by nobody and read by no other origin', async () => {
    const me = await app.call({ url: '/api/v1/users/me', token: person.access });
    const refused = await app.call({ url: '/api/v1/users/me' });
    for (const { raw } of [me, refused]) {
      expect(raw.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(raw.headers).not.toHaveProperty('set-cookie');
    }
  });

  test('browsers are told to stay on TLS in production alone', async () => {
    const production = await startTestApp({
      env: {
        NODE_ENV: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SMTP_FROM: 'no-reply@mail.example',
        SMS_GATEWAY_URL: 'http://127.0.0.1:1/',
        SMS_GATEWAY_TOKEN: 'token',
      },
    });
    for (const url of ['/', '/api/v1/maintenance', '/brand/config', '/objects/public/nothing.webp']) {
      const { raw } = await production.call({ url });
      expect(raw.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
    }
    await production.stop();
    const { raw } = await app.call({ url: '/' });
    expect(raw.headers).not.toHaveProperty('strict-transport-security');
  });

  test('the page cannot be framed, and its scripts need the nonce of this response', async () => {
    const policies = await Promise.all(
      ['/', '/login'].map(async (url) => (await app.call({ url })).raw.headers['content-security-policy']),
    );
    for (const policy of policies) {
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    }
    expect(policies[0]).not.toBe(policies[1]);
  });
});

test.each(['/%61pi/v1/maintenance', '/%61pi/v1/users/me', '/soci%61l/api/recommend/public'])(
  'a call written otherwise carries the headers of calls: %s',
  async (url) => {
    const { raw } = await app.call({ url });
    expect(raw.headers['cache-control']).toBe('no-store');
    expect(raw.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

describe('other origins', () => {
  test.each([
    'https://evil.example',
    'null',
    'http://aurora.localhost.evil.example',
    'http://lotus.localhost',
  ])('CORS is closed to %s', async (origin) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const preflight = await app.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/login',
      headers: { host: 'aurora.localhost', ...headers },
    });
    const call = await app.call({ url: '/api/v1/users/me', token: person.access, headers: { origin } });
    expect(preflight.statusCode).toBe(404);
    for (const answer of [preflight, call.raw]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test.each([
    '/login?next=https://evil.example',
    '//evil.example/login',
    '/\\evil.example',
    '/auth/google-callback?redirect=//evil.example',
  ])('the server redirects nowhere: %s', async (url) => {
    const { raw } = await app.call({ url });
    expect(raw.statusCode).toBeLessThan(500);
    expect([301, 302, 303, 307, 308]).not.toContain(raw.statusCode);
    expect(raw.headers).not.toHaveProperty('location');
  });

  test.each(['x-forwarded-host', 'x-host', 'x-original-host', 'forwarded'])(
    '%s chooses no brand',
    async (name) => {
      const headers = {
        host: 'aurora.localhost',
        [name]: name === 'forwarded' ? 'host=lotus.localhost' : 'lotus.localhost',
      };
      expect((await app.call({ url: '/brand/config', headers })).result).toEqual({ brand: 'aurora' });
    },
  );

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])(
    '%s changes no address',
    async (name) => {
      await app.db().deleteFrom('rate_limits').execute();
      const body = {
        mode: 'email',
        email: 'ann@mail.example',
        password: 'Wrong5word',
        device_id: 'some-device',
      };
      for (const address of ['198.51.100.1', '198.51.100.2']) {
        const headers = { [name]: address };
        await app.call({
          method: 'POST',
          url: '/api/v1/login',
          headers,
          body: { ...body, grant_type: 'password' },
        });
      }
      const rows = await app.db().selectFrom('rate_limits').select(['key', 'count']).execute();
      expect(rows).toContainEqual({ key: 'guess:password:address:127.0.0.1', count: 2 });
    },
  );
});

test.each(['/api/v1/login', '/api/v1/register', '/api/v3/verification', '/api/v2/oauth/google'])(
  'a body of a megabyte is too large for %s',
  async (url) => {
    const answer = await app.call({ method: 'POST', url, body: { password: 'x'.repeat(1024 * 1024) } });
    expect([answer.status, answer.error]).toEqual([413, 'api.too_large']);
  },
);

test('no code, password or token of any accounts call stands in the log', async () => {
  await app.db().deleteFrom('rate_limits').execute();
  const secrets = [person.access, person.refresh, person.password];
  const post = async (url: string, body: object, token?: string) => {
    const { result } = await app.call({ method: 'POST', url, body, ...(token && { token }) });
    secrets.push(...Object.values(result ?? {}).filter((value): value is string => `${value}`.length > 20));
    return result;
  };
  const who = { mode: 'email', email: person.email, device_id: 'device-for-the-log' };
  await post('/api/v3/verification', who);
  secrets.push(app.codeFor(person.email));
  const { access_token } = await post('/api/v2/recovery', { ...who, code: app.codeFor(person.email) });
  const { passcode } = await post('/api/v1/login/qrcode', who);
  await post('/api/v1/login/qrcode/scan', { passcode }, person.access);
  await post('/api/v1/login/qrcode/validate', { passcode, accept: true }, person.access);
  await post('/api/v1/web/login', { passcode, device_id: who.device_id });
  await post(
    '/api/v1/users/security-code',
    { security_code: '274916', password: person.password },
    person.access,
  );
  await post('/api/v1/users/password/reset', { password: 'Green8whale' }, access_token);
  await app.call({ url: `/api/v1/users/me?access_token=${person.access}`, token: 'x'.repeat(43) });
  const witness = await app.signUp();
  await app.db().schema.dropTable('qr_logins').execute();
  const failure = { method: 'POST', url: '/api/v1/login/qrcode/scan', token: witness.access } as const;
  const failed = await app.call({ ...failure, body: { passcode: 'a-passcode-of-a-failure' } });
  expect([failed.status, failed.error]).toEqual([500, 'api.db_unknown']);
  secrets.push('274916', 'Green8whale', 'a-passcode-of-a-failure');
  expect(log.lines.join('')).toContain('call failed');
  expect(secrets.length).toBeGreaterThan(10);
  expect(log.leaksOf(secrets)).toEqual([]);
});

test('the security log tells who came in, who was refused and where from, not what they typed', async () => {
  await app.db().deleteFrom('rate_limits').execute();
  log.lines.length = 0;
  const witness = await registerByCalls(app);
  const attempt = { mode: 'email', email: witness.email, device_id: 'some-device', grant_type: 'password' };
  await app.call({ method: 'POST', url: '/api/v1/login', body: { ...attempt, password: 'Wrong5word' } });
  await app.call({
    method: 'POST',
    url: '/api/v1/users/password/reset',
    token: witness.access,
    body: { password: 'x' },
  });
  await app.call({ method: 'POST', url: '/api/v1/logout', token: witness.access });
  const events = log.entries.filter(({ security }) => security !== undefined);
  const brand = 'aurora';
  const where = { brand, address: '127.0.0.1' };
  expect(events).toMatchObject([
    { security: 'session opened', brand, user: witness.id, channel: 2 },
    { security: 'refused', code: 'api.unauthorized', path: '/api/v1/login', ...where },
    {
      security: 'refused',
      code: 'api.forbidden',
      path: '/api/v1/users/password/reset',
      user: witness.id,
      ...where,
    },
    { security: 'session ended', brand, user: witness.id },
  ]);
  expect(events.every(({ time }) => typeof time === 'number')).toBe(true);
  expect(log.leaksOf([witness.email, 'Wrong5word', 'some-device'])).toEqual([]);
});

test('values reach SQL as parameters alone', async () => {
  const dir = join(import.meta.dirname, '../..');
  const files = (await readdir(dir, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  const raw: string[] = [];
  for (const name of files) {
    if (/\bsql\.(raw|lit|unsafe)\b/.test(await readFile(join(dir, name), 'utf8'))) raw.push(name);
  }
  expect(raw).toEqual([]);
});
