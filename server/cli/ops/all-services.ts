import { pino } from 'pino';
import { dataDirOf, readConfig } from '../../src/config.ts';
import { createInfra } from '../../src/create-infra.ts';
import { createFreeSpace } from '../../src/infra/disk/free-space.ts';
import type { ObjectStore } from '../../src/infra/objects/object-store.ts';
import { createObjects } from '../../src/infra/objects/objects.ts';
import { leaveEvents, silentPubSub } from '../../src/infra/realtime/relay.ts';
import { createServices, type Services } from '../../src/services.ts';
import type { Operations } from './open.ts';
import type { Telling } from './telling.ts';

/** Whoever has the machine sees how full its disk is. */
const ROOM = { floor: 0, measure: async () => Number.MAX_SAFE_INTEGER };

const refuse = async (): Promise<never> => {
  throw new Error('objects are where the servers have them');
};
const never = (): never => {
  throw new Error('objects are where the servers have them');
};

/** Which place is the servers' a command cannot know: what it would remove in another is left to them, by their queue. */
const ELSEWHERE: ObjectStore = {
  ...{ keep: refuse, get: refuse, remove: refuse, signedPost: refuse, signedPut: refuse },
  ...{ list: never, arrivalOf: never },
};

/**
 * All services, composed as the server does: for what every domain has a part in. They need the database and the server's key, and
 * nothing else of its environment: what they tell, and the files that they would remove, are left to the servers.
 */
export const allServices = (
  { tenant, database, brands, jobs, secret }: Operations,
  telling: Telling,
): Services => {
  const log = pino({ level: 'silent' });
  const dataDir = dataDirOf(process.env);
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: secret().toString() });
  const infra = createInfra(config, log, brands, {
    ...{ database, guests: database, changing: database, keeping: database, jobs },
    ...{ late: undefined, redis: undefined },
    space: createFreeSpace({ ...ROOM, log }),
    objects: createObjects({ dir: `${dataDir}/objects`, secret: config.secret, store: ELSEWHERE }),
  });
  const { pubsub, events } = silentPubSub(infra.pubsub);
  telling.later(() => leaveEvents(jobs, tenant, events));
  return createServices({ ...infra, pubsub });
};
