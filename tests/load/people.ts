import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import type { Answer } from './people.clients.ts';
import { usage } from './processes.ts';
import { quantile } from './statistics.ts';

interface Amounts {
  people: number;
  seconds: number;
  /** Milliseconds between two things that one of them does. */
  pause: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { people: 500, seconds: 60, pause: 2_000 },
  smoke: { people: 20, seconds: 2, pause: 100 },
};
const MEGABYTE = 1024 * 1024;

const used = async ({ server, world }: Crowd) => ({
  server: await usage(server.pid),
  database: await usage(world.postgres, true),
});

const play = async (crowd: Crowd, { people, seconds, pause }: Amounts): Promise<Row[]> => {
  const before = await used(crowd);
  const answer = await crowd.live(seconds, pause);
  const after = await used(crowd);
  const cpu = (part: 'server' | 'database') => after[part].cpu - before[part].cpu;
  const megabytes = (part: 'server' | 'database') => round(after[part].memory / MEGABYTE);
  const grown = after.server.memory - before.server.memory;
  const perPerson = ((cpu('server') + cpu('database')) / seconds / people) * 1000;
  return [
    ...callRows(answer, seconds),
    { what: 'events by sockets', value: round(answer.events / seconds), unit: 'a second' },
    { what: 'errors', value: answer.errors.length, unit: '', goal: { most: 0 } },
    { what: 'server, memory', value: megabytes('server'), unit: 'MB' },
    { what: 'database, memory', value: megabytes('database'), unit: 'MB' },
    { what: 'server, processor', value: round(cpu('server') / seconds, 2), unit: 'cores' },
    { what: 'database, processor', value: round(cpu('database') / seconds, 2), unit: 'cores' },
    { what: 'one person, processor', value: round(perPerson, 2), unit: 'ms a second' },
    { what: 'one person, memory of the server', value: round(grown / 1024 / people), unit: 'kB' },
  ];
};

const callRows = ({ delays }: Answer, seconds: number): Row[] => {
  const all = Object.values(delays).flat();
  const kinds = Object.entries(delays).sort(([one], [other]) => one.localeCompare(other));
  const rows = [['all calls', all] as const, ...kinds].map(([name, times]): Row[] => [
    { what: `${name}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms' },
    { what: `${name}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms' },
  ]);
  return [{ what: 'calls', value: round(all.length / seconds), unit: 'a second' }, ...rows.flat()];
};

export const people: Bench = {
  name: 'people',
  goal: '500 signed-in people, one node',
  run: async (size) => {
    const amounts = AMOUNTS[size];
    const crowd = await gatherCrowd(amounts.people);
    try {
      return await play(crowd, amounts);
    } finally {
      await crowd.stop();
    }
  },
};
