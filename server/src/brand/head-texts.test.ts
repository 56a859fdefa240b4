import { LOCALES } from '@livery/contract';
import { expect, test } from 'vitest';
import { productTexts } from '../../cli/brand/product-texts.ts';
import { clientMessages } from './brand.text.ts';
import type { Brand } from './brand.ts';
import { HEAD_TEXTS, headOfPath } from './head-texts.ts';

const brandWith = (messages: Record<string, Record<string, string>> = {}) =>
  ({
    config: {
      title: { 'zh-CN': '李子', en: 'Plum & Co' },
      tagline: { 'zh-CN': '一起。', en: 'Together.' },
    },
    messages: new Map(Object.entries(messages)),
    glossaries: new Map(),
  }) as unknown as Pick<Brand, 'config' | 'messages' | 'glossaries'>;

test('a page is called what it is called when it has come, and the brand where nothing more is said', () => {
  const brand = brandWith();
  expect(headOfPath(brand, '/discover', 'en')).toEqual({
    title: 'Discover · Plum & Co',
    description: 'Topics and people worth following on Plum & Co.',
  });
  expect(headOfPath(brand, '/Home/Chart/', 'zh-TW').title).toBe('排行榜 · 李子');
  for (const path of ['/home/recommend', '/login', '/wallet', '/no/such/page', '/__proto__', '/toString'])
    expect(headOfPath(brand, path, 'en')).toEqual({ title: 'Plum & Co', description: 'Together.' });
});

test.each(LOCALES)('the words are those of the client: %s', async (locale) => {
  const said = await productTexts(locale);
  const own: Readonly<Record<string, string>> = HEAD_TEXTS[locale];
  for (const [page, id] of [
    ['home.gallery', 'feed.tabs.gallery'],
    ['home.chart', 'feed.tabs.chart'],
    ['gallery', 'page.gallery'],
    ['chart', 'page.chart'],
    ['discover', 'page.discover'],
    ['search', 'page.search'],
    ['register', 'register.title'],
  ])
    expect(own[`head.title.${page}`]).toBe(`${said[String(id)]} · {brand}`);
});

test('a brand calls a page otherwise, in every language that falls back to its words; clients hear its titles', () => {
  const brand = brandWith({
    'zh-CN': { 'head.title.discover': '在{brand}逛逛', 'head.description.discover': '逛。' },
    en: { 'head.title.discover': 'Look around {brand}', 'head.description.discover': 'All of it.' },
  });
  expect(headOfPath(brand, '/discover', 'zh-TW')).toEqual({ title: '在李子逛逛', description: '逛。' });
  expect(headOfPath(brand, '/discover', 'en').title).toBe('Look around Plum & Co');
  expect(clientMessages(brand.messages, 'en')).toEqual({ '/discover': 'Look around {brand}' });
});
