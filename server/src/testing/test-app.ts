import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { type DestinationStream, pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import { loadBrands } from '../brand/brand.loader.ts';
import { readConfig } from '../config.ts';
import { createGeetest } from '../infra/captcha/geetest.ts';
import { openDatabase, type TenantDb } from '../infra/database/database.ts';
import { migrate } from '../infra/database/migrate.ts';
import type { Infra } from '../infra/infra.ts';
import { createOutbox } from '../infra/mail/outbox.ts';
import { createFolderStore } from '../infra/objects/folder-store.ts';
import { createOidcClient } from '../infra/oidc/oidc.ts';
import { createPubSub } from '../infra/pubsub/pubsub.ts';
import { createServices } from '../services.ts';

export interface TestApp {
  app: FastifyInstance;
  infra: Infra;
  /** Rows of a brand, to arrange and to look at. */
  db(brand?: string): TenantDb;
  /** Injects a request; `brand` picks the host (aurora by default), `token` the bearer. */
  call(request: TestRequest): Promise<TestResponse>;
  /** The newest code that went to an address. */
  codeFor(to: string, brand?: string): string;
  /** A registered, signed-in person. Names are made unique. */
  signUp(options?: { brand?: string; nickname?: string }): Promise<TestPerson>;
  stop(): Promise<void>;
}

export interface TestRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  url: string;
  brand?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestResponse {
  status: number;
  /** `result` of a success; undefined for a failure. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the server said without restating its type
  result: any;
  error: string | undefined;
  raw: LightMyRequestResponse;
}

export interface TestPerson {
  id: string;
  email: string;
  username: string;
  password: string;
  deviceId: string;
  access: string;
  refresh: string;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  brandsDir?: string;
  /** Receives the lines of the log. */
  logTo?: DestinationStream;
}

let counter = 0;

/** The real application on a database of its own in a real PostgreSQL. */
export const startTestApp = async ({ env = {}, brandsDir, logTo }: TestAppOptions = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-app-'));
  const database = await createDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET_KEY: 'a secret of at least thirty-two characters',
    ...(brandsDir && { BRANDS_DIR: brandsDir }),
    ...env,
  });
  const brands = await loadBrands(config.brandsDir, { strict: true });
  await migrate(
    database.url,
    brands.all.map(({ id }) => id),
  );
  const opened = openDatabase({ url: database.url, poolSize: config.poolSize, onError: () => undefined });
  const infra: Infra = {
    config,
    log: logTo ? pino({ level: 'trace' }, logTo) : pino({ level: 'silent' }),
    brands,
    database: opened,
    objects: createFolderStore({ dir: join(dataDir, 'objects'), secret: config.secret }),
    captcha: createGeetest(config.captcha),
    oidc: createOidcClient({ issuer: config.google.issuer }),
    pubsub: createPubSub(),
    ...createOutbox(config),
  };
  const app = await buildApp(infra, createServices(infra));
  await app.ready();
  const call = caller(app);
  const codeFor = (to: string, brand = 'aurora') => {
    const code = infra.mailbox?.list(brand, to)[0]?.code;
    if (!code) throw new Error(`No code went to ${to}.`);
    return code;
  };
  return {
    app,
    infra,
    db: (brand = 'aurora') => opened.tenant(brand),
    call,
    codeFor,
    signUp: (options) => signUp(call, codeFor, options),
    stop: async () => {
      await app.close();
      await opened.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** An empty database of its own in the PostgreSQL of the run. */
export const createDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) };
};

const caller =
  (app: FastifyInstance) =>
  async ({
    method = 'GET',
    url,
    brand = 'aurora',
    token,
    body,
    headers,
  }: TestRequest): Promise<TestResponse> => {
    const raw = await app.inject({
      method,
      url,
      headers: { host: `${brand}.localhost`, ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
    } as InjectOptions);
    const isJson = String(raw.headers['content-type']).includes('json') && raw.body !== '';
    const parsed = isJson ? raw.json() : {};
    return { status: raw.statusCode, result: parsed.result, error: parsed.error, raw };
  };

const signUp = async (
  call: TestApp['call'],
  codeFor: TestApp['codeFor'],
  { brand = 'aurora', nickname }: { brand?: string; nickname?: string } = {},
): Promise<TestPerson> => {
  counter += 1;
  const unique = `${process.pid.toString(36)}x${String(counter).padStart(4, '0')}`;
  const email = `person${unique}@mail.example`;
  const identity = { mode: 'email', email, device_id: `device-of-${email}` };
  const username = `u${unique}`.slice(0, 12).padEnd(6, '0');
  const password = 'Passw0rd99';
  const post = async (url: string, body: unknown) => {
    const response = await call({ method: 'POST', url, brand, body });
    if (response.status !== 200) throw new Error(`${url}: ${response.raw.body}`);
    return response.result;
  };
  await post('/api/v3/verification', identity);
  await post('/api/v1/verification/check', { ...identity, code: codeFor(email, brand) });
  const tokens = await post('/api/v1/register', {
    ...identity,
    username,
    password,
    nickname: nickname ?? `Person ${counter}`,
  });
  const me = await call({ url: '/api/v1/users/me', brand, token: tokens.access_token });
  return {
    id: me.result.id,
    email,
    username,
    password,
    deviceId: identity.device_id,
    access: tokens.access_token,
    refresh: tokens.refresh_token,
  };
};
