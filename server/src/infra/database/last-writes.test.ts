import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { startRedis, type TestRedis } from '../../testing/redis.ts';
import { openRedis, type SharedRedis } from '../redis/redis.ts';
import { createLastWrites } from './last-writes.ts';

const LAG = 400;
const WITHIN = { timeout: 10_000 };

let server: TestRedis;
let open: SharedRedis[] = [];
beforeEach(async () => {
  server = await startRedis();
});
afterEach(async () => {
  for (const redis of open) await redis.close();
  open = [];
  await server.stop();
});

const node = async () => {
  const config = readRedis({ REDIS_URL: server.url });
  if (!config) throw new Error('no address');
  const redis = await openRedis(config, pino({ level: 'silent' }));
  open.push(redis);
  return { redis, writes: createLastWrites(LAG, redis) };
};

test('one node alone remembers for as long as a replica may be behind, of each brand', async () => {
  const writes = createLastWrites(LAG);
  await writes.note('aurora', 'ann');
  await writes.note('aurora', 'ann');
  expect(await writes.hasWritten('aurora', 'ann')).toBe(true);
  expect(await writes.hasWritten('aurora', 'ben')).toBe(false);
  expect(await writes.hasWritten('harbor', 'ann')).toBe(false);
  const noted = performance.now();
  await expect.poll(() => writes.hasWritten('aurora', 'ann'), WITHIN).toBe(false);
  expect(performance.now() - noted).toBeGreaterThan(LAG);
});

test('what was written at one node every node knows', async () => {
  const [one, two] = [await node(), await node()];
  await one.writes.note('aurora', 'ann');
  expect(await two.writes.hasWritten('aurora', 'ann')).toBe(true);
  expect(await two.writes.hasWritten('aurora', 'ben')).toBe(false);
  await expect.poll(() => two.writes.hasWritten('aurora', 'ann'), WITHIN).toBe(false);
});

test('while Redis is away, and for as long after it, everybody may have written elsewhere', async () => {
  const { redis, writes } = await node();
  await server.end();
  await expect.poll(() => redis.isUp(), WITHIN).toBe(false);
  expect(await writes.hasWritten('aurora', 'ann')).toBe(true);
  await writes.note('aurora', 'ben');
  await server.again();
  await expect.poll(() => redis.isUp(), WITHIN).toBe(true);
  expect(await writes.hasWritten('aurora', 'ann')).toBe(true);
  await expect.poll(() => writes.hasWritten('aurora', 'ann'), WITHIN).toBe(false);
});
