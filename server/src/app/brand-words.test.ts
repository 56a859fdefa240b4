import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@livery/contract';
import { IntlMessageFormat } from 'intl-messageformat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRANDS_DIR } from '../brand/brand.testing.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const GLOSSARIES = {
  en: { chat: { one: 'shout', other: 'shouts' }, post: { one: 'update', other: 'updates' } },
  'zh-CN': { chat: { other: '喊话' }, post: { other: '札记' } },
};

const MESSAGES = {
  en: { 'post.title': 'A post as it was', 'chat.list': 'Halloo' },
  'zh-CN': { 'post.title': '作品', 'chat.list': '喂' },
};

let dir: string;
let app: TestApp;
/** What they say is written here. */
const hasNoWords = (path: string) => !/(glossary|messages)\.[^/]*$/.test(path);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'livery-test-'));
  for (const id of ['aurora', 'harbor'])
    await cp(join(BRANDS_DIR, id), join(dir, id), { recursive: true, filter: hasNoWords });
  for (const [name, files] of Object.entries({ glossary: GLOSSARIES, messages: MESSAGES }))
    for (const [locale, content] of Object.entries(files))
      await writeFile(join(dir, `aurora/${name}.${locale}.json`), JSON.stringify(content));
  app = await startTestApp({ brandsDir: dir });
});
afterAll(async () => {
  await app.stop();
  await rm(dir, { recursive: true, force: true });
});

const asked = (brand: string, url: string, locale: Locale, accept = 'application/json') =>
  app.call({ url, brand, headers: { cookie: `prefs=l%3D${locale}`, 'accept-language': locale, accept } });

interface Boot {
  messages: Record<string, unknown>;
  textsVersion?: string;
}
const bootOf = async (brand: string, locale: Locale, url = '/login'): Promise<Boot> => {
  const { body } = (await asked(brand, url, locale, 'text/html')).raw;
  return JSON.parse(/id="boot"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}') as Boot;
};
const fileOf = async (brand: string, locale: Locale, version = '') => {
  const { raw } = await asked(brand, `/brands/${brand}/messages.${locale}.json${version}`, locale);
  return { texts: raw.json<Record<string, never>>(), cached: raw.headers['cache-control'] };
};

const GONE = {
  en: 'This update or video doesn’t exist',
  'zh-CN': '札记或视频不存在',
  'zh-TW': '札记或影片不存在',
};
/** What the server says of a post that is not there. */
const refusalOf = async (brand: string, locale: Locale): Promise<string> => {
  const { raw } = await asked(brand, '/social/api/guest/posts/1', locale);
  return raw.json<{ message: string }>().message;
};

describe('words of a brand', () => {
  it('come with a page as far as its first screen says them, the rest from a file that never changes', async () => {
    const { messages, textsVersion } = await bootOf('aurora', 'en');
    expect(messages).toMatchObject({ 'nav.chat': 'Shout', 'post.next': 'Next update' });
    expect(Object.keys(messages)).not.toContain('chat.empty.title');
    // It counts, and what counts is not in the first screen.
    expect(Object.keys(messages)).not.toContain('feed.fresh');
    const { texts, cached } = await fileOf('aurora', 'en', textsVersion);
    expect(texts).toMatchObject({ ...messages, 'chat.empty.title': 'No shouts yet' });
    expect(cached).toContain('immutable');
    // The same version in the language that somebody turns to.
    expect((await fileOf('aurora', 'zh-CN', textsVersion)).cached).toContain('immutable');
    const fresh = new IntlMessageFormat(texts['feed.fresh'] ?? '', 'en');
    expect([1, 2].map((n) => fresh.format({ n, count: n }))).toEqual(['1 new update', '2 new updates']);
  });

  it('stand behind what the brand says in a text of its own', async () => {
    const { texts } = await fileOf('aurora', 'en');
    expect(texts).toMatchObject({ 'post.title': 'A post as it was', 'chat.list': 'Halloo' });
    expect((await fileOf('aurora', 'zh-TW')).texts).toMatchObject({ 'chat.list': '喂', 'nav.chat': '喊话' });
  });

  it('reach the drawn page, its title and the icon on a home screen', async () => {
    const { raw } = await asked('aurora', '/manifest.webmanifest', 'zh-CN');
    expect(raw.json<{ shortcuts: object[] }>().shortcuts).toContainEqual({ url: '/chat', name: '喊话' });
    expect((await bootOf('aurora', 'zh-CN')).messages).toMatchObject({ 'page.chat': '喊话' });
  });

  it.each(LOCALES)('are the same in the server’s answer as in the client’s text, in %s', async (locale) => {
    const message = await refusalOf('aurora', locale);
    const { texts } = await fileOf('aurora', locale);
    expect([message, GONE[locale]]).toEqual([texts['error.post_gone'], message]);
  });

  it('are no matter for a brand without any', async () => {
    expect(await bootOf('harbor', 'en')).toMatchObject({ messages: {} });
    expect((await bootOf('harbor', 'en')).textsVersion).toBeUndefined();
    expect((await fileOf('harbor', 'en')).texts).toEqual({});
    expect(await refusalOf('harbor', 'en')).toBe('This post or video doesn’t exist');
  });
});
