import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { startRedis, type TestRedis } from '../../testing/redis.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createSharedPubSub } from '../pubsub/shared-pubsub.ts';
import { createSharedLimiter } from '../rate-limit/shared-limiter.ts';
import { createSharedPresence } from '../realtime/shared-presence.ts';
import { openRedis, type SharedRedis } from './redis.ts';

const log = pino({ level: 'silent' });
const WITHIN = { timeout: 15_000, interval: 100 };
const start = async (...options: string[]): Promise<TestRedis> => {
  const redis = await startRedis(...options);
  onTestFinished(() => redis.stop());
  return redis;
};
const open = async (REDIS_URL: string): Promise<SharedRedis> => {
  const redis = await openRedis(readRedis({ REDIS_URL })!, log);
  onTestFinished(() => redis.close());
  return redis;
};

/** Two nodes that tell each other of a hundred groups and people, count together and see who is here. */
const expectWhole = async (one: SharedRedis, other: SharedRedis): Promise<void> => {
  const heard: string[] = [];
  const [mine, theirs] = [one, other].map((redis) => createSharedPubSub(redis, () => ['aurora']));
  theirs?.subscribe(({ audience }) => heard.push(JSON.stringify(audience)));
  const groups = Array.from({ length: 50 }, (_, index) => `g${index}`);
  await theirs?.follow('aurora', 'ann', async () => groups);
  const event = { event: 'wallet.changed', data: { balance: 1 } } as const;
  for (const group of groups) mine?.publish({ brand: 'aurora', audience: { group }, event });
  mine?.publish({ brand: 'aurora', audience: { users: ['ann'] }, event });
  await expect.poll(() => new Set(heard).size, WITHIN).toBe(groups.length + 1);
  const limits = [one, other].map((redis) =>
    createSharedLimiter(redis, 'kind', { limit: 5, windowMs: 60_000 }),
  );
  const uses = await Promise.allSettled(
    limits.flatMap((limit) => [1, 2, 3, 4].map(() => limit('aurora ann'))),
  );
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const [here, there] = [one, other].map((redis, index) =>
    createSharedPresence({
      redis,
      node: `n${index}`,
      log,
      grace: 100,
      announce: () => undefined,
      store: async () => undefined,
    }),
  );
  for (const group of groups) here?.arrive('aurora', group);
  await expect.poll(async () => (await there?.whoIsHere('aurora', groups))?.size, WITHIN).toBe(groups.length);
};

test('a cluster of three: channels, counts and people are spread over its shards', async () => {
  const servers = await Promise.all([1, 2, 3].map(() => start('--cluster-enabled', 'yes')));
  const places = servers.map(({ port }) => `127.0.0.1:${port}`);
  execFileSync('redis-cli', ['--cluster', 'create', ...places, '--cluster-yes'], { stdio: 'ignore' });
  const url = `redis+cluster://${places.slice(0, 2).join(',')}`;
  const [one, other] = [await open(url), await open(url)];
  expect([one.isUp(), other.isUp()]).toEqual([true, true]);
  await expectWhole(one, other);
});

test('a shard that dies leaves a gap that is told, and the one in its place is heard', async () => {
  const options = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000'];
  const servers = await Promise.all(Array.from({ length: 6 }, () => start(...options)));
  const places = servers.map(({ port }) => `127.0.0.1:${port}`);
  const spread = ['--cluster-replicas', '1', '--cluster-yes'];
  execFileSync('redis-cli', ['--cluster', 'create', ...places, ...spread], { stdio: 'ignore' });
  const url = `redis+cluster://${places.join(',')}`;
  const [one, other] = [await open(url), await open(url)];
  const [mine, theirs] = [one, other].map((redis) => createSharedPubSub(redis, () => ['aurora']));
  const heard = new Set<string>();
  const gaps: unknown[] = [];
  theirs?.subscribe(({ audience }) => heard.add(JSON.stringify(audience)));
  theirs?.onGap((gap) => gaps.push(gap));
  const groups = Array.from({ length: 50 }, (_, index) => `g${index}`);
  await theirs?.follow('aurora', 'ann', async () => groups);
  const publishAll = () => {
    for (const group of groups)
      mine?.publish({
        brand: 'aurora',
        audience: { group },
        event: { event: 'wallet.changed', data: { balance: 1 } },
      });
  };
  // The first three of a new cluster are its masters.
  await servers[0]?.end();
  publishAll();
  await expect.poll(() => gaps, { timeout: 20_000, interval: 100 }).toContain('all');
  heard.clear();
  await expect
    .poll(
      () => {
        publishAll();
        return heard.size;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(groups.length);
}, 60_000);

test('sentinels say where the server is, and where it is after it died', async () => {
  const [master, replica] = [await start(), await start()];
  execFileSync('redis-cli', ['-p', String(replica.port), 'replicaof', '127.0.0.1', String(master.port)]);
  const file = join(temporaryFolder(), 'sentinel.conf');
  await writeFile(
    file,
    `sentinel monitor chat 127.0.0.1 ${master.port} 1\nsentinel down-after-milliseconds chat 1000\n`,
  );
  const sentinel = await start(file, '--sentinel');
  const tell = (...words: string[]) =>
    execFileSync('redis-cli', ['-p', String(sentinel.port), 'sentinel', ...words], { stdio: 'pipe' });
  const url = `redis+sentinel://127.0.0.1:${sentinel.port}/chat`;
  const [one, other] = [await open(url), await open(url)];
  await expectWhole(one, other);
  await expect.poll(() => String(tell('replicas', 'chat')), WITHIN).toContain(String(replica.port));
  await master.end();
  await expect.poll(() => one.isUp() && other.isUp(), { timeout: 5_000, interval: 20 }).toBe(false);
  await expect.poll(() => one.isUp() && other.isUp(), { timeout: 25_000, interval: 100 }).toBe(true);
  expect(String(await one.command('INFO', 'replication'))).toContain('role:master');
}, 60_000);
