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
    'people, kept out': () => 'people?state=banned',
    'people, gone': () => 'people?state=closed',
    'people, one with a thousand sessions': () => 'people/p1',
    'people, gone and by how a name begins': (turn) => `people?state=closed&q=Person%20${1 + (turn % 9)}`,
    'audit log, the newest page': () => 'audit',
    'audit log, of an operator': () => 'audit?operator=Clara',
    'audit log, about somebody': (turn) => `audit?target=p${turn % 1000}`,
    'audit log, a month of an action': (turn) => `audit?action=people.ban&${monthOf(turn)}`,
    'audit log, of an operator about somebody': (turn) => `audit?operator=Clara&target=p${turn % 1000}`,
    'posts that wait': () => 'posts',
    'comments, the newest page': () => 'comments',
    'comments, of a person': (turn) => `comments?author=p${1 + turn}`,
    'comments, below a post': (turn) => `comments?post=${String(1 + turn).padStart(11, '0')}00000000000`,
    'comments, what nobody said': () => 'comments?q=nobody%20said',
    'comments, removed': () => 'comments?removed=true',
    'comments, removed, of a person': () => 'comments?removed=true&author=p8',
    'groups, by name': () => 'groups',
    'groups, by how a name begins': (turn) => `groups?q=group%20${1 + (turn % 9)}`,
    'hashtags, the most used': () => 'hashtags',
    'hashtags, as a million begin': () => 'hashtags?q=tag',
    'hashtags, hidden': () => 'hashtags?hidden=true',
    'reports, open': () => 'reports',
    'reports, open, of a kind': () => 'reports?kind=post',
    'reports, of a kind that nobody reports': () => 'reports?kind=message',
    'reports, decided': () => 'reports?state=upheld',
    'reports, a case': (turn) => `reports/${1 + turn}`,
    'reports, all of one case': () => 'reports/1/each',
    'invites, all': () => 'invites',
    'invites, open': () => 'invites?state=open',
    'invites, used': () => 'invites?state=used',
    'invites, over': () => 'invites?state=expired',
    'invites, withdrawn': () => 'invites?state=withdrawn',
    'invites, withdrawn of a batch': (turn) => `invites?state=withdrawn&batch=b${turn}`,
    'invites, who came by one': () => 'invites/i7/people',
    'movements by hand that wait': () => 'movements',
    'movements by hand, refused': () => 'movements?state=refused',
    'settlements that wait': () => 'settlements',
    'settlements, done': () => 'settlements?state=done',
    merchants: () => 'merchants',
    'orders, the newest page': () => 'orders',
    'orders, of a person': (turn) => `orders?person=p${1 + turn}`,
    'orders, failed ones of merchants': () => 'orders?provider=point&status=failed',
    'orders, a month': (turn) => `orders?${monthOf(turn)}`,
    'withdrawals that wait': () => 'payments',
    'withdrawals that failed': () => 'payments?view=failed',
    'differences with the provider': () => 'payments/differences',
    announcements: () => 'announcements',
    'how things stand today': () => 'today',
  }) satisfies Record<string, (turn: number) => string> as Record<string, (turn: number) => string>;

/** Lists that are followed from page to page: the last is as dear as the first. */
const FOLLOWED = ['ledger', 'people', 'people?state=banned', 'audit', 'comments', 'groups', 'hashtags']
  .concat(['reports', 'reports/1/each', 'invites', 'invites?state=open', 'invites/i7/people'])
  .concat(['movements?state=done', 'settlements?state=done', 'orders', 'announcements']);

/** Pages of a list one after another. */
const following = (path: string) => {
  let next: unknown;
  return {
    path: () => {
      const cursor = typeof next === 'string' ? `next_id=${encodeURIComponent(next)}` : '';
      return `${path}${cursor && (path.includes('?') ? '&' : '?')}${cursor}`;
    },
    read: (result: Record<string, unknown>) => {
      next = result['next_id'];
    },
  };
};

const measure = async (world: ConsoleWorld, turns: number): Promise<Row[]> => {
  const rows: Row[] = [];
  const looks = Object.entries(looksOf(world)).map(([what, path]) => ({
    what,
    path,
    read: (_: unknown) => undefined,
  }));
  const lists = FOLLOWED.map((path) => ({ what: `${path}, page after page`, ...following(path) }));
  for (const { what, path, read } of [...looks, ...lists]) {
    const times: number[] = [];
    // Each by an operator of their own, who may look so often.
    const look = async (turn: number): Promise<number> => {
      const { result, ms } = await world.look(what.replace(/[^a-z]+/gi, '-'), path(turn));
      read(result);
      return ms;
    };
    for (let turn = 0; turn < turns / 4; turn += 1) await look(turn);
    for (let turn = 0; turn < turns; turn += 1) times.push(await look(turn));
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
