import { LRUCache } from 'lru-cache';

export type Once = <T extends object>(key: readonly unknown[], work: () => Promise<T>) => Promise<T>;

/**
 * Does what costs and is the same for many once in `age` milliseconds for a key, however many ask at once; what fails is
 * done again. Of more than `most` keys the least recent are forgotten.
 */
export const createOnce = ({ most, age }: { most: number; age: number }): Once => {
  const results = new LRUCache<string, object, () => Promise<object>>({
    max: most,
    // Zero would be for ever.
    ttl: Math.max(1, age),
    fetchMethod: (_key, _stale, { context: work }) => work(),
  });
  return async <T extends object>(key: readonly unknown[], work: () => Promise<T>): Promise<T> =>
    (await results.forceFetch(JSON.stringify(key), { context: work })) as T;
};
