import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRANDS_DIR } from '../brand/brand.testing.ts';
import { arrangePerson, arrangePost } from '../domains/social/social.testing.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** `harbor` allows little; `aurora` what the installation does. */
const QUOTAS = { comments_per_minute: 2, guest_posts_per_hour: 10 };

let brandsDir: string;
let app: TestApp;
beforeAll(async () => {
  brandsDir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  for (const id of ['aurora', 'harbor'])
    await cp(join(BRANDS_DIR, id), join(brandsDir, id), { recursive: true });
  const file = join(brandsDir, 'harbor', 'brand.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), quotas: QUOTAS }));
  app = await startTestApp({ brandsDir });
});
afterAll(async () => {
  await app.stop();
  await rm(brandsDir, { recursive: true });
});

test.each([
  ['harbor', [undefined, undefined, 'api.too_frequent']],
  ['aurora', [undefined, undefined, undefined]],
])('comments of one person in a minute: %s', async (brand, expected) => {
  const person = await app.signUp({ brand });
  const db = app.db(brand);
  const post = await arrangePost(db, await arrangePerson(db));
  const errors: (string | undefined)[] = [];
  for (const cid of ['one', 'two', 'three']) {
    const url = `/social/api/posts/${post}/comment`;
    const body = { text: cid, cid };
    errors.push((await app.call({ brand, method: 'POST', url, token: person.access, body })).error);
  }
  expect(errors).toEqual(expected);
});

test.each([
  ['harbor', 'api.guest_quota'],
  ['aurora', undefined],
])('posts that an address reads as a guest: %s', async (brand, expected) => {
  const db = app.db(brand);
  const author = await arrangePerson(db);
  const posts: string[] = [];
  for (let number = 0; number < 11; number += 1) posts.push(await arrangePost(db, author));
  const read = async (id: string) => (await app.call({ brand, url: `/social/api/guest/posts/${id}` })).error;
  const errors: (string | undefined)[] = [];
  for (const id of posts) errors.push(await read(id));
  expect(errors.slice(0, 10).filter(Boolean)).toEqual([]);
  expect(errors[10]).toBe(expected);
});
