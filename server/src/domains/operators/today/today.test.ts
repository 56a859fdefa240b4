import type { OperatorRole } from '@livery/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { bucketOf, newKeyedId } from '../../../infra/ids.ts';
import { createTallies } from '../../../infra/tallies/tallies.ts';
import { publishVital } from '../../../infra/vitals.ts';
import { hearCommands } from '../../../testing/heard.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
const browsers = new Map<OperatorRole, OpsBrowser>();
beforeAll(async () => {
  app = await startTestApp();
  for (const role of ['owner', 'moderator', 'finance', 'support'] as const)
    browsers.set(role, await signedIn(app, await addOperator(app, `the-${role}`, role)));
});
afterAll(() => app.stop());
const heard = hearCommands();

const today = async (role: OperatorRole = 'owner') => {
  const { result, error } = await browsers.get(role)!.call({ url: '/ops/api/today' });
  expect(error).toBeUndefined();
  return result;
};

test('what happened, failed and waits is counted, and each role is told what the matrix says', async () => {
  const person = await app.signUp();
  const at = { bucket: bucketOf(person.id), id: newKeyedId(person.id) };
  const post = { ...at, author_id: person.id, kind: 'text' as const, description: 'x' };
  await app
    .db()
    .insertInto('posts')
    .values({ ...post, privacy: 'everyone', review: 'auditing' })
    .execute();
  publishVital('happened', { brand: 'aurora', kind: 'message', count: 3 });
  publishVital('happened', { brand: 'lotus', kind: 'message', count: 50 });
  publishVital('happened', { brand: 'aurora', kind: 'sign_up', count: 1 });
  publishVital('happened', { brand: 'aurora', kind: 'withdrawal', count: 4 });
  publishVital('people', { brand: 'aurora', change: 1 });
  publishVital('people', { brand: 'aurora', change: 1 });
  publishVital('people', { brand: 'aurora', change: -1 });
  publishVital('job', { brand: 'aurora', name: 'test.word', outcome: 'failed', seconds: 1 });
  await app.call({ url: '/api/v1/users/me' });
  await app.app.tallies.flush();
  publishVital('happened', { brand: 'aurora', kind: 'message', count: 2 });
  await app.app.tallies.flush();
  const old = new Date(Date.now() - 3 * 86_400_000);
  await app.db().insertInto('tallies').values({ kind: 'message', hour: old, count: 40 }).execute();

  const seen = await today();
  const messages = seen.series.find(({ kind }: { kind: string }) => kind === 'message');
  expect(messages.hours).toHaveLength(24);
  expect(messages.hours.at(-1)).toBe(5);
  expect([messages.days.length, messages.days.at(-4), messages.days.at(-1)]).toEqual([14, 40, 5]);
  expect(seen).toMatchObject({ online: 1, content: { reviews: 1, reports: 0 }, money: { pending: 0 } });
  expect(seen.errors).toContainEqual({ code: 'api.unauthorized', count: 1 });
  expect(seen.jobs).toContainEqual({ name: 'test.word', done: 0, failed: 1 });

  const withdrawn = ({ series }: { series: { kind: string; hours: number[] }[] }) =>
    series.find(({ kind }) => kind === 'withdrawal')?.hours.at(-1);
  expect([withdrawn(seen), withdrawn(await today('finance')), withdrawn(await today('moderator'))]).toEqual([
    ...[4, 4, undefined],
  ]);
  expect(await today('moderator')).toMatchObject({ content: { reviews: 1 }, money: null });
  expect(await today('finance')).toMatchObject({ content: null, money: { failed: 0 } });
  expect(await today('support')).toMatchObject({ content: null, money: null, online: 1 });
});

test('it is read once for all who ask within seconds', async () => {
  const { at } = await today();
  const others = await Promise.all([today(), today('support')]);
  expect(others.map((each) => each.at)).toEqual([at, at]);
});

test('a page that asks by itself keeps nobody signed in', async () => {
  const used = new Date(Date.now() - 10 * 60_000);
  await app.db().updateTable('operator_sessions').set({ used_at: used }).execute();
  await today();
  const stamps = await app.db().selectFrom('operator_sessions').select('used_at').execute();
  expect(new Set(stamps.map(({ used_at }) => used_at.getTime()))).toEqual(new Set([used.getTime()]));
  await browsers.get('owner')!.call({ url: '/ops/api/me' });
  const { used_at } = await app
    .db()
    .selectFrom('operator_sessions')
    .select(({ fn }) => fn.max('used_at').as('used_at'))
    .executeTakeFirstOrThrow();
  expect(used_at.getTime()).toBeGreaterThan(used.getTime());
});

test('what could not be written is written later, and two nodes add up', async () => {
  const count = async () =>
    (
      await app
        .db('lotus')
        .selectFrom('tallies')
        .where('kind', '=', 'post')
        .select(({ fn }) => fn.sum<string | null>('count').as('count'))
        .executeTakeFirst()
    )?.count;
  let isThere = false;
  const database = {
    tenant: (brand: string) => {
      if (!isThere) throw new Error('no database');
      return app.db(brand);
    },
  };
  const nodes = [
    createTallies({ database, log: pino({ enabled: false }) }),
    createTallies({ database, log: pino({ enabled: false }) }),
  ];
  for (const node of nodes) node.count('lotus', 'post');
  await Promise.all(nodes.map((node) => node.flush()));
  expect(await count()).toBeNull();
  isThere = true;
  await Promise.all(nodes.map((node) => node.stop()));
  expect(Number(await count())).toBe(2);
});

test('the command line says the same, for people and for programs', async () => {
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await main(['today', '--brand', 'aurora'])).toBe(0);
  expect(heard.said).toMatch(/^people online\t1\n/);
  expect(heard.said).toContain('message\t5 in 24 h\t45 in 14 days\n');
  expect(heard.said).toContain('test.word\t1 failed in 24 h');
  heard.said = '';
  expect(await main(['today', '--json', '--brand', 'aurora'])).toBe(0);
  expect(JSON.parse(heard.said)).toMatchObject({ online: 1, content: { reviews: 1 } });
  expect(await main(['today', 'tomorrow', '--brand', 'aurora'])).toBe(2);
});
