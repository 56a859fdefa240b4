import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { type Logger, pino } from 'pino';
import { type WatchOptions, watchBrand } from './app/preview/watch-brand.ts';
import { buildApp } from './app.ts';
import { demoSource } from './brand/brand.demo.ts';
import { sentence } from './brand/brand.findings.ts';
import { createKeptReadings } from './brand/brand.kept.ts';
import { loadBrands } from './brand/brand.loader.ts';
import type { BrandRegistry } from './brand/brand.registry.ts';
import { refuseUnfitBrands } from './brand-secrets.ts';
import { type Config, readConfig } from './config.ts';
import { createInfra } from './create-infra.ts';
import { brandsWithDemo, DEMO_DIR } from './demo/demo-folder.ts';
import { fillDemoPoints } from './demo/demo-points.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { findTools } from './domains/media/preparing/tools.ts';
import { addSandboxMerchant } from './domains/payment/sandbox-merchant.ts';
import { connectAhead, connectClient } from './infra/database/connect.ts';
import { openLateDatabases } from './infra/database/late-databases.ts';
import { migrateBy } from './infra/database/migrate.ts';
import { createFreeSpace, type FreeSpace, freeBytes } from './infra/disk/free-space.ts';
import type { BrandPreview, Infra, PreviewState } from './infra/infra.ts';
import { createJobs } from './infra/jobs/jobs.ts';
import { runJobs } from './infra/jobs/run-jobs.ts';
import { ofRequest } from './infra/log.ts';
import { makeFolder } from './infra/make-folder.ts';
import { openObjects } from './infra/objects/open-objects.ts';
import { guardLog } from './infra/postgres/guard-log.ts';
import { launchPostgres } from './infra/postgres/launch.ts';
import { lockFolder } from './infra/postgres/lock.ts';
import { settle } from './infra/processes/settle.ts';
import { openRedis } from './infra/redis/redis.ts';
import { startTracing } from './infra/tracing/tracing.ts';
import { jobsOf } from './jobs.ts';
import { listen } from './listen.ts';
import { type Databases, openDatabases } from './open-databases.ts';
import { createServices, type Services } from './services.ts';

export interface RunningServer {
  config: Config;
  brands: BrandRegistry;
  /** Where it listens: `http://127.0.0.1:3000`. */
  origin: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  /** One brand of the folder alone, as it is saved from now on; in development. */
  readonly preview?: Pick<WatchOptions, 'id' | 'examine'> &
    Pick<BrandPreview, 'framedBy' | 'look'> & {
      /** The others of the folder are served too, as they stood at the start. */
      readonly servesOthers?: boolean;
      /** Told of the folder after each save that changed something. */
      onState(state: PreviewState): void;
    };
}

/**
 * Starts everything in order, brands being read while the database is reached, and takes down what it started when a
 * later step fails.
 * @throws ConfigError, BrandError, PostgresLaunchError, DatabaseConnectError: each message is a sentence with the remedy
 */
export const startServer = async (
  env: Record<string, string | undefined>,
  { preview }: StartOptions = {},
): Promise<RunningServer> => {
  const config = readConfig(env);
  const log = pino({
    level: config.logLevel,
    mixin: ofRequest,
    redact: ['req.headers.authorization', '*.password', '*.access_token', '*.refresh_token'],
  });
  const stops: (() => Promise<unknown>)[] = [await startTracing(config, log)];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const [brands, { url, folder, migrating, databases }] = await toTheirEnds(
      readBrands(config, log, preview),
      reachDatabase(config, log, stops),
    );
    const { direct, database, guests, changing, keeping, background, openReplica } = databases;
    const usable = await prepareSchemas(migrating, brands, log);
    const space = await watchSpace(config, folder, log, stops);
    if (folder !== undefined) stops.push(guardLog(background.pool, space, log));
    const objects = await openObjects(config, log);
    const redis = config.redis && (await openRedis(config.redis, log));
    if (redis) stops.push(() => redis.close());
    const jobs = createJobs({ database: background, brands: usable, log }, () => jobsOf(services));
    const late =
      config.replicas &&
      openLateDatabases(config.replicas, {
        ...{ url, database, guests, direct, redis, log, open: openReplica },
      });
    if (late) stops.push(() => late.close());
    const asked = { database, guests, changing, keeping, late };
    const infra: Infra = createInfra(config, log, usable, { ...asked, space, objects, jobs, redis });
    if (preview && config.mode === 'development') {
      const watched = await watchBrand(usable, { ...preview, brandsDir: config.brandsDir });
      stops.push(() => watched.stop());
      watched.onChange(preview.onState);
      const { id, framedBy, look } = preview;
      infra.preview = Object.assign(watched, { id, ...(framedBy && { framedBy }), ...(look && { look }) });
    }
    const services = createServices(infra);
    const app = await buildApp(infra, services);
    stops.push(() => app.close());
    if (config.mode === 'development') await fillDemoContent({ ...infra, database: background }, services);
    if (!findTools(config.mediaToolsDir))
      log.warn('ffmpeg is not installed: of the videos of posts, only MP4 in H.264 and AAC are shown');
    const origin = await listen(app, config);
    stops.push(runJobs(jobs, log));
    const stopSettling = settle();
    stops.push(async () => stopSettling());
    return { config, brands: usable, origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Both at once, and neither is left running: what one has begun is taken down when the other fails. */
const toTheirEnds = async <A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> => {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
};

/** Brands that can be served; what is off in them is said. @throws BrandError, ConfigError */
const readBrands = async (
  config: Config,
  log: Logger,
  preview: StartOptions['preview'],
): Promise<BrandRegistry> => {
  const readings = createKeptReadings(join(config.dataDir, 'brand-readings'), { secret: config.secret });
  const brands = await loadBrands(config.brandsDir, {
    id: preview?.servesOthers ? undefined : preview?.id,
    strict: config.mode === 'development',
    read: readings.read,
    answersLocally: config.mode === 'development',
    onRefused: (error) => log.error(error.message),
  });
  await readings.removeOthers();
  refuseUnfitBrands(config, brands, (sentence) => log.warn(sentence));
  for (const { id } of brands.all) {
    const variable = `VAPID_KEY_${id.toUpperCase()}`;
    if (!config.push.keyOf(id)) log.info(`push notifications of ${id} are off: set ${variable}`);
    if (!config.wellpay.accountOf(id)) log.info(`withdrawals of ${id} to wellpay are off: see WELLPAY_URL`);
  }
  return brands;
};

interface ReachedDatabase extends DatabaseLocation {
  /** For migrations: they are no call, and take as long as they take. */
  migrating: pg.Client;
  databases: Databases;
}

/**
 * Connects to the database, as soon as it runs: once for migrations, and for what a start asks before it is ready, all at
 * once. @throws PostgresLaunchError, DatabaseConnectError
 */
const reachDatabase = async (
  config: Config,
  log: Logger,
  stops: (() => Promise<unknown>)[],
): Promise<ReachedDatabase> => {
  const location = await locateDatabase(config, log, stops);
  const databases = openDatabases(config, { url: location.url, log, stops });
  const [migrating] = await toTheirEnds(
    connectClient(config.databaseDirectUrl ?? location.url),
    connectAhead([databases.database.pool, databases.keeping.pool]),
  );
  stops.push(() => migrating.end());
  return { ...location, migrating, databases };
};

interface DatabaseLocation {
  url: string;
  /** Where our own PostgreSQL keeps it; absent for another. */
  folder?: string;
}

/** Takes the data folder for this process, and starts the PostgreSQL in it where no other is named. */
const locateDatabase = async (
  config: Config,
  log: Logger,
  stops: (() => Promise<unknown>)[],
): Promise<DatabaseLocation> => {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    makeFolder(dataDir);
    const lock = await lockFolder(await realpath(dataDir));
    stops.push(() => lock.release());
    return { url: databaseUrl };
  }
  const postgres = await launchPostgres({
    dataDir: config.dataDir,
    log: { info: (text) => log.info(text), warn: (text) => log.warn(text) },
    onExit: (exit) => log.error(exit, 'PostgreSQL ended by itself; starting it again'),
  });
  stops.push(() => postgres.stop());
  return { url: postgres.url, folder: postgres.folder };
};

/** Looks at the disks of the data folder and of our own database from now on. */
const watchSpace = async (
  { dataDir, freeSpace }: Config,
  database: string | undefined,
  log: Logger,
  stops: (() => Promise<unknown>)[],
): Promise<FreeSpace> => {
  const folders = [dataDir, ...(database === undefined ? [] : [database])];
  const space = createFreeSpace({ floor: freeSpace, measure: () => freeBytes(folders), log });
  await space.look();
  const stop = space.watch();
  stops.push(async () => stop());
  return space;
};

/** Brands whose schema is up to date; one whose migration failed is left out and said. */
const prepareSchemas = async (
  client: pg.Client,
  brands: BrandRegistry,
  log: Logger,
): Promise<BrandRegistry> => {
  const report = await migrateBy(
    client,
    brands.all.map(({ id }) => id),
  );
  await client.end();
  for (const failure of report.failed) log.error(failure, 'migration failed: this brand is not served');
  const failed = new Set(report.failed.map(({ brand }) => brand));
  return brands.only((brand) => !failed.has(brand.id));
};

const fillDemoContent = async ({ brands, config, database, objects, log }: Infra, { ledger }: Services) => {
  const known = await brandsWithDemo(DEMO_DIR);
  for (const brand of brands.all) {
    const tenant = { brand, db: database.tenant(brand.id) };
    if (config.wellpay.accountOf(brand.id)) await addSandboxMerchant(tenant.db, config);
    const source = await demoSource(config.brandsDir, brand.id, (id) => known.has(id), [...known]);
    // A brand that is empty is complete: whom its demo.json names is for the doctor to judge.
    if (source.status === 'wrong') for (const finding of source.findings) log.warn(sentence(finding));
    if (source.status === 'found')
      await fillDemo({ ...tenant, objects, demoDir: DEMO_DIR, source: source.id, log });
    // A ledger that is not as it was signed stands still; the server starts all the same.
    await fillDemoPoints(tenant, ledger).catch((err: unknown) =>
      log.warn({ err, brand: brand.id }, 'demo people have no points'),
    );
  }
};
