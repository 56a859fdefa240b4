import { randomUUID } from 'node:crypto';
import type { BootData } from '@livery/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { storeOrder } from '../domains/maintenance/maintenance.repository.ts';
import { addMark } from '../domains/social/posts/marks.repository.ts';
import { arrangePerson, arrangePost } from '../domains/social/social.testing.ts';
import { recordStatements } from '../testing/statements.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let shown: string;
let hidden: string;
let author: string;
beforeAll(async () => {
  test = await startTestApp({ env: { GUEST_POSTS_PER_HOUR: '2', ADDRESS_HEADER: 'x-peer' } });
  author = await arrangePerson(test.db());
  shown = await arrangePost(test.db(), author);
  hidden = await arrangePost(test.db(), author, { privacy: 'self' });
});
afterAll(() => test.stop());

/** What the first HTML of an address carries for the client. */
const bootOf = async (url: string, headers: Record<string, string> = {}): Promise<BootData> => {
  const { raw } = await test.call({ url, headers: { 'x-peer': '1', ...headers } });
  const [, json = '{}'] = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(raw.body) ?? [];
  return JSON.parse(json) as BootData;
};

it('reads as guests do: who is signed in does not wait for it', async () => {
  const read = (pool: 'database' | 'guests') =>
    recordStatements(test.infra[pool].pool, async () => {
      await bootOf(`/posts/${shown}`, { 'x-peer': `pool ${pool}` });
    });
  const ofPosts = ({ text }: { text: string }) => text.includes('posts');
  expect((await read('guests')).filter(ofPosts)).not.toEqual([]);
  expect((await read('database')).filter(ofPosts)).toEqual([]);
});

it('comes packed as who asks can read it', async () => {
  const codingOf = async (accepted: string) =>
    (await test.call({ url: '/terms', headers: { 'accept-encoding': accepted } })).raw.headers[
      'content-encoding'
    ];
  expect([await codingOf('gzip, br'), await codingOf('gzip, br;q=0')]).toEqual(['br', 'gzip']);
  expect(await codingOf('gzip;q=0')).toBeUndefined();
});

describe('the first HTML of a post', () => {
  it('carries it for a guest, out of the quota of posts; a quota that is used up leaves the page', async () => {
    expect((await bootOf(`/posts/${shown}`)).post).toMatchObject({ id: shown });
    expect((await bootOf(`/posts/${shown}?from=card`)).post).toMatchObject({ id: shown });
    const third = await bootOf(`/posts/${shown}`);
    expect([third.post, third.first?.path]).toEqual([undefined, `/posts/${shown}`]);
  });

  it('carries nothing that a guest may not see', async () => {
    const peer = { 'x-peer': '2' };
    expect((await bootOf(`/posts/${hidden}`, peer)).post).toBeUndefined();
    expect((await bootOf('/posts/no-such-post', peer)).post).toBeUndefined();
  });

  it('carries it for who is signed in as well, as guests see it and out of the same quota; nobody keeps it', async () => {
    const { db } = test;
    const reader = await arrangePerson(db());
    await addMark(db(), 'like', shown, reader);
    const headers = { 'x-peer': '3', cookie: 'prefs=u%3D1' };
    const guest = await bootOf(`/posts/${shown}`, { 'x-peer': '4' });
    const { post, first } = await bootOf(`/posts/${shown}`, headers);
    expect([first?.isSignedIn, post]).toEqual([true, guest.post]);
    expect(post).toMatchObject({ liked: false, collected: false });
    const { raw } = await test.call({ url: `/posts/${shown}`, headers });
    expect(raw.headers['cache-control']).toBe('no-store');
    expect((await bootOf(`/posts/${shown}`, headers)).post).toBeUndefined();
  });
});

describe('the first HTML of the feed', () => {
  it('carries the head of the week’s chart, as such, where the day has too few posts', async () => {
    const { chart } = await bootOf('/');
    expect([chart?.range, chart?.list.map(({ id }) => id)]).toEqual(['7d', [shown]]);
  });
});

describe('a page that many ask for at once', () => {
  it('is drawn once, for each language and for each brand', async () => {
    const app = await startTestApp({ env: { GUEST_PAGE_SECONDS: '5' } });
    onTestFinished(() => app.stop());
    const drawn = async (brand: string, cookie = '') => {
      const { raw } = await app.call({ url: '/', brand, headers: { cookie } });
      const nonce = /nonce-([\w-]+)/.exec(String(raw.headers['content-security-policy']))?.[1];
      return {
        at: /"at":(\d+)/.exec(raw.body)?.[1],
        locale: /<html lang="([\w-]+)"/.exec(raw.body)?.[1],
        nonce,
      };
    };
    const pages = [await drawn('aurora'), await drawn('aurora')];
    expect(new Set(pages.map(({ at }) => at)).size).toBe(1);
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(2);
    expect((await drawn('aurora', 'prefs=l%3Den')).locale).toBe('en');
    expect((await drawn('lotus')).at).not.toBe(pages[0]?.at);
  });
});

describe('a flood of addresses that nobody knows', () => {
  const drawings = async (...urls: string[]) => {
    const times = new Set<number | undefined>();
    for (const url of urls) times.add((await bootOf(url, { 'x-peer': '5' })).first?.at);
    return times.size;
  };

  it('draws one page, and says where each of them is', async () => {
    const urls = Array.from({ length: 50 }, () => `/${randomUUID()}`);
    expect(await drawings(...urls)).toBe(1);
    expect((await bootOf(urls[7] ?? '')).first?.path).toBe(urls[7]);
  });

  it('draws one room, and one post that is not there', async () => {
    expect(await drawings('/room/1', '/room/2', '/room/3')).toBe(1);
    // And one for who has read enough for an hour.
    const posts = Array.from({ length: 9 }, (_, n) => `/posts/${n}`);
    expect(await drawings(...posts)).toBe(2);
  });

  it('does not draw again for a scheme, which is no part of a drawing', async () => {
    const dark = await bootOf('/search', { cookie: 'prefs=s%3Ddark' });
    const light = await bootOf('/search', { cookie: 'prefs=s%3Dlight' });
    expect([dark.scheme, light.scheme, dark.first?.at]).toEqual(['dark', 'light', light.first?.at]);
  });
});

describe('the first HTML of a hashtag', () => {
  const address = `/hashtags/${encodeURIComponent('夜')}`;

  it('carries its posts in the order of the address, out of the quota of posts', async () => {
    const ids = [];
    for (const description of ['Four hours #夜', 'Five hours #夜'])
      ids.push(await arrangePost(test.db(), author, { description, hashtags: ['夜'] }));
    const peer = { 'x-peer': 'tags' };
    const { tagged } = await bootOf(`${address}?order=newest`, peer);
    expect(tagged).toMatchObject({ hashtag: '夜', order: 'newest', count: 2, next_id: null });
    expect(tagged?.list.map(({ id }) => id)).toEqual(ids.toReversed());
    const second = await bootOf(address, peer);
    expect([second.tagged, second.first?.path]).toEqual([undefined, address]);
    expect((await bootOf(address, { 'x-peer': 'more tags' })).tagged?.order).toBe('best');
  });

  it('says that it has none, and carries nothing for who is signed in', async () => {
    const none = await bootOf('/hashtags/none', { 'x-peer': 'no tags' });
    expect(none.tagged).toEqual({ hashtag: 'none', order: 'best', count: 0, list: [], next_id: null });
    expect(
      (await bootOf(address, { 'x-peer': 'tags of mine', cookie: 'prefs=u%3D1' })).tagged,
    ).toBeUndefined();
  });
});

describe('maintenance', () => {
  it.each(['/', '/home/gallery', '/chat', '/posts/1', '/login/email', '/nowhere'])(
    'is the first HTML of %s, of that brand alone',
    async (url) => {
      await storeOrder(test.db('saffron'), {
        enabled: true,
        announcement: 'Back at noon',
        maintain_start: null,
        maintain_end: null,
      });
      const { raw } = await test.call({ url, brand: 'saffron' });
      expect([raw.statusCode, raw.headers['retry-after']]).toEqual([503, '3600']);
      expect(raw.body).toContain('"path":"/maintenance"');
      expect(raw.body).toContain('"announcement":"Back at noon"');
      expect((await bootOf(url)).first?.path).not.toBe('/maintenance');
    },
  );

  it('says when it ends, where that is known', async () => {
    const maintain_end = new Date(Date.now() + 600_000).toISOString();
    const order = { enabled: true, announcement: '', maintain_start: null, maintain_end };
    await storeOrder(test.db('lotus'), order);
    const { raw } = await test.call({ url: '/', brand: 'lotus' });
    expect(raw.statusCode).toBe(503);
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(raw.headers['retry-after'])).toBeLessThanOrEqual(600);
  });
});
