import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { startBucket } from '../../testing/bucket.ts';
import { TEST_CERTIFICATE } from '../../testing/certificate.ts';
import { hearCommands } from '../../testing/heard.ts';
import { listenOn } from '../../testing/live.ts';
import { startRedis } from '../../testing/redis.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { createQueue } from '../backup/backup.testing.ts';
import { startCollector } from '../tracing/collector.testing.ts';
import type { Finding } from './finding.ts';
import { checkPublic } from './outside.ts';

const SECRET = 'q7-Vh2 a secret of the doctor, drawn by chance';
const HEADER = 'x-real-ip';
const heard = hearCommands();
let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp({ env: { SECRET_KEY: SECRET, ADDRESS_HEADER: HEADER } });
  port = await listenOn(app);
  await createQueue(app.infra.config.databaseUrl ?? '', 'tests.wait');
  for (const { id } of app.infra.brands.all) {
    const entry = { operator: 'system', action: 'backup.take', target: 'backup', reason: '' };
    await insertAudit(app.db(id), entry);
  }
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => {
  const { databaseUrl = '', dataDir } = app.infra.config;
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: SECRET, FREE_SPACE_MEGABYTES: '1' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterEach(() => vi.unstubAllEnvs());

const set = (env: Record<string, string>) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
};
/** What it says of one thing. */
const saidOf = async (check: string, ...args: string[]): Promise<string[]> => {
  heard.said = '';
  await main(['doctor', '--json', ...args]);
  const { findings } = JSON.parse(heard.said) as { findings: Finding[] };
  return findings
    .filter((each) => each.check === check)
    .map(({ level, what, todo }) => [level, what, todo].filter(Boolean).join(' '));
};
const sql = (text: string) => app.infra.database.pool.query(text);

const listening = async <S extends Server>(server: S): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};
const answering = async (listener: RequestListener) => listening(createServer(listener));

test('an installation without a fault is well: a line a finding, exit code 0', async () => {
  expect([await main(['doctor']), heard.said]).toEqual([0, expect.stringMatching(/^0 wrong, /m)]);
  for (const check of [
    'settings',
    'secrets',
    'disk',
    'clock',
    'migrations',
    'jobs',
    'backups',
    'audit',
    'objects',
  ])
    expect(heard.said).toMatch(new RegExp(`^ok +${check} `, 'm'));
  expect(heard.said).not.toContain(SECRET);
});

test('what a server would not start with', async () => {
  set({ PORT: 'many' });
  expect(await saidOf('settings')).toEqual([expect.stringMatching(/^wrong PORT is "many"/)]);
  expect(await main(['doctor'])).toBe(1);
});

test('secrets that are short, made up by hand, or those of examples', async () => {
  set({ SECRET_KEY: 'short' });
  expect(await saidOf('secrets')).toEqual([expect.stringContaining('wrong SECRET_KEY has 5 characters.')]);
  set({ SECRET_KEY: 'abcabcabcabcabcabcabcabcabcabcabcabc' });
  expect(await saidOf('secrets')).toEqual([expect.stringContaining('was not drawn by chance')]);
  set({ SECRET_KEY: SECRET, SMTP_URL: 'smtp://user:password@127.0.0.1:1' });
  expect(await saidOf('secrets')).toContainEqual(
    expect.stringContaining('wrong SMTP_URL has a password that examples have'),
  );
});

test('a disk that is nearly full', async () => {
  set({ FREE_SPACE_MEGABYTES: '1000000' });
  expect(await saidOf('disk')).toEqual([
    expect.stringMatching(/^wrong \d+ MB are free .* Uploads are refused/),
  ]);
});

describe('the database', () => {
  test('is away, or refuses', async () => {
    set({ DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none' });
    expect(await saidOf('database')).toEqual([expect.stringContaining('cannot be reached')]);
  });

  test('has another time', async () => {
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    expect(await saidOf('clock')).toEqual([
      expect.stringMatching(/^wrong .* (59|60)\.\d s apart. Keep both by NTP/),
    ]);
  });

  test('lacks a migration', async () => {
    await sql(`delete from brand_jade.migrations where name like '0080%'`);
    expect(await saidOf('migrations')).toEqual([
      expect.stringContaining('wrong jade lacks 1, from 0080_old_notices.sql'),
    ]);
    await sql(`insert into brand_jade.migrations (name) values ('0080_old_notices.sql')`);
  });

  test('has work that nobody takes, that hangs, and that was given up', async () => {
    const put = (columns: string, values: string) =>
      sql(
        `insert into jobs.job (name, data, ${columns}) values ('tests.wait', '{"brand":"aurora"}', ${values})`,
      );
    await put('start_after', `now() - interval '1 hour'`);
    await put('state, started_on', `'active', now() - interval '1 day'`);
    await put('state, completed_on', `'failed', now()`);
    expect(await saidOf('jobs')).toEqual([
      expect.stringContaining('wrong 1 wait for more than 15 minutes'),
      expect.stringContaining('wrong 1 run for longer than they may'),
      expect.stringContaining('warn 1 were given up'),
    ]);
    await sql('delete from jobs.job');
  });

  test('has old backups, or none', async () => {
    expect(await saidOf('backups', '--backup-hours', '0.0000001')).toContainEqual(
      expect.stringContaining('wrong The newest of aurora is 0 hours old'),
    );
    await sql(`alter table brand_jade.audit_log disable trigger user; delete from brand_jade.audit_log;
      update brand_jade.audit_head set seq = 0, digest = ''; alter table brand_jade.audit_log enable trigger user`);
    expect(await saidOf('backups')).toEqual([expect.stringContaining('wrong Of jade there was never one')]);
  });

  test('has a copy of a table that was left off, and what another was before', async () => {
    expect(await saidOf('partitions')).toEqual([]);
    await sql(
      'create table brand_aurora.messages__next (id text); create table brand_lotus.timelines__before (id text)',
    );
    onTestFinished(() =>
      sql('drop table brand_aurora.messages__next, brand_lotus.timelines__before').then(() => undefined),
    );
    expect(await saidOf('partitions')).toEqual([
      expect.stringMatching(/^warn A copy of messages of aurora is under way, or was left off/),
      expect.stringMatching(/^warn What timelines of lotus was before .* --drop-old --brand lotus$/),
    ]);
  });

  test('has an audit log that was changed', async () => {
    await sql(`alter table brand_lotus.audit_log disable trigger user; update brand_lotus.audit_log set operator = 'ann';
      alter table brand_lotus.audit_log enable trigger user`);
    expect(await saidOf('audit')).toEqual([
      expect.stringContaining('wrong Row 1 of lotus is not as it was written'),
    ]);
  });
});

test('Redis that answers, or does not', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  set({ REDIS_URL: redis.url });
  expect(await saidOf('redis')).toEqual(['ok It answers.']);
  set({ REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await saidOf('redis')).toEqual([expect.stringMatching(/^wrong Redis does not answer/)]);
});

describe('mail', () => {
  const received: string[] = [];
  const smtp = async (disabledCommands: string[]): Promise<string> => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands,
      onData: (stream, { envelope }, done) => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        stream.resume().on('end', done);
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  };

  test('that goes in clear is said; one is sent only when it is asked for', async () => {
    set({ SMTP_URL: await smtp(['STARTTLS', 'AUTH']), SMTP_FROM: 'no-reply@mail.example' });
    expect(await saidOf('mail')).toEqual([expect.stringMatching(/^warn .* without STARTTLS/)]);
    expect(received).toEqual([]);
    expect(await saidOf('mail', '--send-to', 'ann@mail.example')).toContain(
      'ok One was handed over for ann@mail.example.',
    );
    expect(received).toEqual(['ann@mail.example']);
  });

  test('whose certificate nobody trusts, or that is away', async () => {
    set({ SMTP_URL: await smtp(['AUTH']), SMTP_FROM: 'no-reply@mail.example' });
    expect(await saidOf('mail')).toEqual([expect.stringMatching(/^wrong .*certificate/)]);
    set({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await saidOf('mail')).toEqual([expect.stringMatching(/^wrong .*ECONNREFUSED/)]);
  });
});

test('an SMS gateway that answers, refuses the token, or is away; nothing is posted', async () => {
  const asked: (string | undefined)[] = [];
  const gateway = await answering(({ method, headers }, response) => {
    asked.push(method);
    response.writeHead(headers.authorization === 'Bearer right' ? 405 : 401).end();
  });
  set({ SMS_GATEWAY_URL: `http://127.0.0.1:${gateway}/send`, SMS_GATEWAY_TOKEN: 'right' });
  expect(await saidOf('sms')).toEqual(['ok The gateway answers; nothing was sent.']);
  set({ SMS_GATEWAY_TOKEN: 'another' });
  expect(await saidOf('sms')).toEqual([
    expect.stringContaining('wrong The gateway answers 401. Correct SMS_GATEWAY_TOKEN'),
  ]);
  expect(new Set(asked)).toEqual(new Set(['HEAD']));
  set({ SMS_GATEWAY_URL: 'http://127.0.0.1:1/send' });
  expect(await saidOf('sms')).toEqual([expect.stringContaining('wrong The gateway cannot be reached')]);
});

test('what takes traces, and where nothing does', async () => {
  expect(await saidOf('traces')).toEqual([]);
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  set({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  expect(await saidOf('traces')).toEqual(['ok They are taken.']);
  expect(collector.spans).toEqual([]);
  set({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/elsewhere` });
  expect(await saidOf('traces')).toEqual([expect.stringContaining('warn What takes them answers 404.')]);
  set({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  expect(await saidOf('traces')).toEqual([expect.stringContaining('warn What takes them cannot be reached')]);
});

test('a bucket that takes and gives, or whose key may not', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  set(bucket.env);
  expect(await saidOf('objects')).toEqual(['ok They are written, read, listed and removed.']);
  set({ S3_SECRET_KEY: 'another key' });
  expect(await saidOf('objects')).toEqual([
    expect.stringContaining('wrong An object could not be written (PutObject)'),
  ]);
});

describe('what stands in front', () => {
  /** Passes everything on, as a proxy that writes the caller's address, or not. */
  const proxy = (writes: boolean) =>
    answering(async ({ url, headers }, response) => {
      const passed = { ...(headers as Record<string, string>), ...(writes && { [HEADER]: '198.51.100.4' }) };
      const { host: _, connection: __, ...rest }: Record<string, string> = passed;
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers: rest });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });

  test('writes the address of who calls, or lets callers choose it', async () => {
    set({ ADDRESS_HEADER: HEADER });
    expect(await saidOf('proxy', '--url', `http://127.0.0.1:${await proxy(true)}`)).toEqual([
      expect.stringMatching(/^ok .* sees this machine as 198\.51\.100\.4/),
    ]);
    expect(await saidOf('proxy', '--url', `http://127.0.0.1:${await proxy(false)}`)).toEqual([
      expect.stringMatching(/^wrong .* callers choose their own address/),
    ]);
  });

  test('is another server, or away', async () => {
    const other = await answering((_, response) => response.end('{"status":"ok"}'));
    expect(await saidOf('proxy', '--url', `http://127.0.0.1:${other}`)).toEqual([
      expect.stringContaining('is not this installation'),
    ]);
    expect(await saidOf('proxy', '--url', 'http://127.0.0.1:1')).toEqual([
      expect.stringMatching(/^wrong .* does not answer/),
    ]);
  });

  test('tells its address to nobody else', async () => {
    const { raw } = await app.call({ url: '/healthz', headers: { 'x-doctor': 'nonce.proof' } });
    expect(raw.json()).toEqual({ status: 'ok' });
  });

  test('has a certificate that ends', async () => {
    const secure = createSecureServer(TEST_CERTIFICATE, (_, response) => response.end());
    const place = `https://127.0.0.1:${await listening(secure)}`;
    const at = async (date: string) => {
      vi.spyOn(Date, 'now').mockReturnValue(Date.parse(date));
      const [first] = await checkPublic(place, { addressHeader: undefined, proof: () => '' });
      return `${first?.level} ${first?.what}`;
    };
    expect(await at('2036-08-17T12:25:53Z')).toMatch(/^ok .* is good for (99|100) days/);
    expect(await at('2036-11-15T12:25:53Z')).toMatch(/^warn .* is good for (9|10) days/);
    expect(await at('2036-11-27T12:25:53Z')).toMatch(/^wrong .* has ended/);
  });
});
