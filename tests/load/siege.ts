import { type Bench, type Row, round, type Size } from './bench.ts';
import { startChild } from './child.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import type { Answer as Life } from './people.clients.ts';
import type { Answer, Order } from './siege.clients.ts';
import { quantile } from './statistics.ts';
import { countStored } from './stored-messages.ts';

interface Amounts {
  people: number;
  /** Without attackers. */
  idle: number;
  /** With them. */
  siege: number;
  pause: number;
}
const AMOUNTS: Record<Size, Amounts> = {
  full: { people: 50, idle: 60, siege: Number(process.env['SIEGE_SECONDS'] ?? 600), pause: 500 },
  smoke: { people: 10, idle: 1, siege: 1, pause: 50 },
};
/** Of the people of the world, those who attack from within; the others are left alone. */
const ATTACKERS = 5;

/** What people do that is measured: pictures cost by themselves, and connections are lost on purpose. */
const callsOf = ({ delays }: Life): number[] =>
  Object.entries(delays).flatMap(([what, times]) => (/upload|reconnect/.test(what) ? [] : times));

const besiege = async (crowd: Crowd, { idle, siege: seconds, pause }: Amounts): Promise<Row[]> => {
  const { world, server, host } = crowd;
  const attackers = startChild<Order, Answer>('./siege.clients.ts');
  const accounts = world.lines.splice(0, ATTACKERS);
  const unloaded = await crowd.live(idle, pause);
  attackers.tell({ port: server.port, host, accounts, seconds });
  const [attacks, held] = await Promise.all([attackers.next(), crowd.live(seconds, pause)]);
  await attackers.stop();
  const stored = await countStored(crowd.world, held.acknowledged);
  const before = quantile(callsOf(unloaded), 0.99);
  const during = quantile(callsOf(held), 0.99);
  const refused = Object.entries(attacks.statuses).filter(
    ([status]) => Number(status) >= 400 || status === '0',
  );
  const failures = attacks.statuses[500] ?? 0;
  return [
    { what: 'attacks', value: round(attacks.attempts / seconds), unit: 'a second' },
    { what: 'of them refused', value: refused.reduce((sum, [, count]) => sum + count, 0), unit: '' },
    { what: 'of them answered by a failure (500)', value: failures, unit: '', goal: { most: 0 } },
    { what: 'calls of people', value: round(callsOf(held).length / seconds), unit: 'a second' },
    { what: 'their p50, left alone', value: round(quantile(callsOf(unloaded), 0.5), 1), unit: 'ms' },
    { what: 'their p99, left alone', value: round(before, 1), unit: 'ms' },
    { what: 'their p50, under attack', value: round(quantile(callsOf(held), 0.5), 1), unit: 'ms' },
    { what: 'their p99, under attack', value: round(during, 1), unit: 'ms' },
    {
      what: 'p99 under attack ÷ left alone',
      value: round(during / before, 1),
      unit: '×',
      goal: { most: 10 },
    },
    { what: 'messages acknowledged', value: held.acknowledged.length, unit: '' },
    { what: 'of them lost', value: held.acknowledged.length - stored, unit: '', goal: { most: 0 } },
  ];
};

export const siege: Bench = {
  name: 'siege',
  goal: 'all attacks at once, for ten minutes',
  run: async (size) => {
    const crowd = await gatherCrowd(AMOUNTS[size].people + ATTACKERS);
    try {
      return await besiege(crowd, AMOUNTS[size]);
    } finally {
      await crowd.stop();
    }
  },
};
