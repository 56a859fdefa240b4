import { colorPath } from '@livery/design-system/theme';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import { BRANDS_DIR, brandsFixture } from '../../server/src/brand/brand.testing.ts';
import type { Brand } from '../../server/src/brand/brand.ts';
import { FIXTURE_BRANDS, isFixture } from '../support/fixture-brands.ts';
import { drawingsOf } from './leaks/drawings.ts';
import { MARK_KINDS, marksOf } from './leaks/marks.ts';
import { dressed, kindsOf, specimensOf } from './leaks/specimens.ts';
import { COLORS, IDENTIFIERS, NAMES, SENTENCES, SHORT_COLORS } from './leaks.plants.ts';
import { leaksIn } from './leaks.ts';

let own: Brand;
let lotus: Brand;
beforeAll(async () => {
  const { byId } = await loadBrands(BRANDS_DIR, { strict: true });
  const [aurora, other] = [byId('aurora'), byId('lotus')];
  if (aurora === undefined || other === undefined) throw new Error('no brand');
  own = aurora;
  lotus = dressed(other);
});

const kindsIn = (text: string): string[] => kindsOf(leaksIn(text, own, [own, lotus]));
const page = (body: string): string => `<!doctype html><html><head></head><body>${body}</body></html>`;

test('what a brand serves of itself carries none', () => {
  for (const text of [own.themeCss, own.iconSvg, own.wordmarkSvg, JSON.stringify(own.config)])
    expect(kindsIn(text)).toEqual([]);
});

test('every brand of the repository has marks of the kinds that every folder has', async () => {
  const all = (await loadBrands(BRANDS_DIR, { strict: true })).all.filter(({ id }) => isFixture(id));
  const kinds = ['id', 'name', 'tagline', 'host', 'link', 'colour', 'font', 'drawing', 'asset'];
  const kindsOfBrand = (brand: (typeof all)[number]) => [...new Set(marksOf(brand).map(({ kind }) => kind))];
  // Texts of its own are what some have.
  for (const brand of all) expect(kindsOfBrand(brand).filter((kind) => kind !== 'text')).toEqual(kinds);
  expect(all.map(({ config: { title } }) => [title.en, title['zh-CN']])).toEqual(
    Object.values(FIXTURE_BRANDS),
  );
  const icons = all.map(({ iconSvg }) => drawingsOf(iconSvg).length);
  expect(Math.min(...icons)).toBeGreaterThan(0);
});

describe('a planted mark is found, and nothing else', () => {
  test.each(MARK_KINDS)('%s', (kind) => {
    const planted = specimensOf(lotus)[kind];
    expect(kindsIn(planted)).toEqual([kind]);
    expect(kindsIn(page(`<p>${planted}</p>`))).toEqual([kind]);
    expect(kindsIn(JSON.stringify({ told: planted }))).toEqual([kind]);
    expect(kindsIn(encodeURIComponent(planted))).toEqual([kind]);
  });

  test.each(['zh-CN', 'en'] as const)('texts and addresses of %s', (locale) => {
    const { title, tagline, legal } = lotus.config;
    expect(kindsIn(`<p>${title[locale]}</p>`)).toEqual(['name']);
    expect(kindsIn(tagline[locale])).toEqual(['tagline']);
    for (const link of [legal.terms[locale], legal.privacy[locale]]) expect(kindsIn(link)).toEqual(['link']);
  });

  test('the ways to get help', () => {
    const { email, url } = lotus.config.support;
    expect([email, url].map((text) => kindsIn(String(text)))).toEqual([['link'], ['link']]);
  });
});

describe('an id', () => {
  test.each(IDENTIFIERS)('is found in %s', (text) => {
    expect(kindsIn(text)).toEqual(['id']);
  });

  test.each(SENTENCES)('is a word in %s', async (text) => {
    const { all, byId } = await loadBrands(BRANDS_DIR, { strict: true });
    const saffron = byId('saffron');
    if (saffron === undefined) throw new Error('no brand');
    expect(leaksIn(page(text), saffron, all)).toEqual([]);
    expect(leaksIn(text, saffron, all)).toEqual([]);
  });
});

test.each(NAMES)('a name is found in %s', (text) => {
  expect(kindsIn(text)).toEqual(['name']);
});

test.each(COLORS)('a colour is found as %s', (text) => {
  const token = { type: 'color', value: { components: [214 / 255, 74 / 255, 114 / 255], alpha: 1 } } as const;
  lotus = { ...lotus, tokens: new Map(lotus.tokens).set(colorPath('accent.solid', 'light'), token) };
  expect(leaksIn(`x{color:${text}}`, own, [own, lotus])).toEqual(['lotus: colour #d64a72']);
});

test.each(SHORT_COLORS)('a colour of doubled digits is found as %s', (text) => {
  const value = { components: [0xdd / 255, 0x44 / 255, 0x77 / 255], alpha: 0.5 } as const;
  const tokens = new Map(lotus.tokens).set(colorPath('accent.soft', 'light'), { type: 'color', value });
  expect(leaksIn(`x{color:${text}}`, own, [own, { ...lotus, tokens }])).toEqual(['lotus: colour #dd4477']);
});

test.each(['icon', 'wordmark'] as const)('a drawing is found: %s', (name) => {
  const svg = name === 'icon' ? lotus.iconSvg : lotus.wordmarkSvg;
  const inlined = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  for (const text of [svg, JSON.stringify(svg), `<img src="${inlined}">`, encodeURIComponent(svg)])
    expect(kindsIn(text)).toContain('drawing');
});

test('what two brands share is no leak', () => {
  const twin: Brand = { ...lotus, id: 'twin', config: { ...own.config, id: 'twin' }, tokens: own.tokens };
  const shared = { ...twin, iconSvg: own.iconSvg, wordmarkSvg: own.wordmarkSvg, files: own.files };
  expect(kindsOf(leaksIn(own.themeCss + own.iconSvg, own, [own, shared]))).toEqual([]);
});

test('a text of its own is read from the folder; what the product says as well is none', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  const texts = { 'feed.tabs.recommend': 'Petals for {name}, fresh', 'feed.tabs.follow': 'Following' };
  await fixture.write('lotus/messages.en.json', JSON.stringify(texts));
  await fixture.change('lotus/brand.json', ['tagline', 'en'], 'As good as Aurora.');
  const { all, byId } = await loadBrands(fixture.dir, { strict: true });
  const [aurora, other] = [byId('aurora'), byId('lotus')];
  if (aurora === undefined || other === undefined) throw new Error('no brand');
  expect(leaksIn('<p>Petals for Ann, fresh. Following</p>', aurora, all)).toEqual(['lotus: text Petals for']);
  expect(leaksIn(JSON.stringify(other.config), other, all)).toEqual(['aurora: name Aurora']);
});
