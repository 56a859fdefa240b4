import { ConfigError, type Environment, whole } from './config.values.ts';

/** Servers that follow the database, for reads that may be late. */
export interface ReplicasConfig {
  urls: readonly string[];
  /** Milliseconds that what they have may be old; one that is further behind is not read from. */
  lag: number;
}

const EXAMPLE = 'postgres://user:password@one:5432/livery,postgres://user:password@two:5432/livery';

const isAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.hostname !== '';
};

/** @throws ConfigError, without the addresses: they hold passwords */
export const readReplicas = (env: Environment): ReplicasConfig | undefined => {
  const urls = (env['DATABASE_REPLICA_URLS'] ?? '').split(',').map((url) => url.trim());
  const lag = whole(env, 'DATABASE_REPLICA_LAG_SECONDS', 5, 1, 60) * 1000;
  if (urls.every((url) => url === '')) return undefined;
  const wrong = urls.findIndex((url) => !isAddress(url));
  if (wrong >= 0)
    throw new ConfigError(
      `DATABASE_REPLICA_URLS: number ${wrong + 1} is no address of PostgreSQL: write them as ${EXAMPLE}.`,
    );
  if (!env['DATABASE_URL'])
    throw new ConfigError('DATABASE_REPLICA_URLS is set without DATABASE_URL: name what they follow there.');
  return { urls, lag };
};
