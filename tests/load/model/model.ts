/** What people who are online do, each of them. */
export interface Habits {
  /** Seconds between two messages, two looks at the feed, two comings (a socket that opens). */
  messageEach: number;
  feedEach: number;
  comesEach: number;
  /** People in a conversation that somebody writes into, and how many of them are online. */
  members: number;
  onlineShare: number;
}

/** What one operation costs, as measured (docs/benchmarks.md). Processor in seconds of a core, memory in bytes. */
export interface Costs {
  node: { message: number; delivery: number; feed: number; comes: number; base: number; socket: number };
  database: { message: number; feed: number; comes: number };
  redis: { publish: number; told: number; comes: number };
  /** Bytes of a frame, and of a page of the feed, on the way to a person. */
  frame: number;
  page: number;
}

/** What is bought, and how full it may get. */
export interface Machines {
  /** Of one core each: a node's JavaScript has one. */
  nodeMemory: number;
  /** Cores of a database server, and of one shard of Redis, which uses one. */
  databaseCores: number;
  /** Part of a machine that work may take in an ordinary hour: peaks, failures and rolling take the rest. */
  fill: number;
  /** A month, in one currency: parameters, for list prices are everybody's own. */
  price: { node: number; database: number; redis: number; gigabyteOut: number };
}

export interface Installation {
  people: number;
  messages: number;
  deliveries: number;
  nodes: number;
  databases: number;
  redis: number;
  /** Bytes a second to people. */
  out: number;
  /** A month. */
  price: number;
  /** What the number of nodes follows from. */
  limit: 'processor' | 'memory';
}

const SECONDS_A_MONTH = 30 * 86_400;
const GIGABYTE = 1e9;
/** Two for each that may fail: a node, a database's standby and a shard's replica. */
const SPARE = { node: 1, copies: 2 };

/**
 * Nodes that a message's event goes to: those where at least one of the members who are online is. `told` people spread
 * evenly over `nodes`.
 */
export const nodesTold = (told: number, nodes: number): number => nodes * (1 - (1 - 1 / nodes) ** told);

/** How much of everything so many people online take. Nothing in it is smaller than one. */
export const modelOf = (people: number, habits: Habits, costs: Costs, machines: Machines): Installation => {
  const { node, database, redis } = costs;
  const messages = people / habits.messageEach;
  const feeds = people / habits.feedEach;
  const comes = people / habits.comesEach;
  const told = habits.members * habits.onlineShare;
  const deliveries = messages * told;

  const work = messages * node.message + deliveries * node.delivery + feeds * node.feed + comes * node.comes;
  const byProcessor = Math.ceil(work / machines.fill);
  const room = machines.nodeMemory * machines.fill - node.base;
  const byMemory = Math.ceil((people * node.socket) / room);
  const serving = Math.max(1, byProcessor, byMemory);

  const stored = messages * database.message + feeds * database.feed + comes * database.comes;
  const shards = Math.max(1, Math.ceil(stored / (machines.databaseCores * machines.fill)));
  const carried = messages * (redis.publish + nodesTold(told, serving) * redis.told) + comes * redis.comes;
  const slots = serving === 1 ? 0 : Math.max(1, Math.ceil(carried / machines.fill));

  const [nodes, databases, caches] = [
    serving === 1 ? 1 : serving + SPARE.node,
    serving === 1 ? 1 : shards * SPARE.copies,
    slots * SPARE.copies,
  ];
  const out = deliveries * costs.frame + feeds * costs.page;
  const { price } = machines;
  return {
    ...{ people, messages, deliveries, nodes, databases, redis: caches, out },
    price:
      nodes * price.node +
      databases * price.database +
      caches * price.redis +
      ((out * SECONDS_A_MONTH) / GIGABYTE) * price.gigabyteOut,
    limit: byMemory > byProcessor ? 'memory' : 'processor',
  };
};
