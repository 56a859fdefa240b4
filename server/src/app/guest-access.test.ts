import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BootData, type GuestRules, LIMITS } from '@livery/contract';
import { CALLS, type CallSpec, partsOf } from '@livery/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BRANDS_DIR } from '../brand/brand.testing.ts';
import { arrangePerson, arrangePost } from '../domains/social/social.testing.ts';
import { bucketIn, keyedId } from '../infra/ids.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** `aurora` closes all, `harbor` what belongs to posts, `jade` shows two pages of its feed. */
const RULES: Record<string, GuestRules> = {
  aurora: { feed: false, chart: false, posts: false, profiles: false, discover: false, search: false },
  harbor: { comments: false, chart: false },
  jade: { feed_pages: 2 },
};

let brandsDir: string;
let app: TestApp;
beforeAll(async () => {
  brandsDir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  for (const [id, guests] of Object.entries(RULES)) {
    await cp(join(BRANDS_DIR, id), join(brandsDir, id), { recursive: true });
    const file = join(brandsDir, id, 'brand.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), guests }));
  }
  app = await startTestApp({ brandsDir });
});
afterAll(async () => {
  await app.stop();
  await rm(brandsDir, { recursive: true });
});

const arrange = async (brand: string) => {
  const db = app.db(brand);
  const author = await arrangePerson(db);
  const post = await arrangePost(db, author, { description: 'a secret of people' });
  const comment = {
    bucket: bucketIn(post),
    id: keyedId(bucketIn(post)),
    post_id: post,
    author_id: author,
    text: 'a secret word',
    cid: 'one',
  };
  await db.insertInto('comments').values(comment).execute();
  return { post, author, comment: comment.id };
};

const OF_GUESTS = Object.entries<CallSpec>(CALLS).filter(([, { area }]) => area !== undefined);

describe('what a brand keeps from guests', () => {
  test.each(OF_GUESTS.map(([name]) => name))('%s is refused to a guest and to a stranger', async (name) => {
    const { post, author, comment } = await arrange('aurora');
    const [method, path] = partsOf(name);
    const id = path.includes('/authors/') ? author : post;
    const url = path.replace(':id', id).replace(':cid', comment).replace(':name', 'night');
    const asked = `${url}?type=posts&q=secret`;
    for (const token of [undefined, 'a-token-that-nobody-was-given-00000000']) {
      const { status, error, raw } = await app.call({ method, url: asked, ...(token && { token }) });
      expect([status, error]).toEqual([401, 'api.unauthorized']);
      expect(raw.body).not.toContain('secret');
    }
  });

  test('is there for who has signed in, by their own calls', async () => {
    const { post } = await arrange('aurora');
    const { access: token } = await app.signUp();
    expect((await app.call({ url: `/social/api/posts/${post}`, token })).result.id).toBe(post);
    expect((await app.call({ url: '/api/v1/discovers', token })).status).toBe(200);
  });

  test('is told apart by what a feed is of', async () => {
    const feed = '/social/api/guest/recommend/public';
    const ask = async (query: string) => (await app.call({ url: `${feed}${query}`, brand: 'harbor' })).status;
    expect(await ask('?type=chart')).toBe(401);
    expect(await ask('?type=chart&type=recommend')).toBe(400);
    expect([await ask(''), await ask('?type=gallery')]).toEqual([200, 200]);
  });
});

const open = async (url: string, brand: string, cookie = '') => {
  const { body, statusCode, headers } = (await app.call({ url, brand, headers: { cookie } })).raw;
  const [, json = ''] = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return { body, statusCode, robots: headers['x-robots-tag'], boot: JSON.parse(json) as BootData };
};

describe('the first HTML of a kept page', () => {
  test('says nothing of what it shows, whoever a cookie names, and is not listed', async () => {
    const { post } = await arrange('aurora');
    for (const url of [
      `/posts/${post}`,
      `/POSTS/${post}`,
      `/posts/${post}/`,
      '/home/recommend',
      '/hashtags/night',
    ])
      for (const cookie of ['', 'prefs=u%3D1']) {
        const { body, statusCode, robots } = await open(url, 'aurora', cookie);
        expect([url, statusCode, robots]).toEqual([url, 200, 'noindex']);
        expect(body).toContain('<meta name="robots" content="noindex">');
        expect(body).not.toContain('secret');
        expect(body).not.toContain('ld+json');
      }
  });

  test('a guest begins at the login', async () => {
    const { boot, robots } = await open('/', 'aurora');
    expect([boot.first?.path, robots]).toEqual(['/login', undefined]);
  });

  test('a post is shown without comments, and the feed without the chart, where those alone are kept', async () => {
    const { post } = await arrange('harbor');
    const { body, boot, robots } = await open(`/posts/${post}`, 'harbor');
    expect(body).toContain('a secret of people');
    expect(body).not.toContain('a secret word');
    expect([boot.post?.id, robots]).toEqual([post, undefined]);
    const feed = (await open('/home/recommend', 'harbor')).boot;
    expect(feed.feed?.list).not.toHaveLength(0);
    expect(feed.chart).toBeUndefined();
  });

  test('crawlers are not sent there', async () => {
    await arrange('aurora');
    const get = async (url: string) => (await app.call({ url })).raw.body;
    expect(await get('/robots.txt')).toContain('Disallow: /posts/\n');
    expect(await get('/sitemap-posts.xml')).not.toContain('/posts/');
  });
});

test('guests read the pages of the feed that the brand shows them, and no further', async () => {
  const db = app.db('jade');
  const author = await arrangePerson(db);
  for (let count = 0; count < 4 * LIMITS.guestFeedPage; count += 1) await arrangePost(db, author);
  const ask = async (next: string | null) =>
    app.call({
      url: `/social/api/guest/recommend/public${next ? `?next_id=${encodeURIComponent(next)}` : ''}`,
      brand: 'jade',
    });
  const first = await ask(null);
  const second = await ask(first.result.next_id);
  expect([first, second].map(({ result }) => result.list.length)).toEqual([10, 10]);
  const third = await ask(second.result.next_id);
  expect([third.status, third.error]).toEqual([401, 'api.unauthorized']);
  // A cursor of somebody's own making leads no further down.
  const words = Buffer.from(second.result.next_id, 'base64url').toString().split(' ');
  const forged = Buffer.from(words.with(3, String(Number(words[3]) - 1)).join(' ')).toString('base64url');
  expect((await ask(forged)).status).toBe(401);
  expect((await ask('nonsense')).status).toBe(400);
});
