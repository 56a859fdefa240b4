import { rm } from 'node:fs/promises';
import type { Break } from '../../server/src/brand/brand.broken.testing.ts';
import type { BrandsFixture } from '../../server/src/brand/brand.testing.ts';

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
export const subtleBreaks: Break[] = [
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
  [
    'an icon that cannot be drawn',
    write('icon.svg', svg(' viewBox="0 0 9000000 9000000"', mark)),
    'aurora/icon.svg',
    /it cannot be drawn/,
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
