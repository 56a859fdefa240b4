import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { startRedis } from '../../testing/redis.ts';
import { openRedis } from '../redis/redis.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const open = async (limit: number, windowMs: number) => {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  const nodes = await Promise.all(
    [1, 2, 3].map(async () => {
      const redis = await openRedis(readRedis({ REDIS_URL: server.url })!, pino({ level: 'silent' }));
      onTestFinished(() => redis.close());
      return { redis, limit: createSharedLimiter(redis, 'messages', { limit, windowMs }) };
    }),
  );
  const useAll = async (each: number) => {
    const uses = nodes.flatMap((node) => Array.from({ length: each }, () => node.limit('aurora ann')));
    const settled = await Promise.allSettled(uses);
    return settled.filter(({ status }) => status === 'fulfilled').length;
  };
  return { server, nodes, useAll };
};

test('of many uses at three nodes at once exactly the limit is allowed', async () => {
  const { nodes, useAll } = await open(50, 60_000);
  expect(await useAll(40)).toBe(50);
  await expect(nodes[0]?.limit('aurora ann')).rejects.toMatchObject({
    code: 'api.too_frequent',
    params: { retry_after: expect.toSatisfy((seconds: number) => seconds > 50 && seconds <= 60) },
  });
  await expect(nodes[0]?.limit('aurora ben')).resolves.toBeUndefined();
});

test('a window ends', async () => {
  const { useAll } = await open(3, 300);
  expect(await useAll(2)).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await useAll(2)).toBe(3);
});

test('Redis away: each node counts by itself, at once', async () => {
  const { server, nodes, useAll } = await open(10, 60_000);
  expect(await useAll(1)).toBe(3);
  await server.end();
  await expect.poll(() => nodes.every(({ redis }) => !redis.isUp()), { timeout: 8_000 }).toBe(true);
  expect(await useAll(20)).toBe(30);
});
