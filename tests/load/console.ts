import { type Bench, type Row, round, type Size } from './bench.ts';
import { type ConsoleWorld, startConsole } from './console.world.ts';
import { quantile } from './statistics.ts';

const ROWS: Record<Size, number> = {
  full: Number(process.env['CONSOLE_ROWS'] ?? 1_000_000),
  smoke: 3000,
};
const TURNS: Record<Size, number> = { full: 100, smoke: 2 };
const DAY = 86_400_000;

/** `from` and `until` of a month, another one each time. */
const monthOf = (turn: number): string => {
  const until = Date.now() - (30 + (turn % 600)) * DAY;
  const [from, to] = [until - 30 * DAY, until].map((time) => new Date(time).toISOString());
  return `from=${from}&until=${to}`;
};

/** What is looked at: the call, by the turn. */
const looksOf = ({ person }: ConsoleWorld) =>
  ({
    'ledger, the newest page': () => 'ledger',
    'ledger, of a kind': () => 'ledger?type=32',
    'ledger, a month': (turn) => `ledger?${monthOf(turn)}`,
    'ledger, an amount that nothing has': () => 'ledger?min=777&max=778',
    'ledger, an account with its statement': () => `ledger?account=${person}`,
    'ledger, a month of an account with its statement': (turn) => `ledger?account=${person}&${monthOf(turn)}`,
    'ledger, a movement by its key': (turn) => `ledger?transfer=k${1 + turn}`,
    'people, the newest page': () => 'people',
    'people, by how a name begins': (turn) => `people?q=Person%20${1 + (turn % 9)}`,
    'people, by account': (turn) => `people?q=person${1 + turn}`,
    'audit log, the newest page': () => 'audit',
    'audit log, of an operator': () => 'audit?operator=Clara',
    'audit log, about somebody': (turn) => `audit?target=p${turn % 1000}`,
    'audit log, a month of an action': (turn) => `audit?action=people.ban&${monthOf(turn)}`,
  }) satisfies Record<string, (turn: number) => string> as Record<string, (turn: number) => string>;

const measure = async (world: ConsoleWorld, turns: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, pathOf] of Object.entries(looksOf(world))) {
    const times: number[] = [];
    // Each by an operator of their own, who may look so often.
    const look = (turn: number) => world.look(what.replace(/[^a-z]+/gi, '-'), pathOf(turn));
    for (let turn = 0; turn < turns / 4; turn += 1) await look(turn);
    for (let turn = 0; turn < turns; turn += 1) times.push((await look(turn)).ms);
    rows.push(
      { what: `${what}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms', goal: { most: 100 } },
      { what: `${what}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms' },
    );
  }
  return rows;
};

/** `console` is the browser’s. */
export const consolePages: Bench = {
  name: 'console',
  goal: 'Issue 16: pages of the console over a million rows',
  run: async (size) => {
    const world = await startConsole(ROWS[size]);
    try {
      return await measure(world, TURNS[size]);
    } finally {
      await world.stop();
    }
  },
};
