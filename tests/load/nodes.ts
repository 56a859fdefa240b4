import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Amounts, type Costs, makeOnlineWorld } from './online.world.ts';
import { quantile } from './statistics.ts';

/** So much that it is seen beside what a node costs at rest, and so little that the machine is never full. */
const AMOUNTS: Record<Size, Amounts> = {
  full: { rooms: 60, members: 20, posts: 5_000, seconds: 30, messageEach: 12, feedEach: 24 },
  smoke: { rooms: 2, members: 6, posts: 50, seconds: 1, messageEach: 2, feedEach: 4 },
};
const COUNTS: Record<Size, number[]> = { full: [1, 2, 3], smoke: [1, 2] };

/** Seconds of processor of nodes, database and Redis, for a thousand messages with the looks that come with them. */
const costOf = ({ nodes, database, redis, answer }: Costs): number =>
  ((nodes.cpu + database.cpu + redis.cpu) / Math.max(1, answer.messages)) * 1000;

const rowsOf = (count: number, costs: Costs, alone: Costs): Row[] => {
  const { answer, nodes, database, redis } = costs;
  const where = count === 1 ? 'one node' : `${count} nodes`;
  const each = (cpu: number) => round((cpu / Math.max(1, answer.messages)) * 1000, 2);
  return [
    { what: `${where}: nodes`, value: each(nodes.cpu), unit: 's a thousand messages' },
    { what: `${where}: database`, value: each(database.cpu), unit: 's' },
    ...(count > 1 ? [{ what: `${where}: Redis`, value: each(redis.cpu), unit: 's' }] : []),
    { what: `${where}: as many times one node`, value: round(costOf(costs) / costOf(alone), 2), unit: '×' },
    { what: `${where}: there, p99`, value: round(quantile(answer.deliveries, 0.99), 1), unit: 'ms' },
    { what: `${where}: lost`, value: answer.expected - answer.delivered, unit: '', goal: { most: 0 } },
    { what: `${where}: refused`, value: answer.refused, unit: '', goal: { most: 0 } },
  ];
};

export const nodes: Bench = {
  name: 'nodes',
  goal: 'what a second and a third node cost',
  run: async (size) => {
    const world = await makeOnlineWorld(AMOUNTS[size]);
    try {
      const rows: Row[] = [];
      let alone: Costs | undefined;
      for (const count of COUNTS[size]) {
        const costs = await world.play(count);
        alone ??= costs;
        rows.push(...rowsOf(count, costs, alone));
      }
      return rows;
    } finally {
      await world.stop();
    }
  },
};
