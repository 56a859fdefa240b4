import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { createInfra } from '../../src/create-infra.ts';
import { createFreeSpace } from '../../src/infra/disk/free-space.ts';
import { openObjects } from '../../src/infra/objects/open-objects.ts';
import { relayingPubSub } from '../../src/infra/realtime/relay.ts';
import { createServices, type Services } from '../../src/services.ts';
import type { Operations } from './open.ts';

/** Whoever has the machine sees how full its disk is. */
const ROOM = { floor: 0, measure: async () => Number.MAX_SAFE_INTEGER };

/**
 * All services, composed as the server does, from the server's environment: for what every domain has a part in. What they tell
 * is left to the servers; `told` waits until that is written. @throws ConfigError
 */
export const allServices = async ({
  tenant,
  database,
  brands,
  jobs,
}: Operations): Promise<{ services: Services; told: () => Promise<unknown> }> => {
  const log = pino({ level: 'silent' });
  const config = readConfig(process.env);
  const telling: Promise<void>[] = [];
  const infra = createInfra(config, log, brands, {
    ...{ database, guests: database, changing: database, keeping: database, jobs },
    ...{ late: undefined, redis: undefined },
    space: createFreeSpace({ ...ROOM, log }),
    objects: await openObjects(config, log),
  });
  const pubsub = relayingPubSub(infra.pubsub, (job, brand, payload) => {
    telling.push(jobs.enqueue(tenant.db, brand, job, payload));
  });
  return { services: createServices({ ...infra, pubsub }), told: () => Promise.all(telling) };
};
