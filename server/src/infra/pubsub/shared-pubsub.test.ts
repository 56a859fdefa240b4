import type { Message, RealtimeEvent } from '@livery/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readRedis } from '../../config.redis.ts';
import { startRedis, type TestRedis } from '../../testing/redis.ts';
import { startRelay } from '../../testing/relay.ts';
import { openRedis, type SharedRedis } from '../redis/redis.ts';
import type { Envelope, Gap, PubSub } from './pubsub.ts';
import { createSharedPubSub } from './shared-pubsub.ts';

interface Node {
  pubsub: PubSub;
  heard: Envelope[];
  gaps: Gap[];
  redis: SharedRedis;
}

const none = async () => [];
const WITHIN = { timeout: 8_000, interval: 20 };
let server: TestRedis;
const nodes: Node[] = [];
beforeEach(async () => {
  server = await startRedis();
});
afterEach(async () => {
  for (const { redis } of nodes.splice(0)) await redis.close();
  await server.stop();
});

const node = async (url = server.url, patience?: number, onBack = none): Promise<Node> => {
  const redis = await openRedis(readRedis({ REDIS_URL: url })!, pino({ level: 'silent' }));
  redis.onBack(async () => void (await onBack()));
  const pubsub = createSharedPubSub(redis, () => ['aurora'], patience);
  const heard: Envelope[] = [];
  const gaps: Gap[] = [];
  pubsub.subscribe((envelope) => heard.push(envelope));
  pubsub.onGap((gap) => gaps.push(gap));
  const opened = { pubsub, heard, gaps, redis };
  nodes.push(opened);
  return opened;
};
const said = (group_id: string, seq: number): RealtimeEvent => ({
  event: 'message.new',
  data: { message: { group_id, seq, id: `m${seq}` } as unknown as Message },
});
const publish = ({ pubsub }: Node, audience: Envelope['audience'], event: RealtimeEvent) =>
  pubsub.publish({ brand: 'aurora', audience, event });
const seqs = ({ heard }: Node) =>
  heard.flatMap(({ event }) => (event.event === 'message.new' ? event.data.message.seq : []));

test('a node hears the groups of its people, once, and no others', async () => {
  const [one, two, three] = [await node(), await node(), await node()];
  await Promise.all(['ann', 'amy'].map((name) => one.pubsub.follow('aurora', name, async () => ['g1'])));
  await two.pubsub.follow('aurora', 'ben', async () => ['g1', 'g2']);
  publish(three, { group: 'g1' }, said('g1', 1));
  publish(three, { group: 'g2' }, said('g2', 2));
  publish(three, { users: ['ben'] }, { event: 'wallet.changed', data: { balance: 7 } });
  await expect.poll(() => two.heard.length, WITHIN).toBe(3);
  await expect.poll(() => seqs(one), WITHIN).toEqual([1]);
  expect(seqs(two)).toEqual([1, 2]);
  expect(three.heard).toEqual([]);
});

test('a direct conversation reaches its two people, wherever they are', async () => {
  const [one, two] = [await node(), await node()];
  await one.pubsub.follow('aurora', 'ann', none);
  await two.pubsub.follow('aurora', 'ben', none);
  publish(one, { group: 'ann_ben' }, said('ann_ben', 1));
  await expect.poll(() => [...seqs(one), ...seqs(two)], WITHIN).toEqual([1, 1]);
  expect(one.heard[0]?.audience).toEqual({ users: ['ann'] });
});

test('who comes into a group hears it from its first event on, and not twice', async () => {
  const [one, two] = [await node(), await node()];
  await two.pubsub.follow('aurora', 'ben', none);
  one.pubsub.entered('aurora', 'g1', ['ben']);
  for (let seq = 1; seq <= 50; seq += 1) {
    publish(one, { group: 'g1' }, said('g1', seq));
    await new Promise((resolve) => setTimeout(resolve, seq < 10 ? 0 : 2));
  }
  await expect.poll(() => seqs(two).at(-1), WITHIN).toBe(50);
  expect(new Set(seqs(two)).size).toBe(50);
  // One may come by both ways while the node begins to hear the group; clients take it once.
  expect(seqs(two).length).toBeLessThanOrEqual(52);
  publish(one, { users: ['ben'] }, { event: 'group.removed', data: { group_id: 'g1' } });
  await expect.poll(() => two.heard.at(-1)?.event.event, WITHIN).toBe('group.removed');
  publish(one, { group: 'g1' }, said('g1', 51));
  publish(one, { users: ['ben'] }, said('later', 1));
  await expect.poll(() => seqs(two).at(-1), WITHIN).toBe(1);
  expect(seqs(two)).not.toContain(51);
});

test('messages that two nodes published the wrong way round are handed on in order', async () => {
  const [one, two, reader] = [await node(), await node(), await node()];
  await reader.pubsub.follow('aurora', 'ann', async () => ['g1']);
  publish(one, { group: 'g1' }, said('g1', 1));
  await expect.poll(() => seqs(reader), WITHIN).toEqual([1]);
  publish(two, { group: 'g1' }, said('g1', 3));
  await two.redis.command('PING');
  publish(one, { group: 'g1' }, said('g1', 2));
  await expect.poll(() => seqs(reader).length, WITHIN).toBe(3);
  expect(seqs(reader)).toEqual([1, 2, 3]);
});

test('nobody waits for a message that is hidden from them, nor for those of a time when nobody listened', async () => {
  const [one, reader] = [await node(), await node(server.url, 60_000)];
  const follow = (name: string) => reader.pubsub.follow('aurora', name, async () => ['g1']);
  const reaches = (wanted: number[]) => expect.poll(() => seqs(reader), WITHIN).toEqual(wanted);
  await follow('ann');
  publish(one, { group: 'g1' }, said('g1', 1));
  await reaches([1]);
  publish(one, { users: ['ben'] }, said('g1', 2));
  publish(one, { group: 'g1' }, said('g1', 3));
  publish(one, { group: 'ann_ben' }, said('ann_ben', 11));
  await reaches([1, 3, 11]);
  publish(one, { users: ['ben'] }, said('ann_ben', 12));
  publish(one, { group: 'ann_ben' }, said('ann_ben', 13));
  await reaches([1, 3, 11, 13]);
  reader.pubsub.unfollow('aurora', 'ann');
  await follow('ann');
  publish(one, { group: 'g1' }, said('g1', 40));
  publish(one, { group: 'ann_ben' }, said('ann_ben', 50));
  await reaches([1, 3, 11, 13, 40, 50]);
});

test('who hides and who blocks is known at every node', async () => {
  const [one, two] = [await node(), await node()];
  publish(one, { users: ['ann'] }, { event: 'block.changed', data: { user_id: 'ben', on: true } });
  publish(
    one,
    { watching: 'ann' },
    { event: 'presence.changed', data: { user_id: 'ann', online: false, seen_at: null } },
  );
  await expect
    .poll(() => two.heard.map(({ event }) => event.event), WITHIN)
    .toEqual(['block.changed', 'presence.changed']);
  expect(two.heard.map(({ audience }) => audience)).toEqual([{ users: ['ann'] }, { watching: 'ann' }]);
});

test('what a node publishes it can overhear, and nobody else', async () => {
  const [one, two] = [await node(), await node()];
  const overheard: string[] = [];
  for (const each of [one, two]) each.pubsub.overhear(({ event }) => overheard.push(event.event));
  await two.pubsub.follow('aurora', 'ben', none);
  publish(one, { users: ['ben'] }, said('x', 1));
  await expect.poll(() => seqs(two), WITHIN).toEqual([1]);
  expect(overheard).toEqual(['message.new']);
});

test('a node that is cut off tells its own people; back, it names those at other nodes who missed something', async () => {
  const cut = await startRelay(server.url);
  onTestFinished(cut.stop);
  const [one, two] = [await node(cut.url), await node()];
  await one.pubsub.follow('aurora', 'ann', async () => ['g1']);
  await two.pubsub.follow('aurora', 'ben', async () => ['g1']);
  cut.freeze();
  publish(one, { group: 'g1' }, said('g1', 1));
  await expect.poll(() => seqs(one), WITHIN).toEqual([1]);
  await expect.poll(() => one.gaps, WITHIN).toContain('all');
  await expect.poll(() => two.gaps, WITHIN).toEqual([{ brand: 'aurora', audience: { group: 'g1' } }]);
});

test('Redis away: each node tells its own people; back, all of them look what they missed', async () => {
  const [one, two] = [await node(), await node()];
  await one.pubsub.follow('aurora', 'ann', async () => ['g1']);
  await two.pubsub.follow('aurora', 'ben', async () => ['g1']);
  await server.end();
  publish(one, { group: 'g1' }, said('g1', 1));
  await expect.poll(() => seqs(one), WITHIN).toEqual([1]);
  await server.again();
  const all = (gaps: Gap[]) => gaps.filter((gap) => gap === 'all').length;
  await expect.poll(() => [all(one.gaps), all(two.gaps)], WITHIN).toEqual([1, 1]);
  publish(one, { group: 'g1' }, said('g1', 2));
  await expect.poll(() => seqs(two), WITHIN).toEqual([2]);
});

test('what is heard again before a node knows that Redis is back is not overtaken by what comes after', async () => {
  const known = Promise.withResolvers<[]>();
  let isHearing = false;
  const hold = () => {
    isHearing = true;
    return known.promise;
  };
  const [one, reader] = [await node(), await node(server.url, 60_000, hold)];
  await reader.pubsub.follow('aurora', 'ann', async () => ['g1']);
  publish(one, { group: 'g1' }, said('g1', 1));
  await expect.poll(() => seqs(reader), WITHIN).toEqual([1]);
  publish(one, { group: 'g1' }, said('g1', 3));
  publish(one, { users: ['ann'] }, { event: 'wallet.changed', data: { balance: 7 } });
  // By now it has come, and waits for the one before it.
  await expect.poll(() => reader.heard.at(-1)?.event.event, WITHIN).toBe('wallet.changed');
  expect(seqs(reader)).toEqual([1]);
  await server.end();
  await expect.poll(() => seqs(reader), WITHIN).toEqual([1, 3]);
  await server.again();
  await expect.poll(() => isHearing && one.redis.isUp(), WITHIN).toBe(true);
  publish(one, { group: 'g1' }, said('g1', 7));
  publish(one, { users: ['ann'] }, { event: 'wallet.changed', data: { balance: 8 } });
  await expect
    .poll(() => reader.heard.filter(({ event }) => event.event === 'wallet.changed'), WITHIN)
    .toHaveLength(2);
  known.resolve([]);
  publish(one, { group: 'g1' }, said('g1', 8));
  await expect.poll(() => seqs(reader), WITHIN).toEqual([1, 3, 7, 8]);
});
