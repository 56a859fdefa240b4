import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../infra/ids.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { notifying } from '../../notifications/notifications.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

let app: TestApp;
let mia: OpsBrowser;
let fay: OpsBrowser;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  mia = await signedIn(app, await addOperator(app, 'mia', 'moderator'));
  fay = await signedIn(app, await addOperator(app, 'fay', 'finance'));
  [ann, ben] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.stop());
beforeEach(() => app.db().deleteFrom('rate_limits').execute());
const { listOf } = notifying(() => app);

const URL = '/ops/api/announcements';
const texts = { 'zh-CN': '今晚两点维护', en: 'Maintenance at two tonight' };
const input = (more: object = {}) => ({
  ...{ id: newId(), texts, segment: { kind: 'all' }, start_at: null, reason: 'planned work' },
  ...more,
});
const send = (body: object, browser = mia) => browser.call({ method: 'POST', url: URL, body });
const stop = (id: string) =>
  mia.call({ method: 'POST', url: `${URL}/${id}/stop`, body: { reason: 'a mistake' } });
const stateOf = async (id: string) =>
  (await mia.call({ url: URL })).result.list.find((each: { id: string }) => each.id === id);
const saidTo = async (person: TestPerson) =>
  (await listOf(person)).flatMap(({ notice }) => (notice ? [notice.en] : []));
const logged = () =>
  app
    .db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'like', 'announcements.%')
    .orderBy('seq')
    .execute();
const tell = (id: string, signal = new AbortController().signal) =>
  app.services.notifications.tellEverybody(app.tenant(), { id }, signal);

test('waits for the queue, is not there without one, and is wrong in one language', async () => {
  expect((await send(input())).error).toBe('api.unavailable');
  expect(await logged()).toEqual([]);
  await app.startJobs();
  expect((await send(input({ segment: { kind: 'new' } }))).error).toBe('api.validation');
  const wrong = await send(input({ texts: { ...texts, en: ' ' } }));
  expect([wrong.status, wrong.error]).toEqual([400, 'api.validation']);
});

test('is told to everybody once, though asked for twice at once, and written down once', async () => {
  const announcement = input();
  const both = await Promise.all([send(announcement), send(announcement)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(async () => (await stateOf(announcement.id)).state, { timeout: 20_000 }).toBe('done');
  expect((await stateOf(announcement.id)).told).toBe(2);
  await send(announcement);
  expect([await saidTo(ann), await saidTo(ben)]).toEqual([[texts.en], [texts.en]]);
  expect(await logged()).toMatchObject([
    {
      operator: 'mia',
      action: 'announcements.send',
      target: announcement.id,
      reason: 'planned work',
      address: '127.0.0.1',
    },
  ]);
  expect((await send({ ...announcement, texts: { ...texts, en: 'Something else' } })).error).toBe(
    'api.invalid_data',
  );
  expect((await send({ ...announcement, segment: { kind: 'new', days: 3 } })).error).toBe('api.invalid_data');
});

test('is for who came lately, or for one type of account, and counted before', async () => {
  const old = new Date(Date.now() - 30 * 86_400_000);
  await app.db().updateTable('users').set({ create_at: old }).where('id', '=', ben.id).execute();
  await app.db().updateTable('users').set({ type: 2 }).where('id', '=', ben.id).execute();
  const count = async (segment: object) =>
    (await mia.call({ method: 'POST', url: `${URL}/count`, body: { segment } })).result.people;
  const [toNew, toType] = [
    { kind: 'new', days: 7 },
    { kind: 'type', type: 2 },
  ];
  expect([await count({ kind: 'all' }), await count(toNew), await count(toType)]).toEqual([2, 1, 1]);
  const fresh = input({ segment: toNew, texts: { ...texts, en: 'Welcome' } });
  const typed = input({ segment: toType, texts: { ...texts, en: 'Merchants' } });
  await send(fresh);
  await send(typed);
  for (const { id } of [fresh, typed])
    await expect.poll(async () => (await stateOf(id)).state, { timeout: 20_000 }).toBe('done');
  expect(await saidTo(ann)).toEqual(['Welcome', texts.en]);
  expect(await saidTo(ben)).toEqual(['Merchants', texts.en]);
});

test('goes on where it was broken off, tells nobody twice, and nobody more once it is stopped', async () => {
  const people = Array.from({ length: 700 }, (_, n) => `crowd${String(n).padStart(3, '0')}`);
  const rows = people.map((id) => ({ id, username: id, nickname: id, invite_code: id }));
  await app.db().insertInto('users').values(rows).execute();
  const id = 'walked';
  await app
    .db()
    .insertInto('notices')
    .values({ id, user_id: null, texts: JSON.stringify(texts) })
    .execute();
  // Two at once, as after a crash whose job was given to another node.
  await Promise.all([tell(id), tell(id)]);
  const toldOf = async (subject: string) =>
    (
      await app
        .db()
        .selectFrom('notifications')
        .select('user_id')
        .where('subject', '=', subject)
        .where('user_id', 'like', 'crowd%')
        .execute()
    ).map(({ user_id }) => user_id);
  expect((await toldOf(id)).toSorted()).toEqual(people);
  expect(await stateOf(id)).toMatchObject({ state: 'done', told: 702 });

  const half = 'halfway';
  const broken = new AbortController();
  await app
    .db()
    .insertInto('notices')
    .values({ id: half, user_id: null, texts: JSON.stringify(texts) })
    .execute();
  const running = tell(half, broken.signal).catch(() => 'broken off');
  await expect
    .poll(async () => (await stateOf(half)).told, { interval: 2, timeout: 10_000 })
    .toBeGreaterThan(0);
  broken.abort(new Error('broken off'));
  await running;
  const { told, state } = await stateOf(half);
  if (state === 'running') {
    expect((await stop(half)).result).toMatchObject({ state: 'stopped', told });
    await tell(half);
    expect(await stateOf(half)).toMatchObject({ state: 'stopped', told });
  }
  expect((await stop(half)).error).toBe('api.invalid_data');
  expect((await stop('nobody')).error).toBe('api.not_found');
});

test('is planned: told to nobody before its time, and never when it was stopped before', async () => {
  const later = input({
    start_at: new Date(Date.now() + 3_600_000).toISOString(),
    texts: { ...texts, en: 'Later' },
  });
  expect((await send(later)).result).toMatchObject({ state: 'planned', told: 0, by: 'mia' });
  expect((await stop(later.id)).result).toMatchObject({ state: 'stopped', told: 0 });
  await tell(later.id);
  expect(await saidTo(ann)).not.toContain('Later');
  expect((await logged()).at(-1)).toMatchObject({ action: 'announcements.stop', reason: 'a mistake' });
  const soon = input({
    start_at: new Date(Date.now() + 1_500).toISOString(),
    texts: { ...texts, en: 'Soon' },
  });
  await send(soon);
  expect(await saidTo(ann)).not.toContain('Soon');
  await expect.poll(async () => (await stateOf(soon.id)).state, { timeout: 20_000 }).toBe('done');
  for (const start_at of ['tomorrow', '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
    expect((await send(input({ start_at }))).error).toBe('api.validation');
});

test('is for those whose role has the right, and not for many times an hour', async () => {
  expect((await send(input(), fay)).error).toBe('api.forbidden');
  for (let at = 0; at < 10; at += 1)
    await send(input({ start_at: new Date(Date.now() + 3_600_000).toISOString() }));
  expect((await send(input())).error).toBe('api.too_frequent');
});

test('is listed page by page, without notices to one person', async () => {
  const one = { user_id: ann.id, texts: JSON.stringify(texts) };
  await app
    .db()
    .insertInto('notices')
    .values({ id: 'hers', ...one })
    .execute();
  const at = new Date(Date.now() - 86_400_000);
  const many = Array.from({ length: 25 }, (_, n) => ({
    id: `past${n}`,
    user_id: null,
    create_at: at,
    done_at: at,
  }));
  await app
    .db()
    .insertInto('notices')
    .values(many.map((row) => ({ ...row, texts: JSON.stringify(texts) })))
    .execute();
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const { result } = await mia.call({ url: `${URL}?next_id=${next}` });
    ids.push(...result.list.map(({ id }: { id: string }) => id));
    next = result.next_id;
  }
  expect(ids.filter((id) => id.startsWith('past'))).toHaveLength(25);
  expect([new Set(ids).size, ids.includes('hers')]).toEqual([ids.length, false]);
});
