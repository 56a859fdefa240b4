import { type Bench, type Row, round, type Size } from './bench.ts';
import type { Asks, Part } from './online.clients.ts';
import { type Amounts, type Costs, makeOnlineWorld, type OnlineWorld } from './online.world.ts';
import { quantile } from './statistics.ts';

const FEED = '/social/api/recommend/public';

/** So much that it is seen beside what a node costs at rest, and so little that the machine is never full. */
const AMOUNTS: Record<Size, Amounts & { seconds: number; perSecond: number; counts: number[] }> = {
  full: { rooms: 60, members: 20, posts: 5_000, seconds: 12, perSecond: 60, counts: [1, 2, 3] },
  smoke: { rooms: 2, members: 6, posts: 50, seconds: 0.25, perSecond: 20, counts: [1, 2] },
};

/** Nothing, messages and the feed together, and each operation by itself; likes last, for what follows them takes its time. */
const partsOf = ({ posts }: OnlineWorld, size: Size, count: number): Record<string, Part> => {
  const { rooms, members, seconds, perSecond } = AMOUNTS[size];
  // Each costs as much as several of the others.
  const likesASecond = perSecond / 4;
  const likes = Math.ceil(seconds * likesASecond);
  // Nobody likes what they liked before.
  const liked = posts.slice(likes * (count - 1), likes * count);
  const each = (rooms * members) / perSecond;
  const ask = (asks: Partial<Asks> & Pick<Asks, 'paths'>): Part => ({ seconds, asks: { each, ...asks } });
  return {
    rest: { seconds },
    together: { seconds, messageEach: each, asks: { each: each * 2, paths: [FEED] } },
    'a message': { seconds, messageEach: each },
    'a page of the feed': ask({ paths: [FEED] }),
    'the list of conversations': ask({ paths: ['/api/v1/users/groups'] }),
    oneself: ask({ paths: ['/api/v1/users/me'] }),
    'a like': ask({
      ...{ each: (rooms * members) / likesASecond, method: 'PUT' },
      paths: liked.map((id) => `/social/api/posts/${id}/like`),
    }),
  };
};

type Played = Record<string, Costs>;
const SIDES = ['nodes', 'database', 'redis'] as const;

/** Milliseconds of processor for one call, beyond what the same time costs at rest. */
const costOf = (played: Played, name: string, side: (typeof SIDES)[number]): number => {
  const { [name]: own, rest } = played as Record<string, Costs>;
  if (!own || !rest) return Number.NaN;
  const { messages, pages } = own.answer;
  return ((own[side].cpu - rest[side].cpu) / Math.max(1, messages || pages.length)) * 1000;
};
const wholeCostOf = (played: Played, name: string): number =>
  SIDES.reduce((sum, side) => sum + costOf(played, name, side), 0);

const rowsOf = (count: number, played: Played, alone: Played, seconds: number): Row[] => {
  const where = count === 1 ? 'one node' : `${count} nodes`;
  const sides = SIDES.filter((side) => count > 1 || side !== 'redis');
  const rows = Object.entries(played).flatMap(([name, costs]): Row[] => {
    const { expected, delivered, refused } = costs.answer;
    if (name === 'rest') {
      const cores = SIDES.reduce((sum, side) => sum + costs[side].cpu, 0) / seconds;
      return [{ what: `${where}, at rest`, value: round(cores * 1000), unit: 'ms a second' }];
    }
    const own = sides.map((side): Row => {
      return { what: `${where}, ${name}: ${side}`, value: round(costOf(played, name, side), 2), unit: 'ms' };
    });
    const times = wholeCostOf(played, name) / wholeCostOf(alone, name);
    const against = { what: `${where}, ${name}: as many times one node`, value: round(times, 2), unit: '×' };
    const lost = { what: `${where}, ${name}: lost or refused`, value: expected - delivered + refused };
    const isCompared = count > 1 && Number.isFinite(times);
    return [...own, ...(isCompared ? [against] : []), { ...lost, unit: '', goal: { most: 0 } }];
  });
  const deliveries = played['together']?.answer.deliveries ?? [];
  return [
    ...rows,
    { what: `${where}, together: there, p99`, value: round(quantile(deliveries, 0.99), 1), unit: 'ms' },
  ];
};

export const nodes: Bench = {
  name: 'nodes',
  goal: 'what each operation costs at one, two and three nodes',
  programs: ['redis-server'],
  run: async (size) => {
    const { seconds, counts } = AMOUNTS[size];
    const world = await makeOnlineWorld(AMOUNTS[size]);
    try {
      const rows: Row[] = [];
      let alone: Played | undefined;
      for (const count of counts) {
        const parts = partsOf(world, size, count);
        // Code that has not run yet is slow.
        const [, ...costs] = await world.play(count, [parts['together'] as Part, ...Object.values(parts)]);
        const played = Object.fromEntries(Object.keys(parts).map((name, at) => [name, costs[at] as Costs]));
        alone ??= played;
        rows.push(...rowsOf(count, played, alone, seconds));
      }
      return rows;
    } finally {
      await world.stop();
    }
  },
};
