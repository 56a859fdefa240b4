import { rm } from 'node:fs/promises';
import { FONT_BYTES } from './brand.assets.ts';
import type { BrandsFixture } from './brand.testing.ts';

/** A way to break the folder of a brand, where it is found, and what the sentence says. */
export type Break = [
  name: string,
  break_: (fixture: BrandsFixture) => Promise<unknown>,
  place: string,
  sentence: RegExp,
];

const config = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/brand.json', path, value);
const tokens = (path: (string | number)[], value: unknown) => (fixture: BrandsFixture) =>
  fixture.change('aurora/tokens.json', path, value);
const text = ['color', 'light', 'text', 'primary', '$value'];

/** Each makes exactly one finding, at start and at check. */
export const breaks: Break[] = [
  [
    'broken JSON',
    (f) => f.write('aurora/brand.json', '{\n  "id": "aurora",\n  oops\n}'),
    'aurora/brand.json, line 3',
    /it is no JSON/,
  ],
  ['an empty file', (f) => f.write('aurora/tokens.json', ''), 'aurora/tokens.json, line 1', /it is no JSON/],
  [
    'a list instead of an object',
    (f) => f.write('aurora/brand.json', '[]'),
    'aurora/brand.json',
    /wrong type/,
  ],
  ['no brand.json', (f) => rm(f.path('aurora/brand.json')), 'aurora/brand.json', /the file is missing/],
  ['no icon', (f) => rm(f.path('aurora/icon.svg')), 'aurora/icon.svg', /the file is missing/],
  [
    'an unknown key',
    config(['colour'], 'red'),
    'aurora/brand.json, colour',
    /unknown; remove it, known keys are id, title/,
  ],
  [
    'an unknown switch',
    config(['features', 'games'], true),
    'aurora/brand.json, features.games',
    /the key is unknown/,
  ],
  [
    'a missing field',
    config(['title', 'en'], undefined),
    'aurora/brand.json, title.en',
    /it is missing; add it \(Name of the product\)/,
  ],
  [
    'a wrong type',
    config(['features', 'publish'], 'yes'),
    'aurora/brand.json, features.publish',
    /"yes" is of the wrong type/,
  ],
  [
    'an unknown language',
    config(['locale'], 'fr'),
    'aurora/brand.json, locale',
    /"fr" is not one of the choices; write "zh-CN" or "en"/,
  ],
  [
    'a control character',
    config(['title', 'en'], 'Au\u0007rora'),
    'aurora/brand.json, title.en',
    /is not written as it is read here/,
  ],
  [
    'a direction override',
    config(['title', 'en'], 'A\u202erorua'),
    'aurora/brand.json, title.en',
    /is not written as it is read here/,
  ],
  [
    'a host with a port',
    config(['hosts', 0], 'aurora.localhost:3000'),
    'aurora/brand.json, hosts[0]',
    /is not written as it is read here/,
  ],
  [
    'a script as a link',
    config(['legal', 'terms', 'en'], 'javascript:alert(1)'),
    'aurora/brand.json, legal.terms.en',
    /https:\/\/ address/,
  ],
  ['another id than the folder', config(['id'], 'borealis'), 'aurora/brand.json, id', /write "aurora"/],
  [
    'minesweeper with withdrawal',
    config(['features'], { envelopes: { minesweeper: true } }),
    'aurora/brand.json, features.envelopes.minesweeper',
    /gambling by law; switch features\.wallet\.withdrawal off, or name the permit in licence/,
  ],
  [
    'Google half on',
    config(['google', 'enabled'], true),
    'aurora/brand.json, features.google',
    /give both the same value/,
  ],
  [
    'a captcha without id',
    config(['features'], { captcha: true }),
    'aurora/brand.json, captcha.id',
    /without an id/,
  ],
  [
    'a path that leaves the folder',
    config(['fonts', 0, 'file'], 'fonts/../../x.woff2'),
    'aurora/brand.json, fonts[0].file',
    /is not written as it is read here/,
  ],
  [
    'a missing font',
    config(['fonts', 0, 'file'], 'fonts/none.woff2'),
    'aurora/fonts/none.woff2',
    /the file is missing/,
  ],
  [
    'a font that is none',
    (f) => f.write('aurora/fonts/manrope.woff2', 'hello'),
    'aurora/fonts/manrope.woff2',
    /it is no woff2 font/,
  ],
  [
    'a heavy font',
    (f) => f.write('aurora/fonts/manrope.woff2', Buffer.alloc(FONT_BYTES + 1)),
    'aurora/fonts/manrope.woff2',
    /40001 bytes/,
  ],
  [
    'a script in a drawing',
    (f) => f.write('aurora/icon.svg', '<svg><script>alert(1)</script></svg>'),
    'aurora/icon.svg',
    /the element <script> is not allowed/,
  ],
  [
    'a drawing of 5 MB',
    (f) => f.write('aurora/icon.svg', Buffer.alloc(5_000_000, 32)),
    'aurora/icon.svg',
    /5000000 bytes; make it no larger than 65536/,
  ],
  [
    'a text that is none',
    (f) => f.write('aurora/messages.en.json', '{"nav.home": 3}'),
    'aurora/messages.en.json, nav.home',
    /wrong type/,
  ],
  [
    'an unknown token',
    tokens(['color', 'light', 'text', 'loud'], { $value: '{color.light.text.link}' }),
    'aurora/tokens.json, color.light.text.loud',
    /no such token/,
  ],
  [
    'a circular alias',
    tokens(text, '{color.light.text.primary}'),
    'aurora/tokens.json, color.light.text.primary',
    /goes in a circle/,
  ],
  [
    'a colour that is none',
    tokens(text, 'red}body{display:none'),
    'aurora/tokens.json, color.light.text.primary',
    /is not an object/,
  ],
];
