import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { buildApp } from '../app.ts';
import { loadBrands } from '../brand/brand.loader.ts';
import { readConfig } from '../config.ts';
import { createGeetest } from '../infra/captcha/geetest.ts';
import { type Database, openDatabase, type TenantDb } from '../infra/database/database.ts';
import { OF_CALLS } from '../infra/database/deadlines.ts';
import { openLateDatabases } from '../infra/database/late-databases.ts';
import { migrate } from '../infra/database/migrate.ts';
import { createFreeSpace } from '../infra/disk/free-space.ts';
import type { Infra } from '../infra/infra.ts';
import { createJobs } from '../infra/jobs/jobs.ts';
import { ofRequest } from '../infra/log.ts';
import { createDelivery } from '../infra/mail/delivery.ts';
import { openObjects } from '../infra/objects/open-objects.ts';
import { createOidcClient } from '../infra/oidc/oidc.ts';
import { createPubSub } from '../infra/pubsub/pubsub.ts';
import { openRedis } from '../infra/redis/redis.ts';
import type { Tenant } from '../infra/tenancy.ts';
import { tracedInfra } from '../infra/tracing/traced-infra.ts';
import { startTracing } from '../infra/tracing/tracing.ts';
import { createWellpay } from '../infra/wellpay/wellpay-http.ts';
import { jobsOf } from '../jobs.ts';
import { createServices, type Services } from '../services.ts';
import { readOnce } from './brands.ts';
import { createContractAudit } from './contract-audit.ts';
import { createDatabase } from './databases.ts';
import { NO_FLOOD_LIMITS } from './no-flood-limits.ts';
import { insertPerson, type TestPerson } from './people.ts';

export type { TestPerson } from './people.ts';

export interface TestApp {
  app: FastifyInstance;
  infra: Infra;
  services: Services;
  /** Rows of a brand, to arrange and to look at. */
  db(brand?: string): TenantDb;
  /** A brand with its rows, as services are handed it. */
  tenant(brand?: string): Tenant;
  /** Injects a request; `brand` picks the host (aurora by default), `token` the bearer. */
  call(request: TestRequest): Promise<TestResponse>;
  /** The newest code that went to an address. */
  codeFor(to: string, brand?: string): string;
  /** A registered, signed-in person, stored without the calls of a registration. Names are made unique. */
  signUp(options?: { brand?: string; nickname?: string }): Promise<TestPerson>;
  /** Runs what services leave in the queue; without it, it waits there. */
  startJobs(): Promise<void>;
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

export interface TestAppOptions {
  env?: Record<string, string>;
  brandsDir?: string;
  /** Receives the lines of the log. */
  logTo?: DestinationStream;
  /** What stands before the database: returns the address that the application is told. */
  through?: (databaseUrl: string) => Promise<string>;
  /** Bytes that the disk has free, at each look. */
  freeSpace?: () => Promise<number>;
  /** By which envelopes end. */
  now?: () => Date;
  /** As in `brand preview`. */
  preview?: Infra['preview'];
}

const PLANNED_POOL = 3;
let counter = 0;

/** The real application on a database of its own in a real PostgreSQL. */
export const startTestApp = async ({
  env = {},
  brandsDir,
  logTo,
  through = async (url) => url,
  freeSpace = async () => Number.MAX_SAFE_INTEGER,
  now,
  preview,
}: TestAppOptions = {}): Promise<TestApp> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'livery-app-'));
  const database = await createDatabase('migrated');
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: await through(database.url),
    SECRET_KEY: 'a secret of at least thirty-two characters',
    ...NO_FLOOD_LIMITS,
    MEDIA_NICENESS: '0',
    ...(brandsDir && { BRANDS_DIR: brandsDir }),
    ...env,
  });
  const brands = await loadBrands(config.brandsDir, {
    strict: true,
    answersLocally: config.mode === 'development',
    // A folder that a test brings, it may write to.
    ...(!brandsDir && { read: readOnce }),
  });
  // The repository's brands are there already: for those that a test adds.
  await migrate(
    database.url,
    brands.all.map(({ id }) => id),
  );
  const url = config.databaseUrl ?? database.url;
  const options = { url, poolSize: config.poolSize, deadlines: OF_CALLS, onError: () => undefined };
  const log = logTo ? pino({ level: 'trace', mixin: ofRequest }, logTo) : pino({ level: 'silent' });
  // Before connections are opened: their statements are steps.
  const stopTracing = await startTracing(config, log);
  const opened = openDatabase({ ...options, plannedSize: PLANNED_POOL });
  const guests = openDatabase(options);
  const changing = openDatabase(options);
  const keeping = openDatabase({ ...options, keepsPlans: true });
  const redis = config.redis && (await openRedis(config.redis, log));
  const replicas: Database[] = [];
  const late =
    config.replicas &&
    openLateDatabases(config.replicas, {
      ...{ url, database: opened, guests, redis, log },
      open: (at, whose) => {
        const plans = whose === 'users' ? { plannedSize: PLANNED_POOL } : {};
        const replica = openDatabase({ ...options, url: at, ...plans });
        replicas.push(replica);
        return replica;
      },
    });
  const jobs = createJobs({ database: opened, brands, log, pollingSeconds: 0.5 }, () => jobsOf(services));
  const infra: Infra = tracedInfra({
    config,
    log,
    brands,
    database: opened,
    guests,
    changing,
    keeping,
    late,
    objects: await openObjects(config, log),
    space: createFreeSpace({ floor: config.freeSpace, measure: freeSpace, log: pino({ level: 'silent' }) }),
    captcha: createGeetest(config.captcha),
    oidc: createOidcClient({ issuer: config.google.issuer }),
    wellpay: createWellpay(config.wellpay),
    pubsub: createPubSub(),
    redis,
    jobs,
    preview,
    ...createDelivery(config),
  });
  const audit = createContractAudit();
  const services = createServices(infra, now);
  const app = await buildApp(infra, services, audit);
  await app.ready();
  const call = caller(app);
  const codeFor = (to: string, brand = 'aurora') => {
    const code = infra.mailbox?.list(brand, to)[0]?.code;
    if (!code) throw new Error(`No code went to ${to}.`);
    return code;
  };
  const tenant = (id = 'aurora'): Tenant => {
    const brand = brands.byId(id);
    if (!brand) throw new Error(`There is no brand ${id}.`);
    return { brand, db: opened.tenant(id) };
  };
  return {
    app,
    infra,
    services,
    db: (brand = 'aurora') => opened.tenant(brand),
    tenant,
    call,
    codeFor,
    signUp: async ({ brand = 'aurora', nickname } = {}) => {
      counter += 1;
      const username = `u${process.pid.toString(36)}x${String(counter).padStart(4, '0')}`.slice(0, 12);
      const person = { username, nickname: nickname ?? `Person ${counter}` };
      return insertPerson(tenant(brand), config.secret, person);
    },
    startJobs: () => jobs.start(),
    stop: async () => {
      await app.close();
      await jobs.stop();
      await late?.close();
      const databases = [opened, guests, changing, keeping, ...replicas];
      await Promise.all(databases.map((each) => each.close()));
      await redis?.close();
      await stopTracing();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      const breaches = [...audit.breaches];
      if (breaches.length > 0) throw new Error(`The server left its contract:\n${breaches.join('\n')}`);
    },
  };
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
