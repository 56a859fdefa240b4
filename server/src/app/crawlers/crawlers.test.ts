import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digitsOf } from '../../domains/social/posts/listed-posts.service.ts';
import { arrangePerson, arrangePost } from '../../domains/social/social.testing.ts';
import { bucketIn } from '../../infra/ids.ts';
import { recordStatements } from '../../testing/statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sitemapIndex } from './sitemap.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const get = async (url: string, headers: Record<string, string> = {}, brand = 'aurora') =>
  (await test.call({ url, brand, headers })).raw;
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);

describe('robots.txt', () => {
  it('names the sitemap of its host, and keeps people’s pages and calls out', async () => {
    const { body, headers } = await get('/robots.txt', {}, 'lotus');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('Sitemap: http://lotus.localhost/sitemap.xml');
    for (const path of ['/guest-page/', '/api/', '/social/', '/room/'])
      expect(body).toContain(`Disallow: ${path}\n`);
    expect(body).toContain('Allow: /social/api/guest/\n');
    expect(body).not.toContain('Disallow: /posts');
  });
});

describe('the sitemap', () => {
  it('is a list of lists with the posts of its brand that are for everyone', async () => {
    const db = test.db();
    const author = await arrangePerson(db);
    const shown = [await arrangePost(db, author), await arrangePost(db, await arrangePerson(db))];
    await arrangePost(db, author, { privacy: 'followers' });
    await arrangePost(db, author, { review: 'auditing' });
    await arrangePost(db, author, { review: 'deleted' });
    await arrangePost(db, await arrangePerson(db, { delete_at: new Date() }));
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    expect(addressesIn(index.body)).toEqual(['http://aurora.localhost/sitemap-posts.xml']);
    const { body } = await get('/sitemap-posts.xml');
    expect(addressesIn(body).toSorted()).toEqual(
      shown.map((id) => `http://aurora.localhost/posts/${id}`).toSorted(),
    );
    expect(addressesIn((await get('/sitemap-posts.xml', {}, 'lotus')).body)).toEqual([]);
  });

  it('falls into parts by the first digits of a bucket: each post is in one', async () => {
    const db = test.db('jade');
    const author = await arrangePerson(db);
    const id = await arrangePost(db, author);
    const digit = bucketIn(id)[0] ?? '';
    const listedIn = async (name: string) =>
      addressesIn((await get(`/sitemap-posts-${name}.xml`, {}, 'jade')).body);
    expect(await listedIn(digit)).toEqual([`http://jade.localhost/posts/${id}`]);
    expect(await listedIn(bucketIn(id))).toHaveLength(1);
    const next = (Number.parseInt(digit, 16) + 1) % 16;
    expect(await listedIn(next.toString(16))).toEqual([]);
    for (const strange of ['x', 'abcd', 'A', '%27'])
      expect((await get(`/sitemap-posts-${strange}.xml`)).statusCode).toBe(404);
  });

  it('reads a part once for all who ask for it within its age, whether it goes packed or not', async () => {
    const url = '/sitemap-posts-0.xml';
    const first = await get(url, { 'accept-encoding': 'gzip' }, 'saffron');
    const statements = await recordStatements(test.infra.guests.pool, async () => {
      expect((await get(url, {}, 'saffron')).body).toBe(gunzipSync(first.rawPayload).toString());
    });
    expect(statements).toEqual([]);
  });

  it('names as many parts as keep each small', () => {
    expect(addressesIn(sitemapIndex('https://a.example', 0))).toEqual([
      'https://a.example/sitemap-posts.xml',
    ]);
    expect(addressesIn(sitemapIndex('https://a.example', 1)).at(-1)).toBe(
      'https://a.example/sitemap-posts-f.xml',
    );
    expect(addressesIn(sitemapIndex('https://a.example', 3))).toHaveLength(4096);
    expect([0, 25_000, 25_001, 400_001, 1e12].map(digitsOf)).toEqual([0, 0, 1, 2, 3]);
  });

  it('comes packed, is kept for a while, and is not asked for without end', async () => {
    const headers = { 'accept-encoding': 'gzip', 'x-peer': 'one' };
    const { rawPayload, headers: sent } = await get('/sitemap-posts.xml', headers);
    expect(gunzipSync(rawPayload).toString()).toMatch(/<\/urlset>\n$/);
    expect(sent['cache-control']).toBe('public, max-age=600');
    const kept = await get('/sitemap-posts.xml', { ...headers, 'if-none-match': String(sent['etag']) });
    expect([kept.statusCode, kept.body]).toEqual([304, '']);
    const statuses = new Set<number>();
    for (let count = 0; count < 61; count += 1) statuses.add((await get('/sitemap.xml')).statusCode);
    expect([...statuses]).toEqual([200, 400]);
  });
});
