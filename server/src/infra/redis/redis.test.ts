import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { CapturedLog } from '../../testing/captured-log.ts';
import { freePort, startRedis } from '../../testing/redis.ts';
import { openRedis, type SharedRedis } from './redis.ts';

const configOf = (REDIS_URL: string) => readRedis({ REDIS_URL })!;
const silent = pino({ level: 'silent' });
const WITHIN = { timeout: 8_000, interval: 50 };

const open = async (url: string, log: Parameters<typeof openRedis>[1] = silent): Promise<SharedRedis> => {
  const redis = await openRedis(configOf(url), log);
  onTestFinished(() => redis.close());
  return redis;
};
const server = async (...options: string[]) => {
  const redis = await startRedis(...options);
  onTestFinished(() => redis.stop());
  return redis;
};

test('what one node says on a channel another one hears, from when it listens', async () => {
  const { url } = await server();
  const [one, other] = [await open(url), await open(url)];
  const heard: string[] = [];
  other.onMessage((channel, message) => heard.push(`${channel} ${message}`));
  await other.listen('rooms:{a}');
  await one.command('SPUBLISH', 'rooms:{a}', 'hello');
  await one.command('SPUBLISH', 'rooms:{b}', 'unheard');
  await expect.poll(() => heard, WITHIN).toEqual(['rooms:{a} hello']);
  expect(one.isUp()).toBe(true);
});

test('a server that goes and comes back without what it knew is heard again, and all are told once', async () => {
  const redis = await server();
  const node = await open(redis.url);
  const heard: string[] = [];
  let backs = 0;
  node.onMessage((_, message) => heard.push(message));
  node.onBack(async () => {
    backs += 1;
  });
  await Promise.all(Array.from({ length: 1200 }, (_, index) => node.listen(`c:{${index}}`)));
  await redis.end();
  await expect.poll(() => node.isUp(), WITHIN).toBe(false);
  await expect(node.command('PING')).rejects.toThrow();
  await redis.again();
  await expect.poll(() => node.isUp(), WITHIN).toBe(true);
  await node.command('SPUBLISH', 'c:{1199}', 'again');
  await expect.poll(() => heard, WITHIN).toEqual(['again']);
  expect(backs).toBe(1);
});

test('one that stands still counts as away within seconds, and nobody waits for it', async () => {
  const redis = await server();
  const node = await open(redis.url);
  redis.freeze();
  onTestFinished(() => redis.thaw());
  await expect.poll(() => node.isUp(), WITHIN).toBe(false);
  redis.thaw();
  await expect.poll(() => node.isUp(), WITHIN).toBe(true);
});

test('a wrong password is said at the start, by a sentence', async () => {
  const { port } = await server('--requirepass', 'right');
  await expect(open(`redis://:wrong@127.0.0.1:${port}`)).rejects.toThrow(
    `Redis at 127.0.0.1:${port} refuses user or password: correct them in REDIS_URL.`,
  );
  await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow('refuses user or password');
  await expect(open(`redis://:right@127.0.0.1:${port}`)).resolves.toBeDefined();
});

test('what is no Redis is said at the start', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(open(`redis://127.0.0.1:${port}`)).rejects.toThrow(`What answers at 127.0.0.1:${port}`);
});

test('one that is not there yet is waited for: the node goes on alone', async () => {
  const log = new CapturedLog();
  const node = await open(`redis://127.0.0.1:${await freePort()}`, pino(log.to));
  expect(node.isUp()).toBe(false);
  expect(log.lines.join()).toContain('goes on alone');
});
