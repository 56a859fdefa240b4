import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BootData } from '@livery/contract';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startTestApp } from '../testing/test-app.ts';

const BRANDS = new URL('../../../brands', import.meta.url).pathname;

/** A house of one brand that says this as well. */
const withBrand = async (more: object) => {
  const brandsDir = temporaryFolder();
  await cp(join(BRANDS, 'aurora'), join(brandsDir, 'aurora'), { recursive: true });
  const file = join(brandsDir, 'aurora', 'brand.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...more }));
  const app = await startTestApp({ brandsDir });
  onTestFinished(() => app.stop());
  return async (url: string, cookie = '') => {
    const { body, headers } = (await app.call({ url, headers: { cookie } })).raw;
    const [, json = ''] = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
    const boot = JSON.parse(json) as BootData;
    return { body, boot, path: boot.first?.path, location: headers['content-location'] };
  };
};

test('the first page is drawn where the brand begins, for a guest and for who is signed in', async () => {
  const open = await withBrand({ start: { guest: 'login', member: 'chat' }, tabs: ['chat', 'home', 'me'] });
  expect(await open('/')).toMatchObject({ path: '/login', location: '/login' });
  expect(await open('/', 'prefs=u=1')).toMatchObject({ path: '/chat', location: '/chat' });
  // Its own address leads to the feed whatever comes first.
  expect(await open('/home')).toMatchObject({ path: '/home/recommend', location: undefined });
  const { brand } = (await open('/')).boot;
  expect(brand.places.bar).toEqual(['chat', 'home', 'publish', 'me']);
  expect(brand).not.toHaveProperty('tabs');
});

test('where nothing is there to be discovered, the feed begins', async () => {
  const open = await withBrand({ start: { guest: 'discover' } });
  expect(await open('/')).toMatchObject({ path: '/home/recommend', location: undefined });
});

test('the head of a page says what the page is, and what the brand says of it', async () => {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  const { body } = (await app.call({ url: '/search', headers: { cookie: 'prefs=l%3Den' } })).raw;
  const { title } = app.infra.brands.byHost('aurora.localhost')?.config ?? {};
  expect(body).toContain(`<title>Search · ${title?.en}</title>`);
  expect(body).toContain(`content="Find posts, people and hashtags on ${title?.en}."`);
});

test('a page that is switched off is called what any other is that does not exist', async () => {
  const open = await withBrand({ features: { discover: false } });
  const cookie = 'prefs=l%3Den';
  const titleOf = async (url: string) => /<title>(.*?)<\/title>/.exec((await open(url, cookie)).body)?.[1];
  expect(await titleOf('/discover')).toMatch(/^Page not found · /);
  expect(await titleOf('/discover')).toBe(await titleOf('/nowhere'));
});
