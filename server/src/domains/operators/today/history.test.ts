import type { OperatorRole, TodayState } from '@livery/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { NO_PAYLOAD } from '../../../infra/jobs/job.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createToday, type TodayCounts } from './today.service.ts';

const HOUR = 3_600_000;
const hourOf = (time: number) => Math.floor(time / HOUR) * HOUR;
/** A quarter past an hour of today or yesterday. */
const BEGIN = hourOf(Date.now()) - 3 * HOUR + HOUR / 4;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A node whose clock and numbers are the test's. */
const node = (at: number, numbers: Partial<Record<TodayState, number>> = {}) => {
  const { reviews = 0, reports = 0, waiting = 0, pending = 0, issued = 0, held = 0 } = numbers;
  const counts: TodayCounts = {
    countPostsToReview: async () => reviews,
    countOpenReports: async () => reports,
    countWaiting: async () => waiting,
    countWithdrawals: async () => ({ pending, failed: 0 }),
    sumPoints: async () => ({ issued, held }),
    countFrozen: async () => 0,
    countAlarms: async () => 0,
  };
  return createToday({ counts, now: () => new Date(at) });
};

const historyOf = async (brand: string, at: number, role: OperatorRole = 'owner') => {
  const { history } = await node(at).read(app.tenant(brand), role);
  return (kind: TodayState) => history.find((each) => each.kind === kind);
};

test('the highest of each hour and day stands there, and nothing where nobody measured', async () => {
  const lotus = app.tenant('lotus');
  await node(BEGIN, { reviews: 3, held: 500 }).note(lotus);
  await node(BEGIN + HOUR / 12, { reviews: 7, held: 100 }).note(lotus);
  await node(BEGIN + HOUR / 6, { reviews: 1, held: 200 }).note(lotus);
  await node(BEGIN + 2 * HOUR, { reviews: 2, held: 0 }).note(lotus);
  const of = await historyOf('lotus', BEGIN + 3 * HOUR);
  expect(of('reviews')?.hours).toEqual([...Array.from({ length: 20 }, () => null), 7, null, 2, 0]);
  expect(of('held')?.hours.slice(-4)).toEqual([500, null, 0, 0]);
  const days = of('reviews')?.days ?? [];
  expect([days.length, Math.max(...days.map((most) => most ?? 0))]).toEqual([14, 7]);
  expect(days.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => null));
});

test('two nodes that measure at once leave one row behind, and what is older than is shown goes', async () => {
  const jade = app.tenant('jade');
  const old = new Date(hourOf(Date.now()) - 16 * 24 * HOUR);
  await jade.db.insertInto('gauges').values({ hour: old, kind: 'online', most: 9 }).execute();
  const [one, other] = [node(BEGIN, { reports: 4 }), node(BEGIN, { reports: 6 })];
  await Promise.all([one.note(jade), other.note(jade), one.note(jade)]);
  const rows = await jade.db.selectFrom('gauges').selectAll().orderBy('kind').execute();
  expect(rows.map(({ kind }) => kind)).toEqual([
    ...['held', 'issued', 'online', 'pending', 'reports', 'reviews', 'waiting'],
  ]);
  expect(rows.find(({ kind }) => kind === 'reports')?.most).toBe(6);
});

test('a brand on its first day has now, and no zero before it', async () => {
  const of = await historyOf('harbor', BEGIN);
  for (const kind of ['online', 'issued'] as const)
    expect(of(kind)?.hours).toEqual([...Array.from({ length: 23 }, () => null), 0]);
});

test.each([
  ['owner', ['online', 'waiting', 'reviews', 'reports', 'pending', 'issued', 'held']],
  ['moderator', ['online', 'waiting', 'reviews', 'reports']],
  ['finance', ['online', 'waiting', 'pending', 'issued', 'held']],
  ['support', ['online', 'waiting']],
] as const)('the %s is told of what the matrix says', async (role, kinds) => {
  const { history } = await node(BEGIN).read(app.tenant('lotus'), role);
  expect(history.map(({ kind }) => kind)).toEqual(kinds);
});

test('the job measures what there is', async () => {
  const person = await app.signUp({ brand: 'saffron' });
  const keys = { bucket: bucketOf(person.id), id: newKeyedId(person.id) };
  const post = { ...keys, author_id: person.id, kind: 'text' as const, description: 'x' };
  const { db } = app.tenant('saffron');
  await db
    .insertInto('posts')
    .values({ ...post, privacy: 'everyone', review: 'auditing' })
    .execute();
  // It says so for as long as the test may take.
  const at = new Date(Date.now() + HOUR);
  await db.insertInto('node_people').values({ node: 'n', people: 5, at }).execute();
  await app.startJobs();
  await app.infra.jobs.enqueue(db, 'saffron', { name: 'operators.note-standing', payload: NO_PAYLOAD }, {});
  const noted = async () =>
    Object.fromEntries(
      (await db.selectFrom('gauges').selectAll().execute()).map(({ kind, most }) => [kind, most]),
    );
  await expect.poll(noted, { timeout: 20_000 }).toMatchObject({ online: 5, reviews: 1, reports: 0 });
});
