import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('of more than so many the least recent go', () => {
  const cache = new LRUCache<string, true>({ ...atMost(2), ttl: 60_000 });
  for (const key of ['one', 'two']) cache.set(key, true);
  cache.get('one');
  cache.set('three', true);
  expect([...cache.keys()].sort()).toEqual(['one', 'three']);
});

test('room for those that never come is not taken', () => {
  const before = process.memoryUsage().heapUsed;
  const caches = Array.from(
    { length: 30 },
    () => new LRUCache<string, true>({ ...atMost(20_000), ttl: 60_000 }),
  );
  expect(caches).toHaveLength(30);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(10_000_000);
});
