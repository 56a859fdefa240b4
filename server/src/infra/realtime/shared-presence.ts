import type { EventMap } from '@livery/contract';
import type { Logger } from 'pino';
import { createChannels } from '../pubsub/channels.ts';
import { presenceTold } from '../pubsub/shared-pubsub.ts';
import type { Script, SharedRedis } from '../redis/redis.ts';
import { createLeft } from './left.ts';
import type { Presence, PresenceOptions } from './presence.ts';
import { ARRIVE, BEAT, END, LOSE, STOP } from './shared-presence.scripts.ts';

export interface SharedPresence extends Presence {
  /** Of these people those who have a socket at a node, whatever their time of grace. */
  whoHasSocket(brand: string, userIds: readonly string[]): Promise<ReadonlySet<string>>;
}

interface Options extends PresenceOptions {
  redis: SharedRedis;
  /** Of this process alone. */
  node: string;
  log: Pick<Logger, 'warn' | 'info'>;
  times?: Partial<typeof TIMES>;
}

/** Milliseconds. A node that did not say that it lives for `dead` is dead; `claim`: one of the others clears up after it. */
const TIMES = { beat: 2_000, dead: 10_000, claim: 30_000 };
/** Commands that are under way at once. */
const AT_ONCE = 200;

interface Person {
  brand: string;
  userId: string;
}

const inChunks = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
};

/**
 * Who is here, over all nodes: Redis knows the nodes of a person, and each node says every few seconds that it lives. The people
 * of one that died are told to be gone by whoever notices first. While Redis is away each node knows its own people.
 */
export const createSharedPresence = ({
  redis,
  node,
  log,
  grace,
  announce,
  store,
  times: own,
}: Options): SharedPresence => {
  const times = { ...TIMES, ...own };
  const channels = createChannels(redis.prefix);
  const left = createLeft(store);
  /** With a socket here. */
  const local = new Map<string, Person>();
  /** In their time of grace. */
  const leaving = new Map<string, NodeJS.Timeout>();
  /** Went while Redis was away. */
  const unsaid = new Map<string, Person>();
  const nodes = `${redis.prefix}:nodes`;
  const peopleOf = (name: string) => `${redis.prefix}:n:${name}`;
  const keyOf = ({ brand, userId }: Person) => `${brand}:${userId}`;
  const keysOf = (person: Person) =>
    ['s', 'o'].map((letter) => `${redis.prefix}:${letter}:{${keyOf(person)}}`);

  const tell = (script: Script, person: Person, data: EventMap['presence.changed'], by = node) => {
    const { channel, message } = presenceTold(channels, person.brand, data);
    return redis.script(script, keysOf(person), channel, message, by);
  };
  const here = (userId: string) => ({ user_id: userId, online: true, seen_at: null });
  const gone = (userId: string, at: Date) => ({ user_id: userId, online: false, seen_at: at.toISOString() });

  const enter = (person: Person): Promise<unknown> =>
    Promise.all([
      redis.command('SADD', peopleOf(node), keyOf(person)),
      tell(ARRIVE, person, here(person.userId)),
    ]);
  /** They have no socket at this node. */
  const exit = (person: Person): Promise<unknown> =>
    Promise.all([
      redis.command('SREM', peopleOf(node), keyOf(person)),
      redis.command('SREM', keysOf(person)[0] ?? '', node),
    ]);
  const end = async (person: Person, at: Date): Promise<void> => {
    const { brand, userId } = person;
    try {
      if ((await tell(END, person, gone(userId, at))) === 1) left.add(brand, userId, at);
    } catch {
      unsaid.set(keyOf(person), person);
      left.add(brand, userId, at);
      announce(brand, gone(userId, at));
    }
  };

  const registerAll = async (): Promise<void> => {
    const people = [...unsaid.values()];
    // Who cannot be said now either comes back to it.
    unsaid.clear();
    await inChunks(people, async (person) => {
      await exit(person);
      await end(person, new Date());
    });
    await inChunks([...local.values()], enter);
  };
  /** What a dead node's people were told of is made true. */
  const clearUp = async (dead: string, at: Date): Promise<void> => {
    const claim = await redis.command('SET', `${redis.prefix}:c:${dead}`, node, 'NX', 'PX', times.claim);
    if (claim === null) return;
    const people = (await redis.command('SMEMBERS', peopleOf(dead))) as string[];
    if (people.length > 0)
      log.info({ node: dead, people: people.length }, 'a node is gone: its people are cleared up');
    await inChunks(people, async (key) => {
      const [brand = '', userId = ''] = key.split(':');
      if ((await tell(LOSE, { brand, userId }, gone(userId, at), dead)) === 1) left.add(brand, userId, at);
    });
    await redis.command('DEL', peopleOf(dead));
    await redis.command('ZREM', nodes, dead);
  };
  let hasBegun = false;
  const beat = async (): Promise<void> => {
    if (!redis.isUp()) return;
    try {
      const [isNew, dead] = (await redis.script(BEAT, [nodes], node, times.dead)) as [number, string[]];
      // Others took this node for dead, or Redis has forgotten everything.
      if (isNew === 1 && hasBegun) await registerAll();
      hasBegun = true;
      for (let at = 0; at < dead.length; at += 2)
        await clearUp(dead[at] ?? '', new Date(Number(dead[at + 1])));
    } catch (err) {
      log.warn({ err }, 'who is here could not be kept');
    }
  };
  redis.onBack(async () => {
    await registerAll().catch((err: unknown) => log.warn({ err }, 'who is here could not be kept'));
    await beat();
  });
  const timer = setInterval(() => void beat(), times.beat).unref();
  void beat();

  const ask = async (
    userIds: readonly string[],
    brand: string,
    question: (person: Person) => Promise<unknown>,
  ): Promise<ReadonlySet<string>> => {
    const own = userIds.filter((userId) => local.has(keyOf({ brand, userId })));
    try {
      if (!redis.isUp()) return new Set(own);
      const answers = await Promise.all(userIds.map((userId) => question({ brand, userId })));
      return new Set([...own, ...userIds.filter((_, index) => Number(answers[index]) > 0)]);
    } catch {
      return new Set(own);
    }
  };

  return {
    arrive: (brand, userId) => {
      const person = { brand, userId };
      const key = keyOf(person);
      clearTimeout(leaving.get(key));
      const wasHere = leaving.delete(key);
      local.set(key, person);
      unsaid.delete(key);
      enter(person).catch(() => wasHere || announce(brand, here(userId)));
    },
    leave: (brand, userId) => {
      const person = { brand, userId };
      const key = keyOf(person);
      const at = new Date();
      local.delete(key);
      exit(person).catch(() => unsaid.set(key, person));
      const over = () => {
        leaving.delete(key);
        void end(person, at);
      };
      leaving.set(key, setTimeout(over, grace).unref());
    },
    receive: () => undefined,
    whoIsHere: (brand, userIds) =>
      ask(userIds, brand, (person) => redis.command('EXISTS', keysOf(person)[1] ?? '')),
    whoHasSocket: (brand, userIds) =>
      ask(userIds, brand, (person) => redis.command('SCARD', keysOf(person)[0] ?? '')),
    stop: async () => {
      clearInterval(timer);
      for (const [key, timeout] of leaving) {
        clearTimeout(timeout);
        const [brand = '', userId = ''] = key.split(':');
        local.set(key, { brand, userId });
      }
      const now = new Date();
      for (const { brand, userId } of local.values()) left.add(brand, userId, now);
      await left.keep();
      if (!redis.isUp()) return;
      // Who comes back at another node was never away: the others look in the time of grace.
      const nodesOf = [...local.values()].map((person) => keysOf(person)[0] ?? '');
      await inChunks(nodesOf, (key) => redis.command('SREM', key, node)).catch(() => undefined);
      await redis.script(STOP, [nodes], node, grace, times.dead).catch(() => undefined);
    },
  };
};
