import type { Cluster, Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { RedisConfig } from '../../config.redis.ts';
import { ConfigError } from '../../config.values.ts';
import { tracedCalls } from '../tracing/traced-calls.ts';
import { within } from '../within.ts';

type Client = Redis | Cluster;
type Argument = string | number | Buffer;

/** What all nodes share beside the database: gone, each goes on alone. */
export interface SharedRedis {
  /** Sends a command now or fails: nothing waits for a server that is away. */
  command(name: string, ...args: Argument[]): Promise<unknown>;
  /** Runs a script of this name on these keys, which stand in one slot. */
  script(script: Script, keys: string[], ...args: Argument[]): Promise<unknown>;
  /** Hears of a channel from when this resolves. Away: from when it is back. */
  listen(channel: string): Promise<void>;
  unlisten(channel: string): void;
  /** Events reach other nodes, and theirs reach this one. */
  isUp(): boolean;
  onMessage(listener: (channel: string, message: string) => void): void;
  /** Told each time that it is found to be away. */
  onLost(listener: () => void): void;
  /** Told once after each time that nothing came: all channels are heard again. */
  onBack(listener: () => Promise<void>): void;
  /** Told each time that it has answered a look, about once a second. */
  onWell(listener: () => Promise<void>): void;
  prefix: string;
  close(): Promise<void>;
}

export interface Script {
  name: string;
  lua: string;
}

/** Milliseconds. */
const TIMES = { connect: 5_000, command: 1_000, look: 1_000, longestPause: 2_000 };
/** Channels of one command. */
const AT_ONCE = 500;

const open = async (
  { kind, places, tls, username, password, master }: RedisConfig,
  hears: boolean,
): Promise<Client> => {
  const { Cluster, Redis } = await import('ioredis');
  const account = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  };
  const options = {
    ...account,
    ...{ lazyConnect: true, enableOfflineQueue: false, autoResubscribe: false, maxRetriesPerRequest: 0 },
    ...{ connectTimeout: TIMES.connect, autoResendUnfulfilledCommands: false },
    ...(!hears && { commandTimeout: TIMES.command }),
    retryStrategy: (times: number) => Math.min(100 * times, TIMES.longestPause),
  };
  if (kind === 'cluster')
    return new Cluster([...places], {
      ...{ lazyConnect: true, enableOfflineQueue: false, shardedSubscribers: true },
      redisOptions: { ...account, connectTimeout: TIMES.connect, commandTimeout: TIMES.command },
      clusterRetryStrategy: (times) => Math.min(100 * times, TIMES.longestPause),
    });
  if (kind === 'sentinel') {
    const name = master ?? '';
    return new Redis({
      ...options,
      name,
      sentinels: [...places],
      ...(tls && { enableTLSForSentinelMode: true }),
    });
  }
  return new Redis({ ...options, ...places[0] });
};

/** What keeps it from working for ever, as a sentence; undefined for what may pass. */
const sentenceOf = (error: unknown, { places }: RedisConfig): string | undefined => {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  const place = places.map(({ host, port }) => `${host}:${port}`).join(', ');
  if (/WRONGPASS|NOAUTH|invalid password|without any password/i.test(message))
    return `Redis at ${place} refuses user or password: correct them in REDIS_URL.`;
  if (/unknown command/i.test(message))
    return `Redis at ${place} is too old: it takes Redis 7 or Valkey 7.2 or newer.`;
  if (/cluster support disabled/i.test(message))
    return `Redis at ${place} is no cluster: write redis:// in REDIS_URL.`;
  if (/MOVED|CROSSSLOT/.test(message))
    return `Redis at ${place} is a cluster: write redis+cluster:// in REDIS_URL.`;
  if (/Unknown RESP type|ERR_SSL|packet length|wrong version number/i.test(message + code))
    return `What answers at ${place} does not speak as REDIS_URL says: correct the port, or redis:// and rediss://.`;
  if (code === 'ENOTFOUND') return `The host of REDIS_URL is unknown (${place}): correct it.`;
  return undefined;
};

/**
 * Connects, and again whenever it breaks.
 * @throws ConfigError for what no waiting mends; one that is only away is said in the log
 */
export const openRedis = async (
  config: RedisConfig,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<SharedRedis> => {
  const [commands, ears] = [await open(config, false), await open(config, true)];
  const channels = new Set<string>();
  const listeners = new Set<(channel: string, message: string) => void>();
  const losses = new Set<() => void>();
  const backs = new Set<() => Promise<void>>();
  const wells = new Set<() => Promise<void>>();
  let state: 'up' | 'away' | 'coming' = 'away';
  let isClosed = false;
  let lastError: unknown;
  for (const client of [commands, ears]) {
    client.on('error', (error: unknown) => {
      lastError = error;
    });
  }
  ears.on('smessage', (channel: string, message: string) => {
    for (const listener of listeners) listener(channel, message);
  });

  const hearAll = async (): Promise<void> => {
    const all = [...channels];
    if (config.kind === 'cluster')
      return void (await Promise.all(all.map((channel) => ears.ssubscribe(channel))));
    for (let from = 0; from < all.length; from += AT_ONCE)
      await ears.ssubscribe(...all.slice(from, from + AT_ONCE));
  };
  const lose = (): void => {
    if (state === 'away' || isClosed) return;
    if (state === 'up') log.warn({ err: lastError }, 'Redis is away: this node goes on alone');
    state = 'away';
    for (const loss of losses) loss();
  };
  for (const client of [commands, ears]) client.on('close', lose);
  // A shard of a cluster is gone, and with it what its channels said until another takes its place.
  ears.on('-node', lose);

  const ping = async (client: Client) => {
    if (client.status !== 'ready') throw lastError ?? new Error('not connected');
    await within(TIMES.command, client.call('PING') as Promise<unknown>);
  };
  /** What hangs is cut, so that it connects anew. */
  const look = async (): Promise<void> => {
    try {
      await ping(commands);
      await (config.kind === 'cluster' ? undefined : ping(ears));
      if (state === 'away') await comeBack();
      else for (const well of wells) await well();
    } catch (error) {
      lastError = error;
      lose();
      for (const client of [commands, ears])
        if (client.status === 'ready' && config.kind !== 'cluster') (client as Redis).disconnect(true);
    }
  };
  const comeBack = async (): Promise<void> => {
    state = 'coming';
    try {
      await within(TIMES.connect, hearAll());
      state = 'up';
      for (const back of backs) await back();
      log.info('Redis is there: events go to all nodes');
    } catch (error) {
      state = 'away';
      throw error;
    }
  };

  await begin([commands, ears], config, log);
  await look();
  let timer = setTimeout(again, TIMES.look);
  async function again(): Promise<void> {
    await look();
    if (!isClosed) timer = setTimeout(again, TIMES.look).unref();
  }
  timer.unref();

  const known = new Set<string>();
  const run = (client: Client, { name, lua }: Script, keys: string[], args: Argument[]): Promise<unknown> => {
    if (!known.has(name)) client.defineCommand(name, { lua });
    known.add(name);
    const call = (client as unknown as Record<string, (...args: Argument[]) => Promise<unknown>>)[name];
    return (
      call?.call(client, keys.length, ...keys, ...args) ?? Promise.reject(new Error(`no script ${name}`))
    );
  };

  const shared: SharedRedis = {
    prefix: config.prefix,
    isUp: () => state === 'up',
    command: (name, ...args) => commands.call(name, ...args) as Promise<unknown>,
    script: (script, keys, ...args) => run(commands, script, keys, args),
    listen: async (channel) => {
      channels.add(channel);
      if (state !== 'away') await ears.ssubscribe(channel).catch(() => undefined);
    },
    unlisten: (channel) => {
      channels.delete(channel);
      if (state !== 'away') ears.sunsubscribe(channel).catch(() => undefined);
    },
    onMessage: (listener) => void listeners.add(listener),
    onLost: (listener) => void losses.add(listener),
    onBack: (listener) => void backs.add(listener),
    onWell: (listener) => void wells.add(listener),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      for (const client of [commands, ears]) client.disconnect();
    },
  };
  return tracedCalls(shared, 'redis', ['command', 'script']);
};

const begin = async (clients: Client[], config: RedisConfig, log: Pick<Logger, 'warn'>): Promise<void> => {
  try {
    for (const client of clients) await within(2 * TIMES.connect, firstAnswer(client));
    // Redis 6 knows no channels of a slot.
    await clients[0]?.call('SPUBLISH', `${config.prefix}:hello`, '');
  } catch (error) {
    const sentence = sentenceOf(error, config);
    if (sentence !== undefined) {
      for (const client of clients) client.disconnect();
      throw new ConfigError(sentence, { cause: error });
    }
    const place = config.places.map(({ host, port }) => `${host}:${port}`).join(', ');
    log.warn({ err: error }, `Redis at ${place} cannot be reached: this node goes on alone until it can`);
  }
};

/** `connect` says only that it did not work: the reason comes as an event before. */
const firstAnswer = async (client: Client): Promise<void> => {
  let reason: unknown;
  const note = (error: unknown) => {
    reason ??= (error as { lastNodeError?: unknown }).lastNodeError ?? error;
  };
  client.on('error', note);
  try {
    await client.connect();
  } catch (error) {
    throw reason ?? error;
  } finally {
    client.off('error', note);
  }
};
