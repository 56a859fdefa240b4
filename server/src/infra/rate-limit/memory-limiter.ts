import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.ts';
import { ApiError } from '../errors.ts';
import type { Rate } from './rate-limit.ts';

/** Keys that are counted at once; of more the least recent are forgotten. */
const KEYS = 20_000;

/**
 * A limiter that counts in the memory of this process, in windows that begin with the first use of a key: for limits that are
 * checked so often that a statement each time would cost more than the call. Limits that must hold over restarts and nodes
 * belong to the rate limiter on PostgreSQL. A call may have another limit: what was counted stays counted.
 * @throws api.too_frequent with `retry_after` in seconds
 */
export const createMemoryLimiter = ({ limit, windowMs }: Omit<Rate, 'cost'>) => {
  const windows = new LRUCache<string, { count: number }>({ ...atMost(KEYS), ttl: windowMs });
  return (key: string, most: number = limit): void => {
    const window = windows.get(key) ?? { count: 0 };
    if (window.count === 0) windows.set(key, window);
    window.count += 1;
    if (window.count <= most) return;
    const left = Math.ceil(windows.getRemainingTTL(key) / 1000);
    throw new ApiError('api.too_frequent', { retry_after: Math.max(1, left) });
  };
};
