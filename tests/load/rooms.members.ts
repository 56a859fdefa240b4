import { type Row, round, type Size } from './bench.ts';
import type { RoomsWorld } from './rooms.world.ts';
import { quantile } from './statistics.ts';

const TURNS: Record<Size, number> = { full: 100, smoke: 2 };

/** A part of names that many have, one that few have, and one that nobody has. */
const PARTS = ['小', '阿强 22', 'Member 17', 'zz'];

/** A name is looked for among 2,300 people, through the server. */
export const measureMembers = async ({ long, read }: RoomsWorld, size: Size): Promise<Row[]> => {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS[size]; turn += 1) {
    const part = PARTS[turn % PARTS.length] ?? '';
    const begun = performance.now();
    await read(`/api/v1/groups/${long.groupId}/members?q=${encodeURIComponent(part)}`);
    times.push(performance.now() - begun);
  }
  return [
    { what: 'search of members, median', value: round(quantile(times, 0.5), 1), unit: 'ms' },
    {
      what: 'search of members, p99',
      value: round(quantile(times, 0.99), 1),
      unit: 'ms',
      goal: { most: 50 },
    },
  ];
};
