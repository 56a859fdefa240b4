import { LRUCache } from 'lru-cache';
import { ApiError } from '../errors.ts';
import type { Rate } from './rate-limit.ts';

/** Keys that are counted at once; of more the least recent are forgotten. */
const KEYS = 20_000;

/**
 * Counts uses of a key in this process, in windows that begin with its first use: for floods, where a statement a use
 * would cost more than the use. What must hold over restarts and nodes is the rate limiter's.
 * @throws api.too_frequent with `retry_after` in seconds
 */
export const createFloodGate = ({ limit, windowMs }: Omit<Rate, 'cost'>) => {
  const windows = new LRUCache<string, { count: number }>({ max: KEYS, ttl: windowMs });
  return (key: string): void => {
    const window = windows.get(key) ?? { count: 0 };
    if (window.count === 0) windows.set(key, window);
    window.count += 1;
    if (window.count <= limit) return;
    const left = Math.ceil(windows.getRemainingTTL(key) / 1000);
    throw new ApiError('api.too_frequent', { retry_after: Math.max(1, left) });
  };
};
