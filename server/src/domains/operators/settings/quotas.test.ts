import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BRANDS_DIR } from '../../../brand/brand.testing.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { arrangePerson, arrangePost } from '../../social/social.testing.ts';
import { addOperator, type OpsBrowser, signedIn } from '../operators.testing.ts';

/** What the folder of the brand says; of messages the installation says less than it. */
const FOLDER = { comments_per_minute: 5, messages_per_minute: 100_000 };

let brandsDir: string;
let app: TestApp;
let browser: OpsBrowser;
beforeAll(async () => {
  brandsDir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  for (const id of ['aurora', 'harbor'])
    await cp(join(BRANDS_DIR, id), join(brandsDir, id), { recursive: true });
  const file = join(brandsDir, 'aurora', 'brand.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), quotas: FOLDER }));
  app = await startTestApp({ brandsDir, env: { MESSAGES_PER_MINUTE: '200' } });
  browser = await signedIn(app, await addOperator(app, 'ann', 'owner'));
});
afterAll(async () => {
  await app.stop();
  await rm(brandsDir, { recursive: true });
});
beforeEach(async () => {
  await app.db().deleteFrom('settings').where('key', '=', 'quotas').execute();
  app.services.setBrands.forget('aurora');
});

const change = (value: object) =>
  browser.call({ method: 'PUT', url: '/ops/api/settings/quotas', body: { value, reason: 'a flood' } });
const form = async () =>
  (await browser.call({ url: '/ops/api/settings' })).result.list.find(
    ({ key }: { key: string }) => key === 'quotas',
  );
const comment = async (person: TestPerson, post: string, brand = 'aurora') => {
  const url = `/social/api/posts/${post}/comment`;
  const body = { text: 'hello', cid: crypto.randomUUID() };
  return (await app.call({ brand, method: 'POST', url, token: person.access, body })).error;
};

test('each is from what leaves the brand usable to the lesser of what its folder and the installation allow', async () => {
  const { fields, value } = await form();
  const { limits } = app.infra.config;
  const fieldOf = (name: string) => fields.find((field: { name: string }) => field.name === name);
  expect(value).toMatchObject({
    ...{ comments_per_minute: 5, messages_per_minute: limits.messagesPerMinute },
    uploads_per_day: limits.uploadsPerDay,
  });
  expect(fieldOf('comments_per_minute')).toEqual({
    ...{ name: 'comments_per_minute', kind: 'number', minimum: 1, maximum: 5 },
  });
  expect(fieldOf('messages_per_minute')).toMatchObject({ minimum: 5, maximum: limits.messagesPerMinute });
});

test('what operators set holds at once, with what was counted before; another brand has what it had', async () => {
  const person = await app.signUp();
  const post = await arrangePost(app.db(), await arrangePerson(app.db()));
  expect([await comment(person, post), await comment(person, post)]).toEqual([undefined, undefined]);
  const changed = await change({ comments_per_minute: 2 });
  expect(changed.result.value.comments_per_minute).toBe(2);
  expect(await comment(person, post)).toBe('api.too_frequent');

  const other = await app.signUp({ brand: 'harbor' });
  const harbor = app.db('harbor');
  const theirs = await arrangePost(harbor, await arrangePerson(harbor));
  for (let count = 0; count < 6; count += 1) expect(await comment(other, theirs, 'harbor')).toBeUndefined();

  const [row] = (await browser.call({ url: '/ops/api/audit?target=settings.quotas' })).result.list;
  expect(row).toMatchObject({
    ...{ operator: 'ann', action: 'settings.change', reason: 'a flood' },
    ...{ before: { comments_per_minute: 5 }, after: { comments_per_minute: 2 } },
  });
  const undone = await browser.call({
    ...{ method: 'POST', url: '/ops/api/settings/quotas/undo', body: { seq: row.seq, reason: 'it is over' } },
  });
  expect(undone.result.value.comments_per_minute).toBe(5);
  expect(await comment(person, post)).toBeUndefined();
});

test.each([
  [{ comments_per_minute: 6 }, { comments_per_minute: 'above' }],
  [{ comments_per_minute: 0 }, { comments_per_minute: 'below' }],
  [{ messages_per_minute: 201 }, { messages_per_minute: 'above' }],
  [{ guest_posts_per_hour: 9 }, { guest_posts_per_hour: 'below' }],
  [{ uploads_per_day: 1.5 }, { uploads_per_day: 'number' }],
  [{ logins_per_day: 3 }, { logins_per_day: 'unknown' }],
])('%j is refused, field by field', async (value, params) => {
  const { error, raw } = await change(value);
  expect([error, raw.json().params]).toEqual(['api.validation', params]);
});

test('what stands in the table and is no quota, or more than the folder says, changes nothing', async () => {
  const nonsense = { comments_per_minute: 50, follows_per_minute: 0, messages_per_minute: 'many' };
  await app
    .db()
    .insertInto('settings')
    .values({ key: 'quotas', value: JSON.stringify(nonsense) })
    .execute();
  app.services.setBrands.forget('aurora');
  const brand = app.infra.brands.all.find(({ id }) => id === 'aurora')!;
  expect(await app.services.setBrands.of(brand)).toBe(brand);
  expect((await form()).value).toMatchObject({ comments_per_minute: 5 });
});

test('a brand is read once for many calls, whatever is set', async () => {
  await change({ follows_per_minute: 3 });
  const brand = app.infra.brands.all.find(({ id }) => id === 'aurora')!;
  const [one, other] = await Promise.all([1, 2].map(() => app.services.setBrands.of(brand)));
  expect(one).toBe(other);
  expect(one?.config.quotas).toEqual({ ...FOLDER, follows_per_minute: 3 });
  // Pages are told nothing: what is switched off is not what changed.
  expect(one?.isSwitched).toBeUndefined();
});
