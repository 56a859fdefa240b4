import { startRedis } from '../../server/src/testing/redis.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startChild } from './child.ts';
import { addPosts } from './crowd.ts';
import { makeRooms, type Room } from './delivery.world.ts';
import type { Answer, Order, Part, Told } from './online.clients.ts';
import { type Usage, usage } from './processes.ts';
import { makeWorld, type World } from './stored-sends.world.ts';

export interface Amounts {
  /** Conversations of `members` each; nobody is in two. */
  rooms: number;
  members: number;
  posts: number;
}

/** What the parts of an installation used while people were online: seconds of processor, bytes. */
export interface Costs {
  answer: Answer;
  /** Of all nodes together. Memory at their start, with all sockets open, and at the end. */
  nodes: Usage & { atStart: number; opened: number };
  database: Usage;
  redis: Usage;
}

const PARTS = ['nodes', 'database', 'redis'] as const;

export interface OnlineWorld {
  world: World;
  rooms: Room[];
  /** Ids, the newest first. */
  posts: string[];
  /** So many nodes, which share a Redis where there is more than one: what each part costs, one after the other. */
  play(nodes: number, parts: readonly Part[]): Promise<Costs[]>;
  stop(): Promise<void>;
}

/** Brings nodes up, everybody to them, and says what it cost; clients do not count. */
const playOn = async (
  { world, rooms }: Pick<OnlineWorld, 'world' | 'rooms'>,
  count: number,
  parts: readonly Part[],
): Promise<Costs[]> => {
  const redis = count > 1 ? await startRedis() : undefined;
  const nodes: ServerProcess[] = [];
  const clients = startChild<Order | Part, Told>('./online.clients.ts');
  const sum = async (): Promise<Usage> => {
    const all = await Promise.all(nodes.map(({ pid }) => usage(pid, true)));
    return {
      cpu: all.reduce((total, { cpu }) => total + cpu, 0),
      memory: all.reduce((total, { memory }) => total + memory, 0),
    };
  };
  const look = async () => ({
    nodes: await sum(),
    database: await usage(world.postgres, true),
    redis: redis ? await usage(redis.pid()) : { cpu: 0, memory: 0 },
  });
  try {
    for (let number = 0; number < count; number += 1)
      nodes.push(
        await startServer({
          ...world.serverEnv,
          // All people come from one address.
          CONNECTIONS_PER_ADDRESS: '100000',
          DATA_DIR: `${world.dataDir}/node${count}-${number}`,
          ...(redis && { REDIS_URL: redis.url }),
        }),
      );
    const atStart = (await sum()).memory;
    const opened = clients.next();
    clients.tell({ ports: nodes.map(({ port }) => port), brand: world.brand, rooms });
    await opened;
    const costs: Costs[] = [];
    for (const part of parts) {
      const before = await look();
      const ended = clients.next();
      clients.tell(part);
      const answer = (await ended) as Answer;
      const after = await look();
      const used = (name: (typeof PARTS)[number]): Usage => ({
        cpu: after[name].cpu - before[name].cpu,
        memory: after[name].memory,
      });
      const own = { ...used('nodes'), atStart, opened: before.nodes.memory };
      costs.push({ answer, nodes: own, database: used('database'), redis: used('redis') });
    }
    return costs;
  } finally {
    await clients.stop();
    for (const node of nodes) await node.signal('SIGTERM');
    await redis?.stop();
  }
};

/** People in conversations, and posts to look at. */
export const makeOnlineWorld = async (amounts: Amounts): Promise<OnlineWorld> => {
  const world = await makeWorld();
  try {
    const posts = await addPosts(world, amounts.posts);
    const rooms = await makeRooms(world, amounts.rooms, amounts.members);
    return {
      world,
      rooms,
      posts,
      play: (nodes, parts) => playOn({ world, rooms }, nodes, parts),
      stop: () => world.stop(),
    };
  } catch (error) {
    await world.stop();
    throw error;
  }
};
