import { ConfigError, type Environment, shaped } from './config.values.ts';

interface Place {
  host: string;
  port: number;
}

/** Where Redis or Valkey is, and how to get in. */
export interface RedisConfig {
  /** What the address stands for: one server, the sentinels of one, nodes of a cluster. */
  kind: 'server' | 'sentinel' | 'cluster';
  places: readonly Place[];
  tls: boolean;
  username: string | undefined;
  password: string | undefined;
  /** The name that sentinels know the server by. */
  master: string | undefined;
  /** Names of keys and channels begin with it: installations that share a server do not meet. */
  prefix: string;
}

const EXAMPLES =
  'redis://:password@redis.example:6379, redis+sentinel://:password@one:26379,two:26379/master or redis+cluster://:password@one:6379,two:6379';
const SHAPE = /^redis(s?)(?:\+(sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^@/?#]+)(?:\/([^?#]*))?$/;
const PORTS = { server: 6379, sentinel: 26_379, cluster: 6379 };

const wrong = (why: string): never => {
  // Never the address itself: it holds a password.
  throw new ConfigError(`REDIS_URL ${why}: write it as ${EXAMPLES}.`);
};

const decoded = (text: string | undefined): string | undefined => {
  try {
    return text ? decodeURIComponent(text) : undefined;
  } catch {
    return wrong('has a user or password with a % that stands for nothing (write it as %25)');
  }
};

const placeOf = (text: string, port: number): Place => {
  const found = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text);
  const given = Number(found?.[2] ?? port);
  if (!found?.[1] || given < 1 || given > 65_535) return wrong(`names "${text}", which is no host and port`);
  return { host: found[1].replace(/^\[|\]$/g, ''), port: given };
};

/** @throws ConfigError */
export const readRedis = (env: Environment): RedisConfig | undefined => {
  const text = env['REDIS_URL'];
  if (!text) return undefined;
  const [, secure, form, account, hosts = '', path = ''] =
    SHAPE.exec(text) ?? wrong('is no address of its kind');
  const kind = form === 'sentinel' || form === 'cluster' ? form : 'server';
  const places = hosts.split(',').map((host) => placeOf(host, PORTS[kind]));
  if (kind === 'server' && places.length > 1)
    wrong('names several servers, but neither sentinels nor a cluster');
  if (kind === 'sentinel' && path === '') wrong('does not say which master the sentinels watch');
  if (kind !== 'sentinel' && !/^0?$/.test(path))
    wrong(`ends in /${path}, but events know no numbered databases`);
  const [user, password] = account === undefined ? [] : splitOnce(account);
  return {
    ...{ kind, places, tls: secure === 's', master: kind === 'sentinel' ? path : undefined },
    ...{ username: decoded(user), password: decoded(password) },
    prefix: shaped(env, 'REDIS_PREFIX', /^[\w-]{1,40}$/, 'livery') ?? 'livery',
  };
};

const splitOnce = (account: string): [string, string] => {
  const at = account.indexOf(':');
  return at < 0 ? [account, ''] : [account.slice(0, at), account.slice(at + 1)];
};
