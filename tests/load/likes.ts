import { type Bench, type Row, round, type Size } from './bench.ts';
import { type Crowd, gatherCrowd } from './crowd.ts';
import { type Caller, createCaller, type Sent } from './keep-alive.ts';
import { quantile } from './statistics.ts';

const AMOUNTS: Record<Size, { people: number; pairs: number }> = {
  full: { people: 500, pairs: 6 },
  smoke: { people: 5, pairs: 1 },
};

type Verb = 'like' | 'unlike';

/** Everybody at once, each on the post that `at` names for them; milliseconds until the last has their result. */
const storm = async (
  call: Caller,
  { world }: Crowd,
  posts: string[],
  { verb, at }: { verb: Verb; at: (number: number) => number },
): Promise<number> => {
  const calls = world.lines.map(({ token }, number): Sent => {
    const id = posts[at(number)] ?? '';
    return {
      method: 'PUT',
      path: `/social/api/posts/${id}/${verb}`,
      headers: { authorization: `Bearer ${token}` },
    };
  });
  const start = performance.now();
  const replies = await Promise.all(calls.map(call));
  const failed = replies.filter(({ status }) => status !== 200);
  if (failed.length > 0) throw new Error(`${failed.length} likes failed: ${failed[0]?.body}`);
  return performance.now() - start;
};

const measure = async (crowd: Crowd, pairs: number): Promise<Row[]> => {
  // One for all: the connections of each would stay open, and an address may have so many.
  const call = createCaller({ port: crowd.server.port, host: crowd.host });
  const db = crowd.world.database.tenant(crowd.world.brand);
  const people = crowd.world.lines.length;
  const posts = (await db.selectFrom('posts').select('id').orderBy('id').limit(people).execute()).map(
    ({ id }) => id,
  );
  const countOf = async () => {
    const rows = await db
      .selectFrom('posts')
      .select('like_count')
      .where('id', '=', posts[0] ?? '')
      .execute();
    return rows[0]?.like_count ?? -1;
  };
  const times = { one: [] as number[], spread: [] as number[] };
  let wrong = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const where of pair % 2 === 0 ? (['one', 'spread'] as const) : (['spread', 'one'] as const)) {
      const at = where === 'one' ? () => 0 : (number: number) => number;
      times[where].push(await storm(call, crowd, posts, { verb: 'like', at }));
      if (where === 'one' && (await countOf()) !== people) wrong += 1;
      await storm(call, crowd, posts, { verb: 'unlike', at });
      if ((await countOf()) !== 0) wrong += 1;
    }
  }
  const [one, spread] = [quantile(times.one, 0.5), quantile(times.spread, 0.5)];
  return [
    { what: 'likes of one post, a second', value: round((people / one) * 1000), unit: '' },
    { what: 'likes of as many posts, a second', value: round((people / spread) * 1000), unit: '' },
    { what: 'one post ÷ as many', value: round(spread / one, 2), unit: '×', goal: { least: 0.5 } },
    { what: 'counts that were wrong', value: wrong, unit: '', goal: { most: 0 } },
  ];
};

export const likes: Bench = {
  name: 'likes',
  goal: 'issue 13: 500 people like one post at once',
  run: async (size) => {
    const { people, pairs } = AMOUNTS[size];
    const crowd = await gatherCrowd(people, { posts: people, env: { WRITES_PER_MINUTE: '100000' } });
    try {
      return await measure(crowd, pairs);
    } finally {
      await crowd.stop();
    }
  },
};
