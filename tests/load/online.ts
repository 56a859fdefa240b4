import { type Bench, type Row, round, type Size } from './bench.ts';
import type { Part } from './online.clients.ts';
import { type Amounts, type Costs, makeOnlineWorld } from './online.world.ts';
import { quantile } from './statistics.ts';

const partOf = (seconds: number, messageEach: number, each: number): Part => ({
  ...{ seconds, messageEach, asks: { each, paths: ['/social/api/recommend/public'] } },
});

/** A message a minute and a look at the feed in five minutes, each. */
const AMOUNTS: Record<Size, Amounts & { part: Part }> = {
  full: { rooms: 200, members: 50, posts: 10_000, part: partOf(60, 60, 300) },
  smoke: { rooms: 2, members: 10, posts: 50, part: partOf(1, 2, 4) },
};
const MEGABYTE = 1024 * 1024;

const rowsOf = ({ answer, nodes, database }: Costs, people: number, seconds: number): Row[] => {
  const megabytes = (bytes: number) => round(bytes / MEGABYTE);
  return [
    { what: 'people', value: people, unit: '' },
    { what: 'messages', value: round(answer.messages / seconds), unit: 'a second' },
    { what: 'deliveries', value: round(answer.delivered / seconds), unit: 'a second' },
    { what: 'a message is there, p99', value: round(quantile(answer.deliveries, 0.99), 1), unit: 'ms' },
    { what: 'a page of the feed, p99', value: round(quantile(answer.pages, 0.99), 1), unit: 'ms' },
    { what: 'lost', value: answer.expected - answer.delivered, unit: '', goal: { most: 0 } },
    { what: 'refused', value: answer.refused, unit: '', goal: { most: 0 } },
    { what: 'server, processor', value: round(nodes.cpu / seconds, 2), unit: 'cores' },
    { what: 'database, processor', value: round(database.cpu / seconds, 2), unit: 'cores' },
    {
      what: 'processor together',
      value: round((nodes.cpu + database.cpu) / seconds, 2),
      unit: 'cores',
      goal: { most: 4 },
    },
    { what: 'server, memory', value: megabytes(nodes.memory), unit: 'MB' },
    { what: 'database, memory', value: megabytes(database.memory), unit: 'MB' },
    {
      what: 'memory together',
      value: megabytes(nodes.memory + database.memory),
      unit: 'MB',
      goal: { most: 4096 },
    },
    {
      what: 'a connection',
      value: round((nodes.opened - nodes.atStart) / 1024 / people, 1),
      unit: 'kB',
      goal: { most: 20 },
    },
  ];
};

export const online: Bench = {
  name: 'online',
  goal: 'G18',
  run: async (size) => {
    const amounts = AMOUNTS[size];
    const world = await makeOnlineWorld(amounts);
    try {
      const [costs] = await world.play(1, [amounts.part]);
      return rowsOf(costs as Costs, amounts.rooms * amounts.members, amounts.part.seconds);
    } finally {
      await world.stop();
    }
  },
};
