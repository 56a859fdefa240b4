import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/databases.ts';
import { migrate } from '../database/migrate.ts';
import { defineJob, NO_PAYLOAD } from './job.ts';
import { type JobNode, openNode, wordJob } from './jobs.testing.ts';

/** As long as a busy machine may need. */
const WITHIN = { timeout: 20_000 };

let base: TestDatabase;
let nodes: JobNode[];
beforeEach(async () => {
  base = await createDatabase('empty');
  nodes = [];
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  await base.drop();
});

const open = (...definitions: Parameters<typeof openNode>[1]): JobNode => {
  const node = openNode(base.url, definitions);
  nodes.push(node);
  return node;
};
const close = async (node: JobNode) => {
  nodes = nodes.filter((other) => other !== node);
  await node.stop();
};

/** A job that fails until `fails` is used up; `done` resolves with what it was given. */
const watched = (fails = 0) => {
  const runs: string[] = [];
  let finish: (seen: string) => void;
  const done = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const job = wordJob(async (word, brand) => {
    runs.push(word);
    if (runs.length <= fails) throw new Error('not yet');
    finish(`${brand} ${word}`);
  });
  return { job, runs, done };
};
const rowsOf = async ({ database }: JobNode) =>
  (await database.pool.query(`select name, state, data from jobs.job where name not like '\\_\\_%'`)).rows;

test('a job runs for its brand, and what it did is to be seen', async () => {
  const { job, done } = watched();
  const node = open(job);
  await node.jobs.start();
  await node.jobs.enqueue(node.database.tenant('lotus'), 'lotus', job, { word: 'hello' });
  expect(await done).toBe('lotus hello');
  await expect
    .poll(() => rowsOf(node), WITHIN)
    .toEqual([
      { name: 'test.word', state: 'completed', data: { brand: 'lotus', payload: { word: 'hello' } } },
    ]);
});

test('a job that throws runs again', async () => {
  const { job, runs, done } = watched(2);
  const node = open(job);
  await node.jobs.start();
  await node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: 'again' });
  expect(await done).toBe('aurora again');
  expect(runs).toEqual(['again', 'again', 'again']);
});

test('work is there when its transaction commits, and not when it does not', async () => {
  const { job, runs, done } = watched();
  const node = open(job);
  await migrate(base.url, ['aurora']);
  await node.jobs.start();
  const db = node.database.tenant('aurora');
  const undone = db.transaction().execute(async (trx) => {
    await node.jobs.enqueue(trx, 'aurora', job, { word: 'undone' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await db.transaction().execute((trx) => node.jobs.enqueue(trx, 'aurora', job, { word: 'done' }));
  await done;
  expect(runs).toEqual(['done']);
});

test('who has found work looks for more at once: much of it does not wait for as many looks', async () => {
  const runs: string[] = [];
  const job = wordJob(async (word) => void runs.push(word));
  // Looks are minutes apart: what waits for the next one comes too late for this test.
  const node = openNode(base.url, [job], { pollingSeconds: 600 });
  nodes.push(node);
  await node.jobs.start();
  const db = node.database.tenant('aurora');
  const words = Array.from({ length: 20 }, (_, number) => `word ${number}`);
  for (const word of words) await node.jobs.enqueue(db, 'aurora', job, { word });
  node.jobs.hurry(job.name);
  await expect.poll(() => runs.toSorted(), WITHIN).toEqual(words.toSorted());
});

test('so many run at a time as their job says', async () => {
  let running = 0;
  const most = { seen: 0 };
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const job = {
    ...wordJob(async () => {
      running += 1;
      most.seen = Math.max(most.seen, running);
      await isReleased;
      running -= 1;
    }),
    atOnce: 3,
  };
  const node = open(job);
  await node.jobs.start();
  for (let count = 0; count < 5; count += 1)
    await node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: 'slow' });
  await expect.poll(() => running, WITHIN).toBe(3);
  release();
  await expect
    .poll(async () => (await rowsOf(node)).filter(({ state }) => state === 'completed').length, WITHIN)
    .toBe(5);
  expect(most.seen).toBe(3);
});

test('what has waited for longer than it lasts is dropped', async () => {
  const { job, runs, done } = watched();
  const short = { ...job, lasts: 60 };
  const node = open();
  await node.jobs.start();
  const taker = open(short);
  await taker.jobs.start();
  await close(taker);
  const db = node.database.tenant('aurora');
  await node.jobs.enqueue(db, 'aurora', short, { word: 'old' });
  await node.database.pool.query(`update jobs.job set created_on = created_on - interval '2 minutes'`);
  await node.jobs.enqueue(db, 'aurora', short, { word: 'new' });
  await open(short).jobs.start();
  await done;
  await expect
    .poll(async () => (await rowsOf(node)).map(({ state }) => state), WITHIN)
    .toEqual(['completed', 'completed']);
  expect(runs).toEqual(['new']);
});

test('a payload that does not fit is refused by name', async () => {
  const { job } = watched();
  const node = open(job);
  await node.jobs.start();
  const wrong = node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: '' });
  await expect(wrong).rejects.toThrow(/test\.word.*word/);
  expect(await rowsOf(node)).toEqual([]);
});

test('work outlives the node that took it in: nothing is lost by a restart', async () => {
  const { job, done } = watched();
  const first = open(job);
  await first.jobs.start();
  const later = new Date(Date.now() + 60_000);
  await first.jobs.enqueue(
    first.database.tenant('aurora'),
    'aurora',
    job,
    { word: 'kept' },
    { startAfter: later },
  );
  await close(first);
  const second = open(job);
  await second.database.pool.query(`update jobs.job set start_after = now()`);
  await second.jobs.start();
  expect(await done).toBe('aurora kept');
});

test('stopping waits for what is running', async () => {
  const events: string[] = [];
  let taken = () => {};
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const job = wordJob(async () => {
    taken();
    await isReleased;
    events.push('ran');
  });
  const node = open(job);
  await node.jobs.start();
  await node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: 'slow' });
  await isTaken;
  const stopped = close(node).then(() => events.push('stopped'));
  release();
  await stopped;
  expect(events).toEqual(['ran', 'stopped']);
});

test('work of a process that was killed in the middle runs again elsewhere', async () => {
  const { job, done } = watched();
  const node = open();
  await node.jobs.start();
  const child = fork(new URL('./held-job.testing.ts', import.meta.url), [base.url]);
  const taken = once(child, 'message');
  // The queue is the child's to make.
  await expect
    .poll(
      () =>
        node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: 'held' }).then(
          () => true,
          () => false,
        ),
      WITHIN,
    )
    .toBe(true);
  await taken;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  const other = open(job);
  await other.jobs.start();
  // Half a minute later.
  await other.database.pool.query(`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute'`);
  await other.jobs.supervise();
  expect(await done).toBe('aurora held');
});

test('what is scheduled is scheduled once a brand, however many nodes there are', async () => {
  const daily = (schedule: string) =>
    defineJob({ name: 'test.daily', payload: NO_PAYLOAD, schedule, run: async () => undefined });
  await Promise.all([open(daily('0 4 * * *')), open(daily('0 4 * * *'))].map(({ jobs }) => jobs.start()));
  const [node] = nodes;
  const schedules = async () =>
    (await node?.database.pool.query('select name, key, cron from jobs.schedule order by key'))?.rows;
  expect(await schedules()).toEqual([
    { name: 'test.daily', key: 'aurora', cron: '0 4 * * *' },
    { name: 'test.daily', key: 'lotus', cron: '0 4 * * *' },
  ]);
  await open(daily('0 5 * * *')).jobs.start();
  expect((await schedules())?.map(({ cron }) => cron)).toEqual(['0 5 * * *', '0 5 * * *']);
});

test('a node that starts leaves what is scheduled as it stands', async () => {
  const daily = defineJob({
    name: 'test.daily',
    payload: NO_PAYLOAD,
    schedule: '0 4 * * *',
    run: async () => undefined,
  });
  const first = open(daily);
  await first.jobs.start();
  const written = async () =>
    (await first.database.pool.query('select key, updated_on, xmin::text from jobs.schedule order by key'))
      .rows;
  const before = await written();
  await open(daily).jobs.start();
  expect(before).toHaveLength(2);
  expect(await written()).toEqual(before);
});

test('a node that starts leaves a queue as it stands, and changes one that its job wants otherwise', async () => {
  const { job } = watched();
  const queue = async (node: JobNode) => {
    const { rows } = await node.database.pool.query(
      `select retry_limit, updated_on from jobs.queue where name = 'test.word'`,
    );
    return rows[0];
  };
  const first = open(job);
  await first.jobs.start();
  const stood = await queue(first);
  const same = open(job);
  await same.jobs.start();
  expect(await queue(same)).toEqual(stood);
  const other = open({ ...job, retries: 3 });
  await other.jobs.start();
  expect((await queue(other)).retry_limit).toBe(3);
});

test('a database that goes away and comes back finds the jobs at work', async () => {
  const { job, done } = watched();
  const node = open(job);
  await node.jobs.start();
  const ended = node.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await ended;
  await expect
    .poll(
      () =>
        node.jobs.enqueue(node.database.tenant('aurora'), 'aurora', job, { word: 'back' }).then(
          () => true,
          () => false,
        ),
      WITHIN,
    )
    .toBe(true);
  expect(await done).toBe('aurora back');
});
