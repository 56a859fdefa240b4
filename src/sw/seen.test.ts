import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERSONAL_CACHE } from '../lib/storage/personal.ts';
import { feedOf, forget, isFeed, isPicture, pictureOf } from './seen.ts';

const FEED = 'https://a.example/social/api/recommend/public?per_page=30';
const PICTURE = 'https://a.example/objects/public/posts/a.webp';

/** Caches of a worker, as far as it uses them. */
let kept: Map<string, Map<string, Response>>;
const cacheOf = (name: string) => {
  const entries = kept.get(name) ?? new Map<string, Response>();
  kept.set(name, entries);
  return {
    match: async ({ url }: Request) => entries.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void entries.set(url, response),
    delete: async ({ url }: Request) => entries.delete(url),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  };
};
const server = vi.fn<(request: Request) => Promise<Response>>();
let work: Promise<unknown>[];
const asked = (url: string) => ({
  request: new Request(url),
  waitUntil: (more: Promise<unknown>) => void work.push(more),
});
const done = () => Promise.all(work);
const keptNow = () => [...(kept.get(PERSONAL_CACHE)?.keys() ?? [])];

beforeEach(() => {
  kept = new Map();
  work = [];
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', server);
  server.mockImplementation(async () => new Response('posts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

it('a feed is the server’s while there is one, and then what it was last', async () => {
  await feedOf(asked(FEED));
  await done();
  server.mockImplementation(async () => Response.error());
  server.mockRejectedValue(new TypeError('offline'));
  expect(await (await feedOf(asked(FEED))).text()).toBe('posts');
  await expect(feedOf(asked(`${FEED}&type=chart`))).rejects.toThrow('offline');
});

it('nothing of who has left is kept, not even what comes afterwards', async () => {
  await feedOf(asked(FEED));
  await done();
  expect(keptNow()).toEqual([FEED]);
  const late = Promise.withResolvers<Response>();
  server.mockReturnValue(late.promise);
  const [feed, picture] = [feedOf(asked(FEED)), pictureOf(asked(PICTURE))];
  await forget();
  late.resolve(new Response('posts of somebody'));
  await Promise.all([feed, picture.catch(() => undefined)]);
  await done();
  expect(keptNow()).toEqual([]);
});

it('a picture is fetched once, and of many the oldest go', async () => {
  server.mockImplementation(async () => new Response('picture'));
  await pictureOf(asked(PICTURE));
  await done();
  await pictureOf(asked(PICTURE));
  expect(server).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 125; at += 1) {
    await pictureOf(asked(`https://a.example/objects/public/posts/${at}.jpg`));
    await done();
  }
  expect(keptNow()).toHaveLength(120);
  expect(keptNow()).not.toContain(PICTURE);
});

it.each([
  ['/social/api/recommend/public?per_page=30', true],
  ['/social/api/guest/recommend/public?per_page=10&type=gallery', true],
  ['/social/api/recommend/follower', true],
  ['/social/api/recommend/public?next_id=x', false],
  ['/api/v1/users/me', false],
  ['/social/api/posts/1', false],
])('%s is a first page of a feed: %s', (path, is) => {
  expect(isFeed(new URL(path, 'https://a.example'))).toBe(is);
});

it.each([
  ['/objects/public/posts/a-480.avif', true],
  ['/objects/chat/g1/a.jpg?sign=x', false],
  ['/objects/public/posts/a.mp4', false],
])('%s is a picture that may be kept: %s', (path, is) => {
  expect(isPicture(new URL(path, 'https://a.example'))).toBe(is);
});
