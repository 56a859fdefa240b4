import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../../services.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { arrangeFollow, arrangePerson, arrangePost } from '../social.testing.ts';
import { ago, FEED, type Feeds, FOLLOW_FEED, GUEST_FEED, idsOf, startFeeds } from './feeds.testing.ts';

let test: Feeds['test'];
let reader: Feeds['reader'];
let author: Feeds['author'];
let read: Feeds['read'];
let scroll: Feeds['scroll'];
let clear: Feeds['clear'];
beforeAll(async () => {
  ({ test, reader, author, read, scroll, clear } = await startFeeds());
});
beforeEach(() => clear());
afterAll(() => test.stop());

describe('access', () => {
  it.each([FEED, FOLLOW_FEED])('%s is for signed-in people', async (url) => {
    expect(await test.call({ url })).toMatchObject({ status: 401, error: 'api.unauthorized' });
  });

  it('a guest has a feed of their own', async () => {
    expect((await test.call({ url: GUEST_FEED })).status).toBe(200);
  });

  it.each([
    ['next_id', 'nonsense'],
    ['next_id', Buffer.from('NaN x').toString('base64url')],
    ['next_id', Buffer.from("1 x'; drop table posts").toString('base64url')],
    ['per_page', 0],
    ['per_page', 31],
    ['per_page', 'many'],
    ['type', 'secret'],
    ['range', '1y'],
  ])('%s = %s is refused', async (name, value) => {
    for (const url of [FEED, GUEST_FEED, FOLLOW_FEED]) {
      expect(await read(url, { [name]: value })).toMatchObject({ status: 400, error: 'api.validation' });
    }
  });

  it('a guest cannot ask for more than a guest’s page', async () => {
    expect(await read(GUEST_FEED, { per_page: 11 })).toMatchObject({ status: 400, error: 'api.validation' });
    expect((await read(GUEST_FEED, { per_page: 10 })).status).toBe(200);
  });
});

describe('recommended posts', () => {
  it('have 30 to a page, and 10 for a guest', async () => {
    for (let count = 0; count < 31; count += 1) await arrangePost(test.db(), author);
    const mine = (await read(FEED)).result;
    expect([mine.list.length, typeof mine.next_id]).toEqual([30, 'string']);
    expect((await read(GUEST_FEED)).result.list).toHaveLength(10);
  });

  it('rank fresh before old, and liked before not liked', async () => {
    const db = test.db();
    const old = await arrangePost(db, author, { create_at: ago(48) });
    const unliked = await arrangePost(db, author, { create_at: ago(4) });
    const loved = await arrangePost(db, author, { create_at: ago(12), like_count: 900 });
    const fresh = await arrangePost(db, author, { create_at: ago(1), like_count: 20 });
    expect(await scroll(FEED, {})).toEqual([loved, fresh, unliked, old]);
  });

  it('show only what everyone may see, of living accounts', async () => {
    const db = test.db();
    const gone = await arrangePerson(db, { delete_at: new Date() });
    await arrangePost(db, gone);
    for (const review of ['auditing', 'rejected', 'deleted']) await arrangePost(db, author, { review });
    for (const privacy of ['mutual', 'followers', 'self']) await arrangePost(db, author, { privacy });
    const open = await arrangePost(db, author);
    expect(await scroll(FEED, {})).toEqual([open]);
    expect(await scroll(GUEST_FEED, {})).toEqual([open]);
  });

  it.each(['whom I blocked', 'who have blocked me'])('leave out people %s, for me alone', async (who) => {
    const post = await arrangePost(test.db(), author, { kind: 'images' });
    await arrangeFollow(test.db(), reader.id, author);
    const [user_id, block_id] = who === 'whom I blocked' ? [reader.id, author] : [author, reader.id];
    await test.db().insertInto('blocks').values({ user_id, block_id }).execute();
    for (const type of ['recommend', 'gallery', 'chart']) expect(await scroll(FEED, { type })).toEqual([]);
    expect(await scroll(FOLLOW_FEED, {})).toEqual([]);
    expect(await scroll(GUEST_FEED, {})).toEqual([post]);
  });

  it('carry author, media, counts and what they are to me', async () => {
    const media = [
      { file: 'demo/a.webp', width: 4, height: 3, thumbhash: 'AA==' },
      { file: 'demo/b.mp4', width: 9, height: 16, thumbhash: 'BB==', duration: 5.5, poster: 'demo/b.webp' },
    ];
    const id = await arrangePost(test.db(), author, {
      kind: 'images',
      media: JSON.stringify(media),
      description: '<script>alert(1)</script>',
      hashtags: ['极光'],
      like_count: 3,
    });
    await arrangeFollow(test.db(), reader.id, author);
    await test.call({ method: 'PUT', url: `/social/api/posts/${id}/like`, token: reader.access });
    const post = (await read(FEED)).result.list[0];
    expect(post).toMatchObject({
      id,
      author: { id: author, is_followed: 2, avatar: '/objects/public/demo/p1.webp' },
      description: '<script>alert(1)</script>',
      hashtags: ['极光'],
      counts: { like: 4, comment: 0, collect: 0, share: 0 },
      liked: true,
      collected: false,
      review: 'approved',
    });
    expect(post.media).toEqual([
      { url: '/objects/public/demo/a.webp', width: 4, height: 3, thumbhash: 'AA==' },
      {
        url: '/objects/public/demo/b.mp4',
        poster: '/objects/public/demo/b.webp',
        width: 9,
        height: 16,
        thumbhash: 'BB==',
        duration: 5.5,
      },
    ]);
    const asGuest = (await read(GUEST_FEED)).result.list[0];
    expect(asGuest).toMatchObject({ liked: false, author: { is_followed: 3 } });
    expect(asGuest).not.toHaveProperty('score');
  });

  it('are all seen once, whatever their scores and the size of the page', async () => {
    const shape = fc.record({
      hours: fc.integer({ min: 0, max: 100 }),
      likes: fc.constantFrom(0, 0, 1, 9, 99, 10_000),
    });
    const feed = fc.array(shape, { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(feed, fc.integer({ min: 1, max: 7 }), async (shapes, per_page) => {
        await test.db().deleteFrom('posts').execute();
        const ids = [];
        for (const { hours, likes } of shapes) {
          ids.push(await arrangePost(test.db(), author, { create_at: ago(hours), like_count: likes }));
        }
        expect((await scroll(FEED, { per_page })).sort()).toEqual(ids.sort());
      }),
      { numRuns: 15 },
    );
  });

  it('never come twice while people like and unlike them', async () => {
    const ids = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(await arrangePost(test.db(), author, { like_count: (count * 7) % 20, create_at: ago(count) }));
    }
    const liked = ids.slice(0, 8);
    for (const id of liked) await mark(id, 'like');
    let turn = 0;
    const between = async () => {
      turn += 1;
      for (const id of liked) await mark(id, turn % 2 === 1 ? 'unlike' : 'like');
      await arrangePost(test.db(), author);
    };
    const seen = await scroll(FEED, { per_page: 4 }, between);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(12);
  });

  const mark = (id: string, verb: 'like' | 'unlike') =>
    test.call({ method: 'PUT', url: `/social/api/posts/${id}/${verb}`, token: reader.access });
});

describe('posts of people I follow', () => {
  it('come newest first, those for followers too, those for mutual followers when it is mutual', async () => {
    const db = test.db();
    const stranger = await arrangePerson(db);
    await arrangeFollow(db, reader.id, author);
    const first = await arrangePost(db, author, { like_count: 9_999 });
    await arrangePost(db, stranger);
    const second = await arrangePost(db, author, { privacy: 'followers' });
    const mutual = await arrangePost(db, author, { privacy: 'mutual' });
    await arrangePost(db, author, { privacy: 'self' });
    expect(await scroll(FOLLOW_FEED, { per_page: 1 })).toEqual([second, first]);
    await arrangeFollow(db, author, reader.id);
    expect(await scroll(FOLLOW_FEED, { per_page: 2 })).toEqual([mutual, second, first]);
  });
});

describe('a guest', () => {
  it('gets a number of posts an hour, by address, and then is asked to log in', async () => {
    const small = await startTestApp({ env: { GUEST_POSTS_PER_HOUR: '5', ADDRESS_HEADER: 'x-peer' } });
    const someone = await arrangePerson(small.db());
    const id = await arrangePost(small.db(), someone);
    for (let count = 0; count < 3; count += 1) await arrangePost(small.db(), someone);
    const from = (peer: string, url: string) => small.call({ url, headers: { 'x-peer': peer } });
    expect((await from('1', GUEST_FEED)).status).toBe(200);
    expect((await from('1', `/social/api/guest/posts/${id}`)).status).toBe(200);
    const refused = await from('1', `/social/api/guest/posts/${id}`);
    expect(refused).toMatchObject({ status: 429, error: 'api.guest_quota' });
    expect(refused.raw.json().params.retry_after).toBeGreaterThan(0);
    expect((await from('1', GUEST_FEED)).status).toBe(429);
    expect((await from('2', GUEST_FEED)).status).toBe(200);
    await small.stop();
  });

  it('finds the first page in the first HTML, without using the quota up', async () => {
    const id = await arrangePost(test.db(), author);
    const { social } = createServices(test.infra);
    const tenants = ['aurora', 'lotus'].map((name) => {
      const brand = test.infra.brands.all.find((known) => known.id === name);
      if (!brand) throw new Error(`no brand ${name}`);
      return { brand, db: test.db(name) };
    });
    const [mine, other] = await Promise.all(tenants.map((tenant) => social.guestFirstPage(tenant)));
    expect(idsOf(mine?.list ?? [])).toEqual([id]);
    expect(other).toEqual({ list: [], next_id: null });
    expect(await test.db().selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});
