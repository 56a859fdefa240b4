import { type Bench, type Row, round, type Size } from './bench.ts';
import { quantile } from './statistics.ts';
import { startWallet, type WalletWorld } from './wallet.world.ts';

const ENTRIES: Record<Size, number> = {
  full: Number(process.env['WALLET_ENTRIES'] ?? 1_000_000),
  smoke: 3000,
};
const TURNS: Record<Size, number> = { full: 200, smoke: 4 };
const MONTHS = 30;
const ENVELOPES = '3,11,31,32';

/** What is looked at, another month or place each time. */
const looksOf = (world: WalletWorld, cursors: readonly string[]) =>
  ({
    'the newest page': () => ({}),
    'a page of envelopes': () => ({ type: ENVELOPES }),
    'a type that nothing has': () => ({ type: '77' }),
    'a month with its sums': (turn) => ({ month: world.month(1 + (turn % MONTHS)) }),
    'envelopes of a month': (turn) => ({ month: world.month(1 + (turn % MONTHS)), type: ENVELOPES }),
    'a page further down': (turn) => ({ next_id: cursors[turn % cursors.length] ?? '' }),
  }) satisfies Record<string, (turn: number) => Record<string, string>> as Record<
    string,
    (turn: number) => Record<string, string>
  >;

const measure = async (world: WalletWorld, turns: number): Promise<Row[]> => {
  const cursors: string[] = [];
  for (let ago = 1; ago <= MONTHS; ago += 1) {
    const { next } = await world.page({ month: world.month(ago), limit: '10' });
    if (next) cursors.push(next);
  }
  const rows: Row[] = [];
  for (const [what, queryOf] of Object.entries(looksOf(world, cursors))) {
    for (let turn = 0; turn < turns / 4; turn += 1) await world.page(queryOf(turn));
    const times: number[] = [];
    let count = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const page = await world.page(queryOf(turn));
      times.push(page.ms);
      count += page.rows;
    }
    rows.push(
      { what: `${what}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms', goal: { most: 10 } },
      { what: `${what}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms' },
      { what: `${what}: rows on a page`, value: round(count / turns, 1), unit: '' },
    );
  }
  return rows;
};

export const wallet: Bench = {
  name: 'wallet',
  goal: 'Issue 14: the log of an account with a million entries',
  run: async (size) => {
    const world = await startWallet(ENTRIES[size]);
    try {
      return await measure(world, TURNS[size]);
    } finally {
      await world.stop();
    }
  },
};
