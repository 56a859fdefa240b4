import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../../cli/ops/main.ts';
import { talking } from '../../domains/messages/talk.testing.ts';
import { createDatabase } from '../../testing/databases.ts';
import { hearCommands } from '../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const CLI = new URL('../../../cli/ops.mjs', import.meta.url).pathname;
/** Rows that are there before, in conversations of their own: what is copied takes its time. */
const OLD = 20_000;
const OLD_ROWS = `
with owners as (select 'old' || n as id from generate_series(1, 50) n)
insert into brand_aurora.messages (group_id, seq, id, user_id, type, text, cid)
select o.id, n, lpad(n::text, 11, '0') || brand_aurora.bucket_of(o.id) || lpad(n::text, 8, '0'), 'nobody', 'text', 'old ' || n, 'c'
from owners o, generate_series(1, ${OLD / 50}) n`;
const OLD_POSTS = 9_000;
const OLD_TIMELINES = `
insert into brand_aurora.timelines (user_id, post_id, author_id)
select 'p' || n % 100, 'post' || n, 'author' from generate_series(0, ${OLD_POSTS - 1}) n`;

const heard = hearCommands();
let app: TestApp;
const { ask, pair, post, list } = talking(() => app);
const query = async (text: string) => (await app.infra.database.pool.query(text)).rows;
const kindOf = async (table: string) =>
  (await query(`select relkind from pg_class where oid = to_regclass('brand_aurora.${table}')`))[0]?.relkind;

beforeAll(async () => {
  app = await startTestApp();
  await query(OLD_ROWS);
  await query(OLD_TIMELINES);
});
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl ?? '');
  vi.stubEnv('DATA_DIR', app.infra.config.dataDir);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => app.stop());

const partition = (table: string, ...flags: string[]) =>
  main(['partition', table, '--brand', 'aurora', ...flags]);

interface Line {
  id: string;
  text: string;
}

/** One who writes, marks, takes back and reads, until told to stop; each call has to be answered as ever. */
const talk = (person: TestPerson, groupId: string) => {
  const [said, takenBack]: [Line[], Set<string>] = [[], new Set()];
  let isOver = false;
  const timed = async (call: Promise<{ status: number; result: Line & { list: Line[] } }>) => {
    const answer = await call;
    expect(answer.status).toBe(200);
    return answer.result;
  };
  const run = async () => {
    while (!isOver) {
      const text = `${person.id}-${said.length}`;
      const { id } = await timed(post(person, groupId, { text, cid: text }));
      said.push({ id, text });
      await timed(ask(person, 'POST', `/api/v1/messages/${id}/emojis`, { emoji: '👍' }));
      if (said.length % 3 === 0) {
        await timed(ask(person, 'DELETE', `/api/v1/messages/${id}`));
        takenBack.add(id);
      }
      const { list: page } = await timed(list(person, groupId));
      expect(page.map(({ id: each }) => each)).toContain(id);
    }
  };
  const running = run();
  // Who stops it is told.
  running.catch(() => undefined);
  return {
    stop: () => {
      isOver = true;
      return running;
    },
    seen: () => ({ said, takenBack }),
  };
};

const isUnderWay = async () =>
  (await query(`select obj_description(to_regproc('brand_aurora.messages__mirror'), 'pg_proc') as said`))[0]
    .said as string | null;

/** Killed without a word once it has copied something, and not all. */
const killInTheMiddle = async () => {
  const child = spawn(process.execPath, [CLI, 'partition', 'messages', '--parts', '4', '--brand', 'aurora'], {
    env: process.env,
    stdio: 'ignore',
  });
  await expect.poll(isUnderWay, { timeout: 60_000, interval: 20 }).toContain('after');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isUnderWay()).not.toContain('isCopied');
};

test('messages become parts while people write, mark, take back and read: nothing is lost, doubled or refused', async () => {
  const { ann, ben, id } = await pair();
  const people = [talk(ann, id), talk(ben, id)];
  await killInTheMiddle();
  expect(await kindOf('messages')).toBe('r');
  expect([await partition('messages', '--parts', '4'), heard.said]).toEqual([
    0,
    expect.stringContaining('4 parts'),
  ]);
  const atExchange = people.map(({ seen }) => seen().said.length);
  await expect
    .poll(() => people.every(({ seen }, index) => seen().said.length > (atExchange[index] ?? 0) + 2), {
      timeout: 30_000,
    })
    .toBe(true);
  await Promise.all(people.map(({ stop }) => stop()));

  expect(await kindOf('messages')).toBe('p');
  const rows = await query(
    `select id, seq, text, type from brand_aurora.messages where group_id = '${id}' order by seq`,
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  const all = people.map(({ seen }) => seen());
  expect(rows.map((row) => row.id).toSorted()).toEqual(
    all.flatMap(({ said }) => said.map((line) => line.id)).toSorted(),
  );
  for (const { said, takenBack } of all) {
    // As each of them wrote it, one behind the other.
    const own = new Set(said.map((line) => line.id));
    const theirs = rows.filter((row) => own.has(row.id));
    expect(theirs.map((row) => row.id)).toEqual(said.map((line) => line.id));
    expect(theirs.filter(({ type }) => type === 'message_delete').map((row) => row.id)).toEqual([
      ...takenBack,
    ]);
  }
  const [{ count }] = await query(`select count(*)::int from brand_aurora.messages where user_id = 'nobody'`);
  expect(count).toBe(OLD);
}, 240_000);

const NAMES = `
select 'index' as kind, relname::text as name from pg_class where relkind in ('i', 'I') and relname like 'messages%'
  and relnamespace = 'brand_aurora'::regnamespace and not relispartition and relname not like '%\\_\\_before'
union select 'statistics', stxname::text from pg_statistic_ext where stxrelid = 'brand_aurora.messages'::regclass
union select 'trigger', tgname::text from pg_trigger where tgrelid = 'brand_aurora.messages'::regclass and not tgisinternal
union select 'check', conname::text from pg_constraint where conrelid = 'brand_aurora.messages'::regclass and contype in ('p', 'c')
order by 1, 2`;

test('all that the table had is there under its name, and what it was before is kept', async () => {
  const there = (await query(NAMES)).map(({ kind, name }) => `${kind} ${name}`);
  const wanted = [
    'index messages_pkey',
    'index messages_media',
    'statistics messages_keys',
    'trigger messages_bucket',
  ];
  expect(there).toEqual(
    expect.arrayContaining([...wanted, 'check messages_pkey', 'check messages_bucket_of_group']),
  );
  expect(await partition('messages', '--parts', '8')).toBe(1);
  expect(heard.said).toContain('--drop-old first');
  expect(await partition('messages', '--parts', '8', '--dry-run', '--json')).toBe(0);
  expect(heard.said).toContain('"parts":4,"wanted":8');
  expect(await kindOf('messages__before')).toBe('r');
  const noted = await query(
    `select action from brand_aurora.audit_log where target = 'messages' order by seq`,
  );
  expect(noted.map(({ action }) => action)).toEqual(['partition.exchanged']);
});

test('a backup has it as one table, and nothing of what it was before', async () => {
  const place = await mkdtemp(join(tmpdir(), 'livery-parted-'));
  const target = await createDatabase('empty');
  onTestFinished(() => Promise.all([target.drop(), rm(place, { recursive: true })]).then(() => undefined));
  const [{ count }] = await query('select count(*)::int from brand_aurora.messages');
  expect(await main(['backup', join(place, 'taken'), '--brand', 'aurora'])).toBe(0);
  const { brands } = JSON.parse(await readFile(join(place, 'taken/manifest.json'), 'utf8'));
  const named = brands[0].tables.filter(({ name }: { name: string }) => name.startsWith('messages'));
  expect(named).toMatchObject([{ name: 'messages', rows: count }]);
  vi.stubEnv('DATABASE_URL', target.url);
  vi.stubEnv('DATA_DIR', join(place, 'restored'));
  expect(await main(['restore', join(place, 'taken')])).toBe(0);
  vi.stubEnv('DATABASE_URL', target.url);
  expect(await partition('messages', '--parts', '2', '--dry-run', '--json')).toBe(0);
  expect(heard.said).toContain('"parts":1,"wanted":2');
});

test('it is one table again by the same way', async () => {
  expect(await partition('messages', '--drop-old')).toBe(0);
  expect(await kindOf('messages__before')).toBeUndefined();
  expect(await partition('messages', '--parts', '1')).toBe(0);
  expect(await kindOf('messages')).toBe('r');
  expect(
    (await query(`select count(*)::int from brand_aurora.messages where user_id = 'nobody'`))[0].count,
  ).toBe(OLD);
  expect(await partition('messages', '--drop-old')).toBe(0);
  const left = await query(`select relname from pg_class where relname ~ 'messages(_4_|.*__)'`);
  expect(left).toEqual([]);
});

/** Rows come, change and go beside the copy, three of them each time. */
const stir = async (until: () => boolean) => {
  let turns = 0;
  for (; !until(); turns += 1) {
    await query(`delete from brand_aurora.timelines where post_id = 'post${turns * 3}'`);
    await query(
      `update brand_aurora.timelines set author_id = 'another' where post_id = 'post${turns * 3 + 1}'`,
    );
    await query(`insert into brand_aurora.timelines values ('p${turns}', 'new${turns}', 'author')`);
  }
  return turns;
};

test('timelines are parted by who reads them, and are as they were left, whatever comes and goes meanwhile', async () => {
  let isDone = false;
  const stirred = stir(() => isDone);
  const code = await partition('timelines', '--parts', '3').finally(() => {
    isDone = true;
  });
  const turns = await stirred;
  expect(code).toBe(0);
  const count = async (condition: string) =>
    (await query(`select count(*)::int from brand_aurora.timelines where ${condition}`))[0].count;
  const within = (of: number) => Math.min(turns, of);
  expect(await count('true')).toBe(OLD_POSTS + turns - within(Math.floor(OLD_POSTS / 3)));
  expect(await count(`author_id = 'another'`)).toBe(within(Math.ceil(OLD_POSTS / 3)));
  const parts = await query('select distinct tableoid from brand_aurora.timelines');
  expect(parts).toHaveLength(3);
});

test('who reads for long holds the exchange up, and nobody waits behind it', async () => {
  await partition('timelines', '--drop-old');
  const reader = await app.infra.database.pool.connect();
  await reader.query('begin; select from brand_aurora.timelines limit 1');
  const done = partition('timelines', '--parts', '1');
  const asksForLock = () =>
    query(`select from pg_locks where relation = 'brand_aurora.timelines'::regclass and not granted`);
  await expect.poll(async () => (await asksForLock()).length, { timeout: 30_000, interval: 5 }).toBe(1);
  // It gives up, and asks again: each of these is answered while the reader still reads.
  for (let turn = 0; turn < 10; turn += 1) await query('select from brand_aurora.timelines limit 1');
  expect(await kindOf('timelines')).toBe('p');
  await reader.query('commit');
  reader.release();
  expect(await done).toBe(0);
  expect(await kindOf('timelines')).toBe('r');
});

test('a copy that was left off is given up without a trace', async () => {
  await partition('timelines', '--drop-old');
  const holder = await app.infra.database.pool.connect();
  await holder.query(
    "begin; select pg_advisory_xact_lock_shared(hashtextextended('mirror aurora.timelines', 0))",
  );
  const waiting = partition('timelines', '--parts', '2');
  waiting.catch(() => undefined);
  await expect.poll(() => kindOf('timelines__next'), { timeout: 30_000 }).toBe('p');
  expect(await partition('timelines', '--cancel')).toBe(1);
  expect(heard.said).toContain('another such command');
  await query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid not in (
      select pg_backend_pid()) and mode = 'ExclusiveLock' and database = (select oid from pg_database where datname = current_database())`,
  );
  await expect(waiting).rejects.toThrow();
  await holder.query('rollback');
  holder.release();
  expect(await partition('timelines', '--cancel')).toBe(0);
  expect(heard.said).toContain('the copy of timelines is gone');
  expect(await kindOf('timelines__next')).toBeUndefined();
  expect(await query(`select from pg_proc where proname like '%\\_\\_mirror'`)).toEqual([]);
});

test('what it does not know is refused', async () => {
  expect(await partition('users', '--parts', '4')).toBe(2);
  expect(await partition('messages')).toBe(2);
  expect(await partition('messages', '--parts', '1000')).toBe(2);
  expect(await main(['partition', 'messages', '--parts', '2', '--brand', 'nobody'])).toBe(2);
});
