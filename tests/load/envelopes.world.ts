import { randomBytes, randomUUID } from 'node:crypto';
import { points } from '@livery/contract';
import { pino } from 'pino';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import { readConfig } from '../../server/src/config.ts';
import { userAccount } from '../../server/src/domains/ledger/operations.ts';
import { type Database, openDatabase } from '../../server/src/infra/database/database.ts';
import { OF_JOBS } from '../../server/src/infra/database/deadlines.ts';
import { bucketOf, newId } from '../../server/src/infra/ids.ts';
import type { Infra } from '../../server/src/infra/infra.ts';
import { createPubSub } from '../../server/src/infra/pubsub/pubsub.ts';
import type { Caller, Tenant } from '../../server/src/infra/tenancy.ts';
import { createServices, type Services } from '../../server/src/services.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

/** Connections that both sides of the benchmark have. */
const POOL = 10;
/** What the sender gives away in all. */
const POINTS = 1_000_000_000;

/** A group of people one of whom gives away envelopes, and the services without HTTP. */
export interface Envelopes {
  world: World;
  /** What both sides claim on: whoever waits long for a connection of it gets one all the same. */
  keeping: Database;
  /** Of a server on the same database. */
  env: Record<string, string>;
  services: Services;
  tenant: Tenant;
  /** Everybody but the sender. */
  people: { caller: Caller; token: string }[];
  /** One that nobody has opened; returns its id. */
  send(packets: number): Promise<string>;
  stop(): Promise<void>;
}

const callerOf = (userId: string): Caller => ({ userId, sessionId: 'bench', scope: 'session' });

const servicesOf = async ({ database, serverEnv }: World, keeping: Database, secret: string) => {
  const config = readConfig({ ...serverEnv, SECRET_KEY: secret, HOST: '127.0.0.1' });
  const brands = await loadBrands(config.brandsDir, { strict: true });
  const log = pino({ level: 'silent' });
  const jobs = { enqueue: async () => undefined, hurry: () => undefined };
  const databases = { database, guests: database, changing: database, keeping };
  // What files, mail and the like would need is asked by nobody here.
  const infra = { config, brands, log, jobs, pubsub: createPubSub(), ...databases } as unknown as Infra;
  return { services: createServices(infra), brands };
};

const gather = async ({ database, brand, lines }: World): Promise<string> => {
  const db = database.tenant(brand);
  const id = newId();
  const bucket = bucketOf(id);
  await db
    .insertInto('groups')
    .values({ bucket, id, type: 2, name: id, member_count: lines.length })
    .execute();
  await db
    .insertInto('group_members')
    .values(lines.map(({ userId }) => ({ bucket, group_id: id, user_id: userId })))
    .execute();
  return id;
};

export const makeEnvelopes = async (count: number): Promise<Envelopes> => {
  const world = await makeWorld(count + 1);
  const secret = randomBytes(32).toString('hex');
  const deadlines = { ...OF_JOBS, connect: 60_000 };
  const keeping = openDatabase({
    ...{
      url: world.url,
      poolSize: POOL,
      deadlines,
      keepsPlans: true,
      onError: ({ message }) => console.error(message),
    },
  });
  const { services, brands } = await servicesOf(world, keeping, secret);
  const brand = brands.byId(world.brand);
  const [sender, ...others] = world.lines;
  if (!brand || !sender) throw new Error('There is nobody to send.');
  const tenant: Tenant = { brand, db: world.database.tenant(brand.id) };
  const groupId = await gather(world);
  const deposit = { do: 'transfer', key: 'bench', from: { kind: 'house', owner: '' }, type: 121 } as const;
  await services.ledger.do(tenant, {
    ...deposit,
    to: userAccount(sender.userId),
    amount: points(POINTS),
  });
  return {
    world,
    keeping,
    env: { ...world.serverEnv, SECRET_KEY: secret },
    services,
    tenant,
    people: others.map(({ userId, token }) => ({ caller: callerOf(userId), token })),
    send: async (packets) => {
      const body = {
        group_id: groupId,
        type: 2,
        amount: 100 * packets,
        count: packets,
        cid: randomUUID(),
      } as const;
      return (await services.envelopes.send(tenant, callerOf(sender.userId), body)).id;
    },
    stop: async () => {
      await keeping.close();
      await world.stop();
    },
  };
};
