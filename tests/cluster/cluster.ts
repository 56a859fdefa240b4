import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ensureBundled } from '../../server/bin/bundle.mjs';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { startBucket } from '../../server/src/testing/bucket.ts';
import { insertPerson } from '../../server/src/testing/people.ts';
import { freePort, startRedis, type TestRedis } from '../../server/src/testing/redis.ts';
import { type Installation, makeInstallation, until } from '../faults/installation.ts';
import { call, type Person } from '../support/client.ts';
import { BUNDLE, PRODUCTION } from '../support/production.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Provider, startProvider } from './provider.ts';
import { type Balancer, startProxy } from './proxy.ts';

export const BRAND = 'harbor';

/** Three nodes of production behind a proxy, on one PostgreSQL and one Redis, all of them real. */
export interface Cluster {
  /** Where the proxy listens. */
  port: number;
  redis: TestRedis;
  /** Where points are withdrawn to. */
  provider: Provider;
  /** The rows of the brand. */
  database: Database;
  nodePorts: readonly number[];
  node(index: number): ServerProcess;
  /** Where all that the nodes keep beside the database lies, and the folders of the nodes. */
  dir: string;
  /** Starts a node on its old port, of this version or of another program. */
  start(index: number, program?: string): Promise<void>;
  /** Signed-in people, stored without the calls of a registration. */
  people(count: number): Promise<Person[]>;
  stop(): Promise<void>;
}

interface Parts {
  /** What stands between the nodes and PostgreSQL. */
  through?: (
    postgres: Postgres,
    folder: string,
  ) => Promise<{ url: string; isPooler?: true; env?: Record<string, string>; stop(): Promise<void> }>;
  /** Three, unless fewer are enough. */
  nodes?: number;
  env?: Record<string, string>;
  /** Files are in a bucket; in a folder of each node otherwise. */
  hasBucket?: boolean;
}

export const startCluster = async ({
  through,
  nodes: count = 3,
  env = {},
  hasBucket = false,
}: Parts = {}): Promise<Cluster> => {
  await ensureBundled();
  const installation: Installation = await makeInstallation(BRAND);
  const stops: (() => Promise<unknown>)[] = [installation.remove];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    const postgres = await startPostgres(join(installation.dir, 'postgres'));
    stops.push(postgres.stop);
    const redis = await startRedis();
    stops.push(redis.stop);
    const between = await through?.(postgres, installation.dir);
    if (between) stops.push(between.stop);
    const bucket = hasBucket ? await startBucket() : undefined;
    if (bucket) stops.push(bucket.stop);
    const provider = await startProvider(installation.dir, BRAND);
    stops.push(provider.stop);
    const nodePorts = await Promise.all(Array.from({ length: count }, freePort));
    const nodes: ServerProcess[] = [];
    const start = async (index: number, program = BUNDLE): Promise<void> => {
      const settings = {
        ...installation.env,
        ...PRODUCTION,
        DATA_DIR: join(installation.dir, `node${index}`),
        DATABASE_URL: between?.url ?? postgres.url,
        ...(between?.isPooler && { DATABASE_DIRECT_URL: postgres.url }),
        DATABASE_POOL: '4',
        REDIS_URL: redis.url,
        ADDRESS_HEADER: 'x-real-ip',
        PORT: String(nodePorts[index]),
        ...between?.env,
        ...bucket?.env,
        ...provider.env,
        ...env,
      };
      nodes[index] = await startServer(settings, program);
    };
    stops.push(async () => Promise.all(nodes.map((node) => node.signal('SIGKILL'))));
    // All at once, on an empty database.
    await Promise.all(nodePorts.map((_, index) => start(index)));
    const proxy: Balancer = await startProxy(installation.dir, nodePorts);
    stops.push(proxy.stop);
    const database = openDatabase({ url: postgres.url, poolSize: 3, onError: () => undefined });
    stops.push(() => database.close());
    const brands = await loadBrands(installation.env.BRANDS_DIR, { strict: true });
    const brand = brands.byId(BRAND);
    if (!brand) throw new Error(`There is no brand ${BRAND}.`);
    return {
      ...{ port: proxy.port, redis, provider, database, nodePorts, dir: installation.dir, start, stop },
      node: (index) => nodes[index] as ServerProcess,
      people: async (count) => {
        const made: Person[] = [];
        for (let number = 0; number < count; number += 1) {
          const username = `u${randomUUID().replaceAll('-', '').slice(0, 10)}`;
          const tenant = { brand, db: database.tenant(BRAND) };
          const names = { username, nickname: `Person ${number}` };
          const { id, access } = await insertPerson(tenant, Buffer.from(PRODUCTION.SECRET_KEY), names);
          made.push({ id, username, token: access });
        }
        return made;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** A group that the first of them makes. */
export const makeGroup = async (
  { port }: Cluster,
  [owner, ...others]: readonly Person[],
): Promise<string> => {
  const body = { display_name: 'Room', member_ids: others.map(({ id }) => id), cid: randomUUID() };
  const made = await call({
    port,
    brand: BRAND,
    method: 'POST',
    url: '/api/v1/groups',
    token: owner?.token ?? '',
    body,
  });
  if (made.status !== 200)
    throw new Error(`no group: ${made.status} ${made.error} ${JSON.stringify(made.result)}`);
  return made.result.id;
};

/** Waits until `look` is true. @throws with what it says when it takes longer */
export const within = async (
  ms: number,
  what: string,
  look: () => boolean | Promise<boolean>,
): Promise<void> => {
  const late = AbortSignal.timeout(ms);
  await until(async () => {
    if (await look()) return true;
    if (late.aborted) throw new Error(`not within ${ms / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  });
};
