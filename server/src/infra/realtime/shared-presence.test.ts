import type { EventMap } from '@livery/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { startRedis, type TestRedis } from '../../testing/redis.ts';
import { createSharedPubSub } from '../pubsub/shared-pubsub.ts';
import { openRedis, type SharedRedis } from '../redis/redis.ts';
import { createSharedPresence, type SharedPresence } from './shared-presence.ts';

const WITHIN = { timeout: 8_000, interval: 20 };
const GRACE = 200;
const log = pino({ level: 'silent' });
let server: TestRedis;
let opened: SharedRedis[] = [];
let told: EventMap['presence.changed'][] = [];
let stored: string[] = [];
let watcher: SharedRedis;

const openClient = async (): Promise<SharedRedis> => {
  const redis = await openRedis(readRedis({ REDIS_URL: server.url })!, log);
  opened.push(redis);
  return redis;
};
const node = async (name: string): Promise<{ presence: SharedPresence; redis: SharedRedis }> => {
  const redis = await openClient();
  const presence = createSharedPresence({
    ...{ redis, node: name, log, grace: GRACE, times: { beat: 100, dead: 800 } },
    announce: (_, data) => told.push(data),
    store: async (_, seen) => void stored.push(...seen.keys()),
  });
  return { presence, redis };
};
const words = () => told.map(({ user_id, online }) => `${user_id} ${online}`);
const here = async ({ presence }: { presence: SharedPresence }) => [
  ...(await presence.whoIsHere('aurora', ['ann', 'ben'])),
];

beforeEach(async () => {
  server = await startRedis();
  opened = [];
  told = [];
  stored = [];
  watcher = await openClient();
  const pubsub = createSharedPubSub(watcher, () => []);
  pubsub.subscribe(({ event }) => event.event === 'presence.changed' && told.push(event.data));
  pubsub.watch('aurora', 'ann');
  pubsub.watch('aurora', 'ben');
  await watcher.listen('ready');
});
afterEach(async () => {
  for (const redis of opened) await redis.close();
  await server.stop();
});

test('a person at two nodes is here until the last one, and is told to come and go once', async () => {
  const [one, two] = [await node('one'), await node('two')];
  one.presence.arrive('aurora', 'ann');
  await expect.poll(() => here(two), WITHIN).toEqual(['ann']);
  two.presence.arrive('aurora', 'ann');
  await expect.poll(async () => (await two.presence.whoHasSocket('aurora', ['ann'])).size, WITHIN).toBe(1);
  one.presence.leave('aurora', 'ann');
  await new Promise((resolve) => setTimeout(resolve, 2 * GRACE));
  expect(await here(one)).toEqual(['ann']);
  two.presence.leave('aurora', 'ann');
  // Messages are pushed at once; others see that they are gone after the time of grace.
  await expect.poll(async () => (await one.presence.whoHasSocket('aurora', ['ann'])).size, WITHIN).toBe(0);
  await expect.poll(words, WITHIN).toEqual(['ann true', 'ann false']);
  await expect.poll(() => stored, WITHIN).toEqual(['ann']);
  expect(await here(one)).toEqual([]);
});

test('who comes back at another node in time was never away', async () => {
  const [one, two] = [await node('one'), await node('two')];
  one.presence.arrive('aurora', 'ann');
  await expect.poll(words, WITHIN).toEqual(['ann true']);
  await one.presence.stop();
  await one.redis.close();
  two.presence.arrive('aurora', 'ann');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(words()).toEqual(['ann true']);
  expect(await here(two)).toEqual(['ann']);
});

test('the people of a node that died are gone once it is missed, and told by one of the others', async () => {
  const [one, two, three] = [await node('one'), await node('two'), await node('three')];
  for (const name of ['ann', 'ben']) one.presence.arrive('aurora', name);
  two.presence.arrive('aurora', 'ben');
  await expect.poll(() => here(three), WITHIN).toEqual(['ann', 'ben']);
  await one.redis.close();
  await expect.poll(() => here(three), WITHIN).toEqual(['ben']);
  await expect.poll(() => words().sort(), WITHIN).toEqual(['ann false', 'ann true', 'ben true']);
});

test('Redis away, each knows its own; back without what it knew, it learns who is here', async () => {
  const [one, two] = [await node('one'), await node('two')];
  one.presence.arrive('aurora', 'ann');
  two.presence.arrive('aurora', 'ben');
  await expect.poll(() => here(one), WITHIN).toEqual(['ann', 'ben']);
  await server.end();
  await expect.poll(() => here(one), WITHIN).toEqual(['ann']);
  await server.again();
  await expect.poll(() => here(one), WITHIN).toEqual(['ann', 'ben']);
});
