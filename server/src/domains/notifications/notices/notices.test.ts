import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { main } from '../../../../cli/ops/main.ts';
import { hearCommands } from '../../../testing/heard.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { notifying } from '../notifications.testing.ts';

let app: TestApp;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  await app.startJobs();
  vi.stubEnv('DATABASE_URL', app.infra.config.databaseUrl);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});
beforeEach(async () => {
  [ann, ben] = [await app.signUp(), await app.signUp()];
});
const { listOf, newOf } = notifying(() => app);
const heard = hearCommands();

const ZH = '今晚两点维护';
const EN = 'Maintenance at two tonight';
const ops = (...args: string[]): Promise<number> => main(['notice', ...args, '--brand', 'aurora']);
const tell = (...args: string[]) => ops(...args, '--zh', ZH, '--en', EN, '--reason', 'planned work');
const audited = () =>
  app.db().selectFrom('audit_log').select(['action', 'target', 'reason']).orderBy('id', 'desc').execute();
const isTold = (id: string) =>
  expect
    .poll(
      async () =>
        (await app.db().selectFrom('notices').select('done_at').where('id', '=', id).executeTakeFirst())
          ?.done_at,
      { timeout: 30_000 },
    )
    .toBeTruthy();
const noticesOf = async (person: TestPerson) =>
  (await listOf(person)).flatMap(({ notice }) => (notice ? [notice] : []));

describe('a notice', () => {
  test('to one person is told to them alone, in both languages, once for its id, and is written down', async () => {
    const id = `only${ann.username}`;
    expect(await tell(ann.username, '--id', id)).toBe(0);
    expect(await noticesOf(ann)).toEqual([{ 'zh-CN': ZH, en: EN }]);
    expect(await noticesOf(ben)).toEqual([]);
    expect((await audited())[0]).toEqual({ action: 'notice.send', target: ann.id, reason: 'planned work' });
    expect(await tell(ann.username, '--id', id)).toBe(0);
    expect(heard.said).toContain('told before');
    expect(await noticesOf(ann)).toHaveLength(1);
    // Another person, or other words, under the same id.
    expect(await tell(ben.username, '--id', id)).toBe(1);
    const other = ['--zh', ZH, '--en', 'Something else', '--reason', 'planned work'];
    expect(await ops(ann.username, '--id', id, ...other)).toBe(1);
    expect(heard.said).toContain('Something else was told under this id');
    expect([await noticesOf(ann), await noticesOf(ben)]).toMatchObject([[{ en: EN }], []]);
  });

  test('to everybody reaches who is there, and not who comes later or has gone', async () => {
    await app.db().updateTable('users').set({ delete_at: new Date() }).where('id', '=', ben.id).execute();
    expect(await tell('--everybody', '--id', 'tonight')).toBe(0);
    const late = await app.signUp();
    await isTold('tonight');
    expect([await newOf(ann), await noticesOf(ann), await noticesOf(late)]).toMatchObject([
      1,
      [{ en: EN }],
      [],
    ]);
    const items = await app.db().selectFrom('notification_items').select('user_id').execute();
    expect(items.filter(({ user_id }) => user_id === ben.id)).toEqual([]);
    expect(await tell('--everybody', '--id', 'tonight')).toBe(0);
    expect(await noticesOf(ann)).toHaveLength(1);
    const { operator } = await app
      .db()
      .selectFrom('audit_log')
      .select('operator')
      .where('target', '=', 'tonight')
      .executeTakeFirstOrThrow();
    const { by_operator } = await app
      .db()
      .selectFrom('notices')
      .select('by_operator')
      .where('id', '=', 'tonight')
      .executeTakeFirstOrThrow();
    expect(by_operator).toBe(operator);
  });

  test('to more people than one transaction takes is told in steps, each once, also after it was broken off', async () => {
    const people = Array.from({ length: 450 }, (_, n) => `crowd${String(n).padStart(3, '0')}`);
    const rows = people.map((id) => ({ id, username: id, nickname: id, invite_code: id }));
    await app.db().insertInto('users').values(rows).execute();
    const { notifications } = app.services;
    await app
      .db()
      .insertInto('notices')
      .values({ id: 'crowd', user_id: null, texts: JSON.stringify({ 'zh-CN': ZH, en: EN }) })
      .execute();
    const tenant = app.tenant();
    const run = (signal: AbortSignal) => notifications.tellEverybody(tenant, { id: 'crowd' }, signal);
    await expect(run(AbortSignal.abort(new Error('broken off')))).rejects.toThrow('broken off');
    await Promise.all([run(new AbortController().signal), run(new AbortController().signal)]);
    await notifications.handOutAll(tenant);
    const told = await app
      .db()
      .selectFrom('notifications')
      .select('user_id')
      .where('subject', '=', 'crowd')
      .where('user_id', 'like', 'crowd%')
      .execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(people);
  });

  test('is forgotten after four months, unless it is still being told', async () => {
    const texts = JSON.stringify({ 'zh-CN': ZH, en: EN });
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await app
      .db()
      .insertInto('notices')
      .values([
        { id: 'late', user_id: null, texts, done_at: null, create_at: days(121) },
        { id: 'told', user_id: null, texts, done_at: days(120), create_at: days(121) },
        { id: 'hers', user_id: ann.id, texts, done_at: null, create_at: days(121) },
        { id: 'lately', user_id: ann.id, texts, done_at: null, create_at: days(119) },
      ])
      .execute();
    await app.services.notifications.removeOld({ db: app.db() }, new AbortController().signal);
    const left = await app
      .db()
      .selectFrom('notices')
      .select('id')
      .where('id', 'in', ['late', 'told', 'hers', 'lately'])
      .orderBy('id')
      .execute();
    expect(left.map(({ id }) => id)).toEqual(['late', 'lately']);
  });

  test('to many is listed with how far it is, and stopped with a reason', async () => {
    const texts = JSON.stringify({ 'zh-CN': ZH, en: EN });
    await app.db().insertInto('notices').values({ id: 'long', user_id: null, texts, told: 400 }).execute();
    expect(await ops('list')).toBe(0);
    expect(heard.said).toContain(`long\trunning\tall\t400 told\t${EN}\n`);
    expect(await ops('stop', 'long')).toBe(2);
    expect(await ops('stop', 'long', '--reason', 'a mistake')).toBe(0);
    expect(heard.said).toContain('long is stopped: 400 were told.');
    expect((await audited())[0]).toEqual({
      action: 'announcements.stop',
      target: 'long',
      reason: 'a mistake',
    });
    expect([
      await ops('stop', 'long', '--reason', 'x'),
      await ops('stop', 'nobody', '--reason', 'x'),
    ]).toEqual([1, 1]);
  });

  test('is counted first where an operator wants to know, and nobody is told', async () => {
    const living = await app
      .db()
      .selectFrom('users')
      .where('delete_at', 'is', null)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(await ops('nobody1234', '--count')).toBe(1);
    expect(heard.said).toBe('There is no such person.\n');
    heard.said = '';
    expect(await ops('--everybody', '--count')).toBe(0);
    expect(heard.said).toBe(`${living.count} would be told. Nothing was.\n`);
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('to a segment at a time is planned as in the console, and goes to nobody before it', async () => {
    const start = new Date(Date.now() + 3_600_000).toISOString();
    expect(await tell('--new', '7', '--start', start, '--id', 'later', '--json')).toBe(0);
    expect(JSON.parse(heard.said)).toMatchObject({
      ...{ id: 'later', state: 'planned', segment: { kind: 'new', days: 7 }, start_at: start },
    });
    expect((await audited())[0]).toEqual({
      action: 'announcements.send',
      ...{ target: 'later', reason: 'planned work' },
    });
    expect(await noticesOf(ann)).toEqual([]);
    heard.said = '';
    expect(await ops('list')).toBe(0);
    expect(heard.said).toContain(`later\tplanned\tnew 7\tfrom ${start}\t0 told\t${EN}\n`);
  });

  test('to accounts of one type reaches them alone, and is told once', async () => {
    await app.db().updateTable('users').set({ type: 42 }).where('id', '=', ann.id).execute();
    expect(await ops('--type', '42', '--count')).toBe(0);
    expect(heard.said).toBe('1 would be told. Nothing was.\n');
    expect(await tell('--type', '42', '--id', 'theirs')).toBe(0);
    await isTold('theirs');
    expect([await noticesOf(ann), await noticesOf(ben)]).toEqual([[{ 'zh-CN': ZH, en: EN }], []]);
    expect(await tell('--type', '41', '--id', 'theirs')).toBe(1);
    expect(heard.said).toContain('Something else was told under this id');
  });

  test('to many is listed in pages, each of which says how the next is seen', async () => {
    const texts = JSON.stringify({ 'zh-CN': ZH, en: EN });
    const rows = Array.from({ length: 45 }, (_, n) => ({ id: `many${n}`, user_id: null, texts, told: n }));
    await app.db().insertInto('notices').values(rows).execute();
    const seen = new Set<string>();
    let next: string | null = '';
    while (next !== null) {
      heard.said = '';
      expect(await ops('list', '--json', ...(next === '' ? [] : ['--next', next]))).toBe(0);
      const page: { list: { id: string }[]; next_id: string | null } = JSON.parse(heard.said);
      for (const { id } of page.list) seen.add(id);
      next = page.next_id;
    }
    expect(rows.filter(({ id }) => !seen.has(id))).toEqual([]);
    heard.said = '';
    expect(await ops('list')).toBe(0);
    expect(heard.said).toMatch(/\nThere may be more: --next \S+\n$/);
    expect(await ops('list', '--next', 'nowhere')).toBe(1);
  });

  test.each([
    [['ANN', '--type', '1', '--zh', ZH, '--en', EN, '--reason', 'x'], 2],
    [['--everybody', '--new', '1', '--zh', ZH, '--en', EN, '--reason', 'x'], 2],
    [['--new', '0', '--zh', ZH, '--en', EN, '--reason', 'x'], 2],
    [['--type', '100', '--zh', ZH, '--en', EN, '--reason', 'x'], 2],
    [['ANN', '--start', '2100-01-01T00:00:00Z', '--zh', ZH, '--en', EN, '--reason', 'x'], 2],
    [['ANN', '--zh', ZH, '--en', EN], 2],
    [['--everybody', '--zh', ZH, '--en', EN], 2],
    [['--everybody', '--start', '2020-01-01T00:00:00Z', '--zh', ZH, '--en', EN, '--reason', 'x'], 1],
    [['--zh', ZH, '--en', EN], 2],
    [['ANN', '--everybody', '--zh', ZH, '--en', EN], 2],
    [['ANN', 'another', '--zh', ZH, '--en', EN], 2],
    [['ANN', '--zh', ZH, '--en', EN, '--id', '../x'], 2],
    [['nobody1234', '--zh', ZH, '--en', EN, '--reason', 'x'], 1],
    [['ANN', '--zh', ZH, '--reason', 'x'], 1],
    [['ANN', '--en', EN, '--zh', '　', '--reason', 'x'], 1],
    [['ANN', '--zh', ZH, '--en', 'x'.repeat(301), '--reason', 'x'], 1],
  ])('%j is refused', async (args, code) => {
    expect(await ops(...args.map((arg) => (arg === 'ANN' ? ann.username : arg)))).toBe(code);
    expect(await noticesOf(ann)).toEqual([]);
    expect(heard.said).not.toBe('');
  });
});
