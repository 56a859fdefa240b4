import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '@livery/contract';
import { describe, expect, test } from 'vitest';
import { type Break, breaks } from '../../server/src/domains/brand/brand.broken.testing.ts';
import { sentence as toSentence } from '../../server/src/domains/brand/brand.findings.ts';
import { loadBrands } from '../../server/src/domains/brand/brand.loader.ts';
import {
  BRANDS_DIR,
  type BrandsFixture,
  brandsFixture,
  place,
} from '../../server/src/domains/brand/brand.testing.ts';
import { examine } from '../../server/src/domains/brand/doctor/doctor.ts';
import { linkFindings } from '../../server/src/domains/brand/doctor/links.ts';

const texts = new Map(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(`${BRANDS_DIR}/../src/locales/${locale}.json`, 'utf8')) as Record<string, string>,
  ]),
);

const findingsOf = async (dir: string, id?: string) =>
  (await examine(dir, { id, texts })).flatMap(({ findings }) => findings);

test('the brands of the repository have no finding', async () => {
  const diagnoses = await examine(BRANDS_DIR, { texts });
  expect(diagnoses.length).toBeGreaterThanOrEqual(5);
  expect(diagnoses.flatMap(({ findings }) => findings)).toEqual([]);
});

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"${viewBox}>${content}</svg>`;
const tile = '<rect width="64" height="64" fill="#123456"/>';
const mark = `${tile}<circle cx="32" cy="32" r="9" fill="#fff"/>`;
const square = ' viewBox="0 0 64 64"';

const config = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/brand.json', path, value);
const token = (path: string, value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/tokens.json', [...path.split('.'), '$value'], value);
const write = (path: string, content: string) => (fixture: BrandsFixture) =>
  fixture.write(`aurora/${path}`, content);
const gray = (share: number) => ({ colorSpace: 'srgb', components: [share, share, share] });
const layer = (size: number) => ({
  color: gray(size / 100),
  offsetX: { value: size * 1.37, unit: 'px' },
  offsetY: { value: size * 2.71, unit: 'px' },
  blur: { value: size * 3.19, unit: 'px' },
  spread: { value: size * 0.73, unit: 'px' },
});

/** What a start lets through, and the doctor does not. */
const subtle: Break[] = [
  [
    'a pale text',
    token('color.light.text.secondary', gray(0.7)),
    'aurora/tokens.json, color.light.text.secondary',
    /contrast on .* is \d\.\d\d, below 4\.5;/,
  ],
  [
    'a dim text in the dark',
    token('color.dark.text.tertiary', gray(0.3)),
    'aurora/tokens.json, color.dark.text.tertiary',
    /below 4\.5;/,
  ],
  [
    'a ring of focus that nobody sees',
    token('color.light.border.focus', gray(0.9)),
    'aurora/tokens.json, color.light.border.focus',
    /below 3;/,
  ],
  [
    'an icon that is not square',
    write('icon.svg', svg(' viewBox="0 0 64 40"', mark)),
    'aurora/icon.svg, viewBox',
    /it is 64 × 40, and an icon is square/,
  ],
  ['an icon without a size', write('icon.svg', svg('', mark)), 'aurora/icon.svg, viewBox', /has no size/],
  ['an empty icon', write('icon.svg', svg(square, tile)), 'aurora/icon.svg', /one even area/],
  [
    'an icon with open corners',
    write('icon.svg', svg(square, '<circle cx="32" cy="32" r="30"/>')),
    'aurora/icon.svg',
    /corners are transparent/,
  ],
  [
    'a wordmark as high as wide',
    write('wordmark.svg', svg(square, mark)),
    'aurora/wordmark.svg, viewBox',
    /1\.5 to 8 times as wide as high/,
  ],
  [
    'an empty wordmark',
    write('wordmark.svg', svg(' viewBox="0 0 134 40"', '')),
    'aurora/wordmark.svg',
    /even/,
  ],
  [
    'a font that nobody has',
    token('type.family.mono', ['Fira Nothing', 'monospace']),
    'aurora/tokens.json, type.family.mono',
    /"Fira Nothing" has no file and comes with no system/,
  ],
  [
    'a weight that no file has',
    token('type.weight.display', 900),
    'aurora/tokens.json, type.weight.display',
    /no file of Manrope has the weight 900/,
  ],
  [
    'a font that no text uses',
    async (fixture) => {
      await fixture.change('aurora/brand.json', ['fonts', 1, 'family'], 'Manrope Two');
    },
    'aurora/brand.json, fonts[1].family',
    /no text is set in "Manrope Two"/,
  ],
  ['fonts without licence', (f) => rm(f.path('aurora/fonts/OFL.txt')), 'aurora/fonts/OFL.txt', /licence/],
  [
    'a theme that is too long',
    token(
      'elevation.light.card',
      Array.from({ length: 90 }, (_, at) => layer(at + 1)),
    ),
    'aurora/tokens.json',
    /bytes compressed, more than 3072/,
  ],
  [
    'an override of nothing',
    write('messages.en.json', '{"nav.hom": "Start"}'),
    'aurora/messages.en.json, nav.hom',
    /no text of this id/,
  ],
  [
    'an override in one language',
    write('messages.en.json', '{"nav.home": "Start"}'),
    'aurora/messages.zh-CN.json, nav.home',
    /in the other language only/,
  ],
  [
    'an override with a plural',
    write('messages.en.json', '{"nav.chat.unread": "{count, plural, other {#}} new"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /no plural and no tag/,
  ],
  [
    'an override with a strange name',
    write('messages.en.json', '{"nav.chat.unread": "{number} new"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /\{number\} stays empty/,
  ],
  [
    'an empty override',
    write('messages.en.json', '{"nav.home": " "}'),
    'aurora/messages.en.json, nav.home',
    /empty/,
  ],
  ['no country', config(['country'], 'XX'), 'aurora/brand.json, country', /XX is no country/],
  [
    'a secret in the place of an id',
    async (fixture) => {
      await fixture.change('aurora/brand.json', ['google'], { enabled: true, client_id: 'GOCSPX-abc' });
      await fixture.change('aurora/brand.json', ['features'], { google: true });
    },
    'aurora/brand.json, google.client_id',
    /no client id of Google/,
  ],
  [
    'a client id of a switched-off Google',
    config(['google', 'client_id'], '12-ab.apps.googleusercontent.com'),
    'aurora/brand.json, google.client_id',
    /while sign-in with Google is off/,
  ],
  [
    'a captcha id that is none',
    config(['captcha', 'id'], 'abc'),
    'aurora/brand.json, captcha.id',
    /32 digits/,
  ],
  [
    'one page for two laws',
    config(['legal', 'privacy', 'en'], 'https://aurora.example/en/terms'),
    'aurora/brand.json, legal.privacy.en',
    /address of the terms/,
  ],
  ['a misspelt file', write('message.en.json', '{}'), 'aurora/message.en.json', /nothing reads this file/],
];

describe('exactly the named finding', () => {
  test.each([...breaks, ...subtle])('%s', async (_, break_, where, sentence) => {
    const fixture = await brandsFixture('aurora');
    await break_(fixture);
    const findings = await findingsOf(fixture.dir);
    expect(findings.map(place)).toEqual([where]);
    expect(findings.map(toSentence).join()).toMatch(sentence);
  });
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
  expect((await findingsOf(fixture.dir)).map(place)).toEqual(['lotus/brand.json, hosts[1]']);
  expect((await findingsOf(fixture.dir, 'aurora')).map(place)).toEqual(['aurora/brand.json, hosts[0]']);
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
  expect(findings[0]?.why).toContain('/gone: it answers 410');
  expect(asked.length).toBe(4);
});
