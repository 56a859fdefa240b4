import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import type { Answer, Order } from './feeds.clients.ts';
import { type Clip, publishVideo } from './feeds.video.ts';
import { followOthers } from './feeds.world.ts';
import type { Sent } from './keep-alive.ts';
import { usage } from './processes.ts';
import { quantile } from './statistics.ts';

interface Amounts {
  /** Signed in; as many others write the posts. */
  people: number;
  /** People whom each of both follows. */
  follows: number;
  posts: number;
  seconds: number;
  perSecond: number;
  /** Takes longer to be encoded than a turn. */
  clip: Clip;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: {
    people: 2_500,
    follows: 200,
    posts: Number(process.env['FEED_POSTS'] ?? 1_000_000),
    seconds: 20,
    perSecond: 500,
    clip: { size: '1920x1080', seconds: 60 },
  },
  smoke: {
    ...{ people: 4, follows: 3, posts: 50, seconds: 0.5, perSecond: 20 },
    clip: { size: '320x180', seconds: 1 },
  },
};
const GUEST = '/social/api/guest/recommend/public';

const callsOf = ({ world }: Crowd): Record<string, Sent[]> => {
  const asEach = (path: string): Sent[] =>
    world.lines.map(({ token }) => ({ path, headers: { authorization: `Bearer ${token}` } }));
  return {
    'guest’s page': [{ path: GUEST }, { path: `${GUEST}?type=gallery` }, { path: `${GUEST}?type=chart` }],
    'own feed': asEach('/social/api/recommend/public'),
    'follow feed': asEach('/social/api/recommend/follower'),
    chart: asEach('/social/api/recommend/public?type=chart&range=7d'),
    'an author’s posts': world.lines.map(({ token, groupId }) => ({
      path: `/social/api/authors/${groupId.split('_')[1]}/posts`,
      headers: { authorization: `Bearer ${token}` },
    })),
    'users/me': asEach('/api/v1/users/me'),
  };
};

interface Cost {
  /** Milliseconds of processor, of server and database. */
  processor: number;
  /** Blocks that the database read, from memory or disk. */
  blocks: number;
}

const costsOf = async ({ server, world }: Crowd): Promise<Cost> => {
  const { rows } = await world.database.pool.query<{ blocks: string }>(
    'select sum(blks_hit + blks_read) as blocks from pg_stat_database',
  );
  const cpu = (await usage(server.pid)).cpu + (await usage(world.postgres, true)).cpu;
  return { processor: cpu * 1000, blocks: Number(rows[0]?.blocks) };
};

const rowsOf = (what: string, { delays, refused }: Answer, { processor, blocks }: Cost): Row[] => [
  { what: `${what}, p50`, value: round(quantile(delays, 0.5), 1), unit: 'ms' },
  { what: `${what}, p99`, value: round(quantile(delays, 0.99), 1), unit: 'ms', goal: { most: 15 } },
  { what: `${what}: refused`, value: refused, unit: '', goal: { most: 0 } },
  { what: `${what}: processor, each`, value: round(processor / delays.length, 2), unit: 'ms' },
  { what: `${what}: blocks, each`, value: round(blocks / delays.length), unit: '', goal: { most: 60 } },
];

/** The follow feed beside a video that is encoded, at a tenth of the rate: the program has one of the cores to itself. */
const measureBesideVideo = async (
  crowd: Crowd,
  ask: (calls: Sent[], seconds: number, perSecond: number) => Promise<Answer>,
  { seconds, perSecond, clip }: Amounts,
): Promise<Row[]> => {
  const calls = callsOf(crowd)['follow feed'] ?? [];
  const alone = quantile((await ask(calls, seconds, perSecond / 10)).delays, 0.99);
  const isEncoded = await publishVideo(crowd, clip);
  const beside = quantile((await ask(calls, seconds, perSecond / 10)).delays, 0.99);
  const wasEncoded = await isEncoded();
  return [
    { what: 'follow feed, a tenth as often, p99', value: round(alone, 1), unit: 'ms' },
    {
      what: 'the same while a video is encoded, p99',
      value: round(beside, 1),
      unit: 'ms',
      goal: { most: 15 },
    },
    { what: 'it was encoded all the while', value: Number(wasEncoded), unit: '' },
  ];
};

const measure = async (crowd: Crowd, amounts: Amounts): Promise<Row[]> => {
  const { server, host } = crowd;
  const { perSecond, seconds } = amounts;
  const clients = startChild<Order, Answer>('./feeds.clients.ts');
  const rows: Row[] = [];
  const ask = (calls: Sent[], length: number, rate = perSecond) => {
    clients.tell({ port: server.port, host, calls, perSecond: rate, seconds: length });
    return clients.next();
  };
  for (const [what, calls] of Object.entries(callsOf(crowd))) {
    // Code is compiled and connections are open before it counts.
    await ask(calls, seconds / 5);
    const before = await costsOf(crowd);
    const answer = await ask(calls, seconds);
    const after = await costsOf(crowd);
    const spent = { processor: after.processor - before.processor, blocks: after.blocks - before.blocks };
    rows.push(...rowsOf(what, answer, spent));
  }
  rows.push(...(await measureBesideVideo(crowd, ask, amounts)));
  await clients.stop();
  return rows;
};

export const feeds: Bench = {
  name: 'feeds',
  goal: 'G16: 500 pages a second of a million posts',
  run: async (size) => {
    const { people, posts, follows } = AMOUNTS[size];
    const crowd = await gatherCrowd(people, { posts, env: { GUEST_POSTS_PER_HOUR: '1000000000' } });
    try {
      await followOthers(crowd.world, follows);
      return await measure(crowd, AMOUNTS[size]);
    } finally {
      await crowd.stop();
    }
  },
};
