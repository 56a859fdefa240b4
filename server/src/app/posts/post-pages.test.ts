import type { BootData } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankPost } from '../../domains/social/publishing/erasing.repository.ts';
import { arrangePerson, arrangePost } from '../../domains/social/social.testing.ts';
import { bucketIn, keyedId } from '../../infra/ids.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOSTILE = '</script><script>alert(1)</script>\u202e"\'&<!-- ]]>';

let test: TestApp;
let author: string;
beforeAll(async () => {
  test = await startTestApp({ env: { GUEST_POSTS_PER_HOUR: '50', ADDRESS_HEADER: 'x-peer' } });
  author = await arrangePerson(test.db());
});
afterAll(() => test.stop());

let peers = 0;
const open = async (id: string, headers: Record<string, string> = {}, brand = 'aurora') => {
  peers += 1;
  const { raw } = await test.call({
    url: `/posts/${id}`,
    brand,
    headers: { 'x-peer': String(peers), ...headers },
  });
  return raw;
};
/** What browsers read: the first of its kind. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
const structuredIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1] ?? 'null');
const bootIn = (html: string) =>
  JSON.parse(/<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as BootData;

describe('the page of a post', () => {
  it('says in its head what it is about, with whole addresses', async () => {
    const media = [
      { file: 'posts/a.jpg', width: 3000, height: 2000, thumbhash: '', widths: [480, 960, 1440] },
      { file: 'posts/b.jpg', width: 100, height: 50, thumbhash: '' },
    ];
    const id = await arrangePost(test.db(), author, {
      kind: 'images',
      description: 'Four hours of waiting\nthen this',
      hashtags: ['night'],
      place: 'Tromsø',
      media: JSON.stringify(media),
    });
    const { body, statusCode } = await open(id, { cookie: 'prefs=l%3Den' });
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Four hours of waiting · Aurora</title>');
    expect(body).toContain(`<link rel="canonical" href="http://aurora.localhost/posts/${id}">`);
    expect(metaOf(body, 'og:title')).toBe('Four hours of waiting · Aurora');
    expect(metaOf(body, 'description')).toBe('Somebody: Four hours of waiting then this');
    expect(metaOf(body, 'og:type')).toBe('article');
    expect(metaOf(body, 'og:image')).toMatch(/^http:\/\/aurora\.localhost\/.*posts\/a-1440\.jpg$/);
    expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual(['1440', '960']);
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
    expect(structuredIn(body)).toMatchObject({
      '@type': 'SocialMediaPosting',
      url: `http://aurora.localhost/posts/${id}`,
      headline: 'Four hours of waiting',
      author: { '@type': 'Person', name: 'Somebody' },
      keywords: 'night',
      image: [expect.stringContaining('a-1440.jpg'), expect.stringContaining('b.jpg')],
    });
  });

  it('tells of a clip with its still, its length and where it is', async () => {
    const clip = {
      file: 'posts/c.mp4',
      poster: 'posts/c.jpg',
      width: 9,
      height: 16,
      thumbhash: '',
      duration: 6.4,
    };
    const id = await arrangePost(test.db(), author, { kind: 'video', media: JSON.stringify([clip]) });
    const { body } = await open(id);
    expect(metaOf(body, 'og:type')).toBe('video.other');
    expect(metaOf(body, 'og:video')).toMatch(/^http:\/\/aurora\.localhost\/.*posts\/c\.mp4$/);
    expect(structuredIn(body).video).toMatchObject({
      '@type': 'VideoObject',
      duration: 'PT6S',
      thumbnailUrl: [expect.stringMatching(/^http.*posts\/c\.jpg$/)],
    });
  });

  it('shows a clip’s still in the widest that it was drawn in, which is there', async () => {
    const clip = { file: 'posts/d.mp4', poster: 'posts/d.poster.jpg', width: 1080, height: 1920 };
    const media = JSON.stringify([{ ...clip, thumbhash: '', duration: 6, widths: [480, 960] }]);
    await test.infra.objects.put('aurora/public/posts/d.poster-960.jpg', Buffer.from('a still'));
    const { body } = await open(await arrangePost(test.db(), author, { kind: 'video', media }));
    const address = new URL(metaOf(body, 'og:image') ?? '');
    expect((await test.call({ url: address.pathname })).raw.body).toBe('a still');
    expect(structuredIn(body).video.thumbnailUrl).toEqual([address.href]);
    expect([metaOf(body, 'og:image:width'), metaOf(body, 'og:image:height')]).toEqual(['960', '1707']);
  });

  it('wears the brand and its card where the post has no picture', async () => {
    const saffron = test.db('saffron');
    const id = await arrangePost(saffron, await arrangePerson(saffron), { description: 'x'.repeat(300) });
    const { body } = await open(id, { cookie: 'prefs=l%3Den' }, 'saffron');
    expect(metaOf(body, 'og:site_name')).toBe('Saffron');
    expect(metaOf(body, 'og:image')).toMatch(/^http:\/\/saffron\.localhost\/brands\/saffron\/card\.png/);
    expect(metaOf(body, 'og:title')).toBe(`${'x'.repeat(69)}… · Saffron`);
  });

  it('shows words of people, and runs none of them', async () => {
    const id = await arrangePost(test.db(), author, {
      description: `${HOSTILE}\n${HOSTILE}`,
      hashtags: [HOSTILE],
      place: HOSTILE,
    });
    const bucket = bucketIn(id);
    const comment = {
      ...{ bucket, id: keyedId(bucket), post_id: id, author_id: author, text: HOSTILE, cid: 'one' },
    };
    await test.db().insertInto('comments').values(comment).execute();
    await test.db().updateTable('users').set({ nickname: HOSTILE }).where('id', '=', author).execute();
    const { body } = await open(id);
    await test.db().updateTable('users').set({ nickname: 'Somebody' }).where('id', '=', author).execute();
    expect(body).not.toContain('<script>alert');
    expect(body.slice(0, body.indexOf('</head>'))).not.toMatch(/<(?:meta|title)[^>]*>?[^<]*\u202e/);
    expect(structuredIn(body)).toMatchObject({
      articleBody: `${HOSTILE}\n${HOSTILE}`,
      author: { name: HOSTILE },
      comment: [{ text: HOSTILE }],
    });
    expect(bootIn(body).post?.place).toBe(HOSTILE);
  });
});

describe('an address that shows no post', () => {
  const hidden: [string, number, number, (id: string) => Promise<unknown> | undefined][] = [
    ['is not for everybody', 404, 200, (id) => change(id, { privacy: 'followers' })],
    ['waits for its review', 404, 200, (id) => change(id, { review: 'auditing' })],
    ['was not approved', 404, 200, (id) => change(id, { review: 'rejected' })],
    ['was deleted', 410, 410, (id) => change(id, { review: 'deleted' })],
    [
      'was deleted for its author alone',
      404,
      200,
      (id) => change(id, { review: 'deleted', privacy: 'self' }),
    ],
  ];
  const change = (id: string, changes: { privacy?: string; review?: string }) =>
    test.db().updateTable('posts').set(changes).where('id', '=', id).execute();

  it.each(hidden)(
    'that %s: %i, and %i for whom a cookie names; nothing of it is told',
    async (_, guest, member, hide) => {
      const id = await arrangePost(test.db(), author, { description: 'a secret', place: 'a secret place' });
      await hide(id);
      const pages = [await open(id), await open(id, { cookie: 'prefs=u%3D1' })];
      expect(pages.map(({ statusCode }) => statusCode)).toEqual([guest, member]);
      for (const { body } of pages) {
        expect(body).not.toContain('secret');
        expect(body).not.toContain('ld+json');
        expect(bootIn(body).post).toBeUndefined();
        expect(bootIn(body).first?.path).toBe(`/posts/${id}`);
      }
    },
  );

  it('that nobody knows, or another brand has: 404', async () => {
    const id = await arrangePost(test.db(), author);
    expect((await open('no-such-post')).statusCode).toBe(404);
    expect((await open('no-such-post', { cookie: 'prefs=u%3D1' })).statusCode).toBe(404);
    expect((await open(id, {}, 'lotus')).statusCode).toBe(404);
    expect((await open(`${id}%00`)).statusCode).toBe(404);
  });

  it('stays gone when its words are erased, and when its author has left', async () => {
    const id = await arrangePost(test.db(), author, { review: 'deleted' });
    await blankPost(test.db(), id);
    expect((await open(id)).statusCode).toBe(410);
    const left = await arrangePerson(test.db(), { delete_at: new Date() });
    expect((await open(await arrangePost(test.db(), left))).statusCode).toBe(410);
  });

  it('has read enough for an hour: 429, and when to come again', async () => {
    const id = await arrangePost(test.db(), author);
    const again = { 'x-peer': 'reader' };
    for (let count = 0; count < 50; count += 1) await open(id, again);
    const { statusCode, headers } = await open(id, again);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
