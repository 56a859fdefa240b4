import { type Bench, type Row, round, type Size } from './bench.ts';
import { type PostsWorld, startPostsSearch } from './posts-search.world.ts';
import { wordList } from './search.words.ts';
import { quantile } from './statistics.ts';

const POSTS: Record<Size, number> = {
  full: Number(process.env['SEARCH_POSTS'] ?? 1_000_000),
  smoke: 400,
};
const TURNS: Record<Size, number> = { full: 200, smoke: 4 };

const words = wordList();
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** What is looked for, another word each time. */
const SOUGHT: Record<string, (turn: number) => string> = {
  'two characters, often said': (turn) => at(words, turn % 40),
  'two characters, seldom said': (turn) => at(words, 6_000 + turn * 29),
  'one character': (turn) => at(words, turn * 31).slice(0, 1),
  'four characters of two words': (turn) => at(words, turn * 7) + at(words, turn * 11),
  'the beginning of a Latin word': (turn) => at(['invo', 'trai', 'phot', 'tick', 'week'], turn),
  'a mistyped Latin word': (turn) => at(['invocie', 'trian', 'phtoo', 'tciket', 'cofffee'], turn),
  'what nobody said': (turn) => `zq${turn}`,
  'pairs that were said, never together': (turn) =>
    `${at(words, turn % 40)}${at(words, (turn + 7) % 40)}${at(words, (turn + 3) % 40)}`,
};

const measure = async (world: PostsWorld, turns: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [what, wordOf] of Object.entries(SOUGHT)) {
    for (let turn = 0; turn < turns / 4; turn += 1) await world.search(wordOf(turn), turn);
    const times: number[] = [];
    let found = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const answer = await world.search(wordOf(turn), turn);
      times.push(answer.ms);
      found += answer.found;
    }
    rows.push(
      { what: `${what}, p50`, value: round(quantile(times, 0.5), 1), unit: 'ms' },
      { what: `${what}, p99`, value: round(quantile(times, 0.99), 1), unit: 'ms', goal: { most: 50 } },
      { what: `${what}: found on a page`, value: round(found / turns, 1), unit: '' },
    );
  }
  return rows;
};

export const postsSearch: Bench = {
  name: 'posts-search',
  goal: 'Issue 13: search of a million posts',
  run: async (size) => {
    const world = await startPostsSearch(POSTS[size]);
    try {
      return await measure(world, TURNS[size]);
    } finally {
      await world.stop();
    }
  },
};
