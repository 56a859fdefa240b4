import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { checkCode, newcomer, post, sendCode } from '../auth.testing.ts';

const mails: { to: string[]; data: string }[] = [];
const messages: { brand: string; to: string; text: string }[] = [];
let smtp: SMTPServer;
let gateway: Server;
/** What happens while the gateway has a message and has not replied; gives the status it replies with. */
let whileHanded: ((text: string) => Promise<number>) | undefined;
let app: TestApp;

/** Takes mails of one user, as a mail server in front of the internet would. */
const startSmtp = async (): Promise<string> => {
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      done(username === 'livery' && password === 'secret' ? null : new Error('no'), { user: username }),
    onData: (stream, { envelope }, done) => {
      let data = '';
      stream.on('data', (chunk) => {
        data += chunk;
      });
      stream.on('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), data });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return `smtp://livery:secret@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
};

const startGateway = async (): Promise<string> => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.headers.authorization !== 'Bearer sms-token') return void response.writeHead(401).end();
    const message = JSON.parse(body);
    messages.push(message);
    response.writeHead((await whileHanded?.(message.text)) ?? 202).end();
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
};

beforeAll(async () => {
  app = await startTestApp({
    env: {
      SMTP_URL: await startSmtp(),
      SMTP_FROM: 'no-reply@mail.example',
      SMS_GATEWAY_URL: await startGateway(),
      SMS_GATEWAY_TOKEN: 'sms-token',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await new Promise((resolve) => gateway.close(resolve));
});
beforeEach(async () => {
  mails.length = 0;
  messages.length = 0;
  whileHanded = undefined;
  for (const brand of ['aurora', 'lotus']) {
    await app.db(brand).deleteFrom('rate_limits').execute();
    await app.db(brand).deleteFrom('settings').execute();
  }
});

let counter = 0;
/** A valid number of nobody's in China. */
const phone = (country = 'CN', prefix = '86138001') => {
  counter += 1;
  const number = `${prefix}${String(10_000 + counter)}`;
  return { mode: 'phone', country, phone: number, device_id: `device-of-${number}` };
};
const setSms = (value: object, brand = 'aurora') =>
  app
    .db(brand)
    .insertInto('settings')
    .values({ key: 'sms', value: JSON.stringify(value) })
    .execute();

test('a code travels by a real mail server to where it is typed', async () => {
  const who = newcomer();
  expect((await sendCode(app, { ...who, lang: 'en' })).status).toBe(200);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual([who.email]);
  const code = /^Subject: (\d{6}) is your Aurora code/m.exec(mails[0]!.data)?.[1] ?? '';
  expect((await checkCode(app, who, code)).result).toEqual({ op_type: 'register' });
});

test('a code travels by the gateway to a phone, in the name of its brand', async () => {
  const who = phone();
  expect((await sendCode(app, who, 'lotus')).status).toBe(200);
  expect(messages).toMatchObject([{ brand: 'lotus', to: `+${who.phone}` }]);
  expect(messages[0]?.text).toContain('【莲】');
  const code = /\d{6}/.exec(messages[0]!.text)?.[0] ?? '';
  expect((await checkCode(app, who, code, 'lotus')).result).toEqual({ op_type: 'register' });
});

test('an address with line ends or a second one cannot add mails or headers', async () => {
  const addresses = [
    'a@mail.example\r\nBcc: b@mail.example',
    'a@mail.example, b@mail.example',
    'a@mail.example\nRCPT TO:<b@mail.example>',
    '<a@mail.example>',
  ];
  for (const email of addresses) {
    expect((await sendCode(app, { ...newcomer(), email })).error).toBe('api.validation');
  }
  expect(mails).toEqual([]);
});

test('a host name in a header never reaches a message', async () => {
  const who = newcomer();
  const headers = {
    'x-forwarded-host': 'evil.example',
    referer: 'https://evil.example/',
    origin: 'https://evil.example',
  };
  await app.call({ method: 'POST', url: '/api/v3/verification', body: who, headers });
  expect(mails).toHaveLength(1);
  expect(mails[0]?.data).not.toContain('evil.example');
});

describe('pumping short messages', () => {
  test('a brand’s own list of countries wins over the server’s', async () => {
    await setSms({ countries: ['IN'] });
    const unlisted = (await sendCode(app, phone())).raw.json();
    expect(unlisted).toMatchObject({ error: 'api.invalid_phone', params: { country: 'CN' } });
    expect((await sendCode(app, phone('IN', '9198765'))).status).toBe(200);
    expect((await sendCode(app, phone(), 'lotus')).status).toBe(200);
    expect(messages.map(({ brand, to }) => `${brand} ${to.slice(0, 3)}`)).toEqual([
      'aurora +91',
      'lotus +86',
    ]);
  });

  test('a number of a costly country cannot pass as one of a listed one', async () => {
    await setSms({ countries: ['CN'] });
    const costly = { ...phone('GB', '4479111'), phone: '447911123456' };
    expect((await sendCode(app, costly)).error).toBe('api.invalid_phone');
    expect((await sendCode(app, { ...costly, country: 'CN' })).error).toBe('api.invalid_phone');
    expect(messages).toEqual([]);
  });

  test('the day’s budget of a brand ends it, however many numbers, devices and addresses ask', async () => {
    await setSms({ per_day: 5 });
    const ask = (at: number) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v3/verification',
        headers: { host: 'aurora.localhost' },
        payload: phone(),
        remoteAddress: `198.51.100.${at + 1}`,
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(at)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.includes('api.too_frequent'))).toHaveLength(15);
    expect(messages).toHaveLength(5);
    expect((await sendCode(app, newcomer())).status).toBe(200);
    expect((await sendCode(app, phone(), 'lotus')).status).toBe(200);
  });

  test('a budget of nothing switches them off; an odd setting is none', async () => {
    await setSms({ per_day: 0 });
    expect((await sendCode(app, phone())).error).toBe('api.too_frequent');
    await setSms({ per_day: -1, countries: ['china'] }, 'lotus');
    expect((await sendCode(app, phone(), 'lotus')).status).toBe(200);
  });

  test('one household of IPv6 addresses is one address', async () => {
    const ask = (at: number) =>
      app.app.inject({
        method: 'POST',
        url: '/api/v3/verification',
        headers: { host: 'aurora.localhost' },
        payload: phone(),
        remoteAddress: `2001:db8:1:2::${(at + 1).toString(16)}`,
      });
    await ask(0);
    await ask(1);
    const rows = await app.db().selectFrom('rate_limits').select(['key', 'count']).execute();
    expect(rows.filter(({ key }) => key.startsWith('code:address:'))).toEqual([
      { key: 'code:address:2001:db8:1:2::/64', count: 2 },
    ]);
  });
});

test('a code whose delivery fails was open to no guess, and the one before it goes on', async () => {
  const who = phone();
  expect((await sendCode(app, who)).status).toBe(200);
  const former = /\d{6}/.exec(messages[0]!.text)?.[0] ?? '';
  await app.db().deleteFrom('rate_limits').execute();
  let guess: Awaited<ReturnType<typeof checkCode>> | undefined;
  whileHanded = async (text) => {
    guess = await checkCode(app, who, /\d{6}/.exec(text)?.[0] ?? '');
    return 500;
  };
  expect((await sendCode(app, who)).error).toBe('api.unavailable');
  expect(guess?.error).toBe('api.invalid_code');
  expect((await checkCode(app, who, former)).result).toEqual({ op_type: 'register' });
});

test('the device of a limit is kept hashed alone', async () => {
  const who = newcomer();
  await sendCode(app, who);
  const rows = await app.db().selectFrom('rate_limits').select('key').execute();
  expect(rows.filter(({ key }) => key.startsWith('code:device:'))).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(who.device_id);
});

test('guessing six digits comes to nothing: fifty tries a day at most', async () => {
  const who = newcomer();
  let tries = 0;
  let sends = 0;
  for (let round = 0; round < 14; round += 1) {
    await app.db().deleteFrom('rate_limits').where('key', 'like', 'code:resend:%').execute();
    // Whoever invents a device for each round is bounded by the codes alone.
    const device_id = `device-of-a-guesser-${round}`;
    const sent = await sendCode(app, { ...who, device_id });
    if (sent.status === 200) sends += 1;
    const code = /^Subject: (\d{6})/m.exec(mails.at(-1)!.data)?.[1] ?? '';
    for (let guess = 1; guess <= 7; guess += 1) {
      const typed = String((Number(code) + guess) % 1_000_000).padStart(6, '0');
      const body = { ...who, code: typed, device_id };
      const { error } = await post(app, guess % 2 ? '/api/v2/recovery' : '/api/v1/verification/check', body);
      if (error === 'api.invalid_code') tries += 1;
    }
  }
  expect([sends, tries]).toEqual([10, 50]);
});
