import { type Bench, type Row, round, type Size } from './bench.ts';
import { wordList } from './search.words.ts';
import { type SearchWorld, startSearch } from './search.world.ts';
import { quantile } from './statistics.ts';

const MESSAGES: Record<Size, number> = {
  full: Number(process.env['SEARCH_MESSAGES'] ?? 1_000_000),
  smoke: 400,
};
const TURNS: Record<Size, number> = { full: 200, smoke: 4 };

const words = wordList();
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** What is looked for, another word each time. */
const SOUGHT: Record<string, (turn: number) => Record<string, string>> = {
  'two characters, often said': (turn) => ({ type: 'msg', q: at(words, turn % 40) }),
  'two characters, seldom said': (turn) => ({ type: 'msg', q: at(words, 6_000 + turn * 29) }),
  'one character': (turn) => ({ type: 'msg', q: at(words, turn * 31).slice(0, 1) }),
  'four characters of two words': (turn) => ({ type: 'msg', q: at(words, turn * 7) + at(words, turn * 11) }),
  'a Latin word': (turn) => ({ type: 'msg', q: at(['invoice', 'train', 'photo', 'ticket'], turn) }),
  'what nobody said': (turn) => ({ type: 'msg', q: `zq${turn}` }),
  'pairs that were said, never together': (turn) => ({
    ...{
      type: 'msg',
      q: `${at(words, turn % 40)}${at(words, (turn + 7) % 40)}${at(words, (turn + 3) % 40)}`,
    },
  }),
  'what one member said': (turn) => ({
    type: 'member',
    member_id: `member${String(1 + turn).padStart(5, '0')}`,
  }),
};

const measure = async (world: SearchWorld, size: Size): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(SOUGHT)) {
    for (let turn = 0; turn < TURNS[size] / 4; turn += 1) await world.search(query(turn));
    const times: number[] = [];
    for (let turn = 0; turn < TURNS[size]; turn += 1) times.push((await world.search(query(turn))).ms);
    rows.push(
      { what: `${what}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms' },
      { what: `${what}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms', goal: { most: 50 } },
    );
  }
  return rows;
};

export const search: Bench = {
  name: 'search',
  goal: 'Issue 11: search in a conversation of a million messages',
  run: async (size) => {
    const world = await startSearch(MESSAGES[size]);
    try {
      return await measure(world, size);
    } finally {
      await world.stop();
    }
  },
};
