import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const put = (brand: string, to: string, code: string, text = 'Your code') =>
    app.infra.mailbox!.put(brand, { to, channel: 'email', code, subject: `Code ${code}`, text });
  put('aurora', 'ann@mail.example', '111111');
  put('aurora', 'bob@mail.example', '222222', '</td><script>alert(1)</script>');
  put('aurora', 'ann@mail.example', '333333');
  put('lotus', 'ann@mail.example', '444444');
  app.infra.mailbox!.put('aurora', {
    to: '8613800138000',
    channel: 'sms',
    code: '555555',
    subject: 's',
    text: 't',
  });
});
afterAll(() => app.stop());

const URL = '/dev/mailbox.json';

describe('the mailbox', () => {
  test('lists the messages of this brand, newest first', async () => {
    const { result } = await app.call({ url: URL });
    expect(result.list.map(({ code }: { code: string }) => code)).toEqual([
      '555555',
      '333333',
      '222222',
      '111111',
    ]);
    expect(Object.keys(result.list[0]).sort()).toEqual([
      'channel',
      'code',
      'create_at',
      'id',
      'subject',
      'to',
    ]);
  });

  test('lists those to one address', async () => {
    const codes = async (to: string) =>
      (await app.call({ url: `${URL}?to=${to}` })).result.list.map(({ code }: { code: string }) => code);
    expect(await codes('Ann@mail.example')).toEqual(['333333', '111111']);
    expect(await codes('%2B8613800138000')).toEqual(['555555']);
    expect(await codes('nobody@mail.example')).toEqual([]);
  });

  test('has a page without script, and shows what others wrote as text', async () => {
    const { raw } = await app.call({ url: '/dev/mailbox' });
    expect(raw.headers['content-security-policy']).toContain("default-src 'none'");
    expect(raw.body).toContain('&lt;script&gt;alert(1)');
    expect(raw.body).not.toContain('<script');
    expect(raw.body).not.toContain('444444');
  });

  test('keeps the latest five hundred', () => {
    for (let i = 0; i < 510; i += 1) {
      app.infra.mailbox!.put('jade', { to: 'x', channel: 'email', code: String(i), subject: '', text: '' });
    }
    const kept = app.infra.mailbox!.list('jade');
    expect([kept.length, kept[0]?.code]).toEqual([500, '509']);
  });
});

describe('anyone else finds an unknown page', () => {
  const unknown = () => app.call({ url: '/dev/nothing-here.json' });

  test.each(['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-anything'])(
    'with the header %s',
    async (name) => {
      const answer = await app.call({ url: URL, headers: { [name]: '127.0.0.1' } });
      expect([answer.status, answer.raw.body]).toEqual([404, (await unknown()).raw.body]);
    },
  );

  test('with the header that a proxy of this installation sets', async () => {
    const proxied = await startTestApp({ env: { ADDRESS_HEADER: 'X-Caller' } });
    const direct = await proxied.call({ url: URL });
    const forwarded = await proxied.call({ url: URL, headers: { 'x-caller': '127.0.0.1' } });
    await proxied.stop();
    expect([direct.status, forwarded.status]).toEqual([200, 404]);
  });

  test.each(['203.0.113.7', '10.0.0.2', '::ffff:10.0.0.2'])('from %s', async (remoteAddress) => {
    const headers = { host: 'aurora.localhost' };
    const answer = await app.app.inject({ url: URL, headers, remoteAddress });
    expect([answer.statusCode, answer.body]).toEqual([404, (await unknown()).raw.body]);
  });

  test.each(['evil.example', 'localhost.evil.example', 'aurora.localhost.evil.example'])(
    'under the host %s',
    async (host) => {
      expect((await app.call({ url: URL, headers: { host } })).status).toBe(404);
    },
  );

  test('in production', async () => {
    const production = await startTestApp({
      env: {
        NODE_ENV: 'production',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SMTP_FROM: 'no-reply@mail.example',
        SMS_GATEWAY_URL: 'http://127.0.0.1:1/',
        SMS_GATEWAY_TOKEN: 'token',
      },
    });
    expect(production.infra.mailbox).toBeUndefined();
    const [json, page, nothing] = await Promise.all(
      [URL, '/dev/mailbox', '/dev/nothing-here.json'].map((url) => production.call({ url })),
    );
    expect(json!.status).toBe(404);
    expect(json!.raw.body).toBe(nothing!.raw.body);
    expect(page!.status).toBe(404);
    // Nor is the client told that there are people to look around as.
    const pages = await Promise.all([production, app].map((each) => each.call({ url: '/login' })));
    expect(pages.map(({ raw }) => raw.body.includes('"demo":true'))).toEqual([false, true]);
    await production.stop();
  });
});

test('a code that could not be handed over is a 503, and may be asked for again at once', async () => {
  const broken = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'no-reply@mail.example' },
  });
  const body = { mode: 'email', email: 'ann@mail.example', device_id: 'device-of-ann' };
  const ask = () => broken.call({ method: 'POST', url: '/api/v3/verification', body });
  expect([(await ask()).error, (await ask()).error]).toEqual(['api.unavailable', 'api.unavailable']);
  expect(await broken.db().selectFrom('codes').selectAll().execute()).toEqual([]);
  await broken.stop();
});
