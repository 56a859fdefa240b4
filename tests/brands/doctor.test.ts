import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@livery/contract';
import { describe, expect, test } from 'vitest';
import { productTexts } from '../../server/cli/brand/product-texts.ts';
import { sentence as toSentence } from '../../server/src/brand/brand.findings.ts';
import { loadBrands } from '../../server/src/brand/brand.loader.ts';
import { BRANDS_DIR, brandsFixture, pathOf } from '../../server/src/brand/brand.testing.ts';
import { breaks } from '../../server/src/brand/broken/breaks.testing.ts';
import { examine } from '../../server/src/brand/doctor/doctor.ts';
import { linkFindings } from '../../server/src/brand/doctor/links.ts';
import { brandsWithDemo, DEMO_DIR } from '../../server/src/demo/demo-folder.ts';
import { subtleBreaks } from './doctor.cases.ts';

const texts = new Map(
  await Promise.all(LOCALES.map(async (locale) => [locale, await productTexts(locale)] as const)),
);

const demo = await brandsWithDemo(DEMO_DIR);

const findingsOf = async (dir: string, id?: string) =>
  (await examine(dir, { id, texts, demo })).flatMap(({ findings }) => findings);

test('the brands of the repository have no finding', async () => {
  const diagnoses = await examine(BRANDS_DIR, { texts });
  expect(diagnoses.length).toBeGreaterThanOrEqual(5);
  expect(diagnoses.flatMap(({ findings }) => findings)).toEqual([]);
});

describe('exactly the named finding', () => {
  test.each([...breaks, ...subtleBreaks])('%s', async (_, break_, where, sentence) => {
    const fixture = await brandsFixture('aurora');
    await break_(fixture);
    const findings = await findingsOf(fixture.dir, 'aurora');
    expect(findings.map(pathOf)).toEqual([where]);
    expect(findings.map(toSentence).join()).toMatch(sentence);
  });
});

test('colours are judged beside numbers that are out of bounds, each mistake once', async () => {
  const fixture = await brandsFixture('aurora');
  const change = (path: string, value: unknown) =>
    fixture.change('aurora/tokens.json', [...path.split('.'), '$value'], value);
  await change('density.gutter', { value: 400, unit: 'px' });
  await change('elevation.barOpacity', -3);
  await change('color.light.text.secondary', { colorSpace: 'srgb', components: [0.7, 0.7, 0.7] });
  expect((await findingsOf(fixture.dir)).map(pathOf).sort()).toEqual([
    'aurora/tokens.json, color.light.text.secondary',
    'aurora/tokens.json, density.gutter',
    'aurora/tokens.json, elevation.barOpacity',
  ]);
});

test('what systems leave behind in a folder is no finding', async () => {
  const fixture = await brandsFixture('aurora');
  const litter = [
    '.DS_Store',
    'fonts/.DS_Store',
    '._icon.svg',
    'Thumbs.db',
    'desktop.ini',
    'brand.json~',
    '.brand.json.swp',
  ];
  for (const path of litter) await fixture.write(`aurora/${path}`, 'x');
  await fixture.write('.DS_Store', 'x');
  expect(await findingsOf(fixture.dir)).toEqual([]);
});

test('a word of the product is no other brand', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('lotus/brand.json', ['title'], { 'zh-CN': '首页', en: 'Home' });
  await fixture.write('aurora/messages.en.json', '{"nav.home": "My Home"}');
  await fixture.write('aurora/messages.zh-CN.json', '{"nav.home": "我的首页"}');
  expect(await findingsOf(fixture.dir)).toEqual([]);
});

test('the suggested colour passes, and keeps the hue', async () => {
  const fixture = await brandsFixture('aurora');
  await fixture.change('aurora/tokens.json', ['color', 'light', 'text', 'link', '$value'], {
    colorSpace: 'srgb',
    components: [0.6, 0.7, 1],
  });
  const [finding, ...others] = await findingsOf(fixture.dir);
  expect(others).toEqual([]);
  const hex = finding?.suggestion ?? '';
  expect(finding?.remedy).toContain(hex);
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  expect(Math.max(...components)).toBe(components[2]);
  await fixture.change('aurora/tokens.json', ['color', 'light', 'text', 'link', '$value'], {
    colorSpace: 'srgb',
    components,
  });
  expect(await findingsOf(fixture.dir)).toEqual([]);
});

test('a host of two brands is told of the later one, or of the one that is asked for', async () => {
  const fixture = await brandsFixture('aurora', 'lotus');
  await fixture.change('lotus/brand.json', ['hosts'], ['lotus.localhost', 'aurora.localhost']);
  expect((await findingsOf(fixture.dir)).map(pathOf)).toEqual(['lotus/brand.json, hosts[1]']);
  expect((await findingsOf(fixture.dir, 'aurora')).map(pathOf)).toEqual(['aurora/brand.json, hosts[0]']);
});

test('a link is opened on request alone; one that does not open is named with its answer', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(request.url === '/gone' ? 410 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = (path: string) => `http://127.0.0.1:${port}${path}`;
  const [brand] = (await loadBrands(BRANDS_DIR, { strict: true })).all;
  if (brand === undefined) throw new Error('no brand');
  const pages = { 'zh-CN': page('/terms'), en: page('/gone') };
  const findings = await linkFindings({ ...brand.config, legal: { terms: pages, privacy: pages } });
  server.close();
  expect(findings.map(({ field }) => field)).toEqual(['legal.terms.en', 'legal.privacy.en']);
  expect(findings[0]?.why).toContain('/gone: its server returns 410');
  expect(asked.length).toBe(4);
});
