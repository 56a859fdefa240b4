import { ApiError } from '../errors.ts';
import type { Script, SharedRedis } from '../redis/redis.ts';
import { createMemoryLimiter } from './memory-limiter.ts';
import type { Rate } from './rate-limit.ts';

/** Counts a use and says how much of the window is left, in one step: of many at once each is counted. */
const COUNT: Script = {
  name: 'liveryCount',
  lua: `
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`,
};

/**
 * As the limiter in memory, counted over all nodes. While Redis is away each node counts by itself.
 * @throws api.too_frequent with `retry_after` in seconds
 */
export const createSharedLimiter = (
  redis: SharedRedis,
  name: string,
  { limit, windowMs }: Omit<Rate, 'cost'>,
): ((key: string, most?: number) => Promise<void>) => {
  const alone = createMemoryLimiter({ limit, windowMs });
  const count = async (key: string): Promise<[number, number] | undefined> => {
    if (!redis.isUp()) return undefined;
    const keys = [`${redis.prefix}:l:{${name} ${key}}`];
    return redis.script(COUNT, keys, windowMs).then(
      (counted) => counted as [number, number],
      () => undefined,
    );
  };
  return async (key, most = limit) => {
    const counted = await count(key);
    if (counted === undefined) return alone(key, most);
    const [uses, left] = counted;
    if (uses > most)
      throw new ApiError('api.too_frequent', { retry_after: Math.max(1, Math.ceil(left / 1000)) });
  };
};
