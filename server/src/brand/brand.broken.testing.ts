import { mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
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

const px = (value: number) => ({ value, unit: 'px' });

/** Numbers that no screen can be drawn with. */
const outOfBounds = (cases: readonly [path: string, value: unknown, sentence: RegExp][]): Break[] =>
  cases.map(([path, value, sentence]) => [
    `${path} of ${JSON.stringify(value)}`,
    tokens([...path.split('.'), '$value'], value),
    `aurora/tokens.json, ${path}`,
    sentence,
  ]);

/** Each makes exactly one finding, at start and at check. */
export const breaks: Break[] = [
  [
    'broken JSON',
    (f) => f.write('aurora/brand.json', '{\n  "id": "aurora",\n  oops\n}'),
    'aurora/brand.json, line 3',
    /without double quotes, so the file cannot be read; write it between double quotes/,
  ],
  [
    'an empty file',
    (f) => f.write('aurora/tokens.json', ''),
    'aurora/tokens.json, line 1',
    /the file is empty/,
  ],
  [
    'a comma too many',
    (f) => f.write('aurora/messages.en.json', '{\n  "nav.home": "Start",\n}'),
    'aurora/messages.en.json, line 3',
    /a comma stands before the closing \}/,
  ],
  [
    'a file that is cut off',
    (f) => f.write('aurora/brand.json', '{"id": "aurora", "title": {"en": "A"'),
    'aurora/brand.json, line 1',
    /the file ends before the \{ of title is closed; add the missing \}/,
  ],
  [
    'a key that is written twice',
    (f) =>
      f.write(
        'aurora/messages.en.json',
        '{\n  "nav.home": "Start",\n  "nav.me": "Me",\n  "nav.home": "Home"\n}',
      ),
    'aurora/messages.en.json, nav.home',
    /it is written twice, in lines 2 and 4, and only the second would count/,
  ],
  [
    'a list instead of an object',
    (f) => f.write('aurora/brand.json', '[]'),
    'aurora/brand.json',
    /\[\] is a list where a group in braces .* belongs/,
  ],
  [
    'a list instead of tokens',
    (f) => f.write('aurora/tokens.json', '[]'),
    'aurora/tokens.json',
    /\[\] stands where a token or a group of tokens belongs/,
  ],
  [
    'a file without tokens',
    (f) => f.write('aurora/tokens.json', '{}'),
    'aurora/tokens.json',
    /it holds no token/,
  ],
  [
    'an empty brand',
    (f) => f.write('aurora/brand.json', '{}'),
    'aurora/brand.json',
    /id, title, .* and fonts are missing/,
  ],
  ['no brand.json', (f) => rm(f.path('aurora/brand.json')), 'aurora/brand.json', /the file is missing/],
  ['no icon', (f) => rm(f.path('aurora/icon.svg')), 'aurora/icon.svg', /the file is missing/],
  [
    'an unknown key',
    config(['colour'], 'red'),
    'aurora/brand.json, colour',
    /nothing reads this key, so it does nothing; remove it; known are id, title/,
  ],
  [
    'an unknown switch',
    config(['features', 'games'], true),
    'aurora/brand.json, features.games',
    /nothing reads this key/,
  ],
  [
    'a missing field',
    config(['title', 'en'], undefined),
    'aurora/brand.json, title.en',
    /it is missing, .*; add it \(Name of the product\)/,
  ],
  [
    'a misspelt key',
    config(['tagLine'], { en: 'A', 'zh-CN': 'B' }),
    'aurora/brand.json, tagLine',
    /write tagline, or remove it/,
  ],
  [
    'a wrong type',
    config(['features', 'publish'], 'yes'),
    'aurora/brand.json, features.publish',
    /"yes" is a text where true or false belongs, .*; write true/,
  ],
  [
    'an unknown language',
    config(['locale'], 'fr'),
    'aurora/brand.json, locale',
    /"fr" is none of the choices, .*; write "zh-CN" or "en"/,
  ],
  [
    'a control character',
    config(['title', 'en'], 'Au\u0007rora'),
    'aurora/brand.json, title.en',
    /"Au\\u0007rora" has a line break or a sign that turns the text round, .*; write "Aurora"/,
  ],
  [
    'a direction override',
    config(['title', 'en'], 'A\u202erorua'),
    'aurora/brand.json, title.en',
    /"A\\u202erorua" has a line break or a sign that turns the text round/,
  ],
  [
    'a title of spaces',
    config(['title', 'en'], '   '),
    'aurora/brand.json, title.en',
    /shows nothing, .*; write a name, such as "极光"/,
  ],
  [
    'a title without any width',
    config(['title', 'zh-CN'], '\u200b\u2060'),
    'aurora/brand.json, title.zh-CN',
    /"\\u200b\\u2060" shows nothing/,
  ],
  [
    'a sign that nobody sees',
    config(['title', 'en'], 'Au\u200brora'),
    'aurora/brand.json, title.en',
    /a sign that nobody sees, .*; write "Aurora"/,
  ],
  ['an empty title', config(['title', 'en'], ''), 'aurora/brand.json, title.en', /it is empty/],
  [
    'a title that is too long',
    config(['title', 'en'], 'Aurora '.repeat(6).trim()),
    'aurora/brand.json, title.en',
    /it has 41 characters .*; write at most 30/,
  ],
  [
    'a host with a port',
    config(['hosts', 0], 'aurora.localhost:3000'),
    'aurora/brand.json, hosts[0]',
    /is more than the name of a host, .*; write "aurora.localhost"/,
  ],
  [
    'a host that stands for no letters',
    config(['hosts', 0], 'xn--a.example'),
    'aurora/brand.json, hosts[0]',
    /"xn--a.example" says by xn-- that it stands for other letters, and it stands for none/,
  ],
  [
    'a host in Chinese letters',
    config(['hosts', 0], '极光.example'),
    'aurora/brand.json, hosts[0]',
    /by its ASCII form, .*; write "xn--54q945c.example"/,
  ],
  [
    'a host in capital letters',
    config(['hosts', 0], 'Aurora.Example'),
    'aurora/brand.json, hosts[0]',
    /write "aurora.example"/,
  ],
  [
    'a host that stands there twice',
    config(['hosts'], ['aurora.localhost', 'aurora.localhost']),
    'aurora/brand.json, hosts[1]',
    /stands in the list twice/,
  ],
  [
    'no host',
    config(['hosts'], []),
    'aurora/brand.json, hosts',
    /the list has 0 entries, .*; write at least 1/,
  ],
  [
    'a script as a link',
    config(['legal', 'terms', 'en'], 'javascript:alert(1)'),
    'aurora/brand.json, legal.terms.en',
    /"javascript:alert\(1\)" is no https:\/\/ address/,
  ],
  [
    'a link without a scheme',
    config(['legal', 'terms', 'en'], 'aurora.example/terms'),
    'aurora/brand.json, legal.terms.en',
    /write "https:\/\/aurora.example\/terms"/,
  ],
  [
    'a link to a port that does not exist',
    config(['legal', 'terms', 'en'], 'https://plum.example:99999'),
    'aurora/brand.json, legal.terms.en',
    /its port ":99999" does not exist/,
  ],
  [
    'a link to a host with an empty part',
    config(['legal', 'terms', 'en'], 'https://plum..example/terms'),
    'aurora/brand.json, legal.terms.en',
    /a dot with nothing beside it, .*; write "https:\/\/plum.example\/terms"/,
  ],
  [
    'a link with two mistakes',
    config(['support', 'url'], 'https://plum..example:99999'),
    'aurora/brand.json, support.url',
    /its port/,
  ],
  [
    'a mail address that is none',
    config(['support', 'email'], 'help'),
    'aurora/brand.json, support.email',
    /is no mail address/,
  ],
  [
    'a mail address of no host',
    config(['support', 'email'], 'help@plum..example'),
    'aurora/brand.json, support.email',
    /write "help@plum.example"/,
  ],
  [
    'a country in small letters',
    config(['country'], 'cn'),
    'aurora/brand.json, country',
    /"cn" is no code of a country, .*; write "CN"/,
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
    /is no woff2 file in the folder fonts\/, .*; name the file fonts\/x.woff2/,
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
    'text behind the signature of a font',
    (f) => f.write('aurora/fonts/manrope.woff2', 'wOF2 and then a letter to a friend'),
    'aurora/fonts/manrope.woff2',
    /it begins as a woff2 font, and no browser could read what follows/,
  ],
  [
    'junk behind the signature of a font',
    async (f) => {
      const font = await readFile(f.path('aurora/fonts/manrope.woff2'));
      await f.write(
        'aurora/fonts/manrope.woff2',
        Buffer.concat([font.subarray(0, 200), Buffer.alloc(9000, 7)]),
      );
    },
    'aurora/fonts/manrope.woff2',
    /it begins as a woff2 font/,
  ],
  [
    'a heavy font',
    (f) => f.write('aurora/fonts/manrope.woff2', Buffer.alloc(FONT_BYTES + 1)),
    'aurora/fonts/manrope.woff2',
    /40,001 bytes/,
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
    /5,000,000 bytes, .*; make it no larger than 65,536/,
  ],
  [
    'a text that is none',
    (f) => f.write('aurora/messages.en.json', '{"nav.home": 3}'),
    'aurora/messages.en.json, nav.home',
    /3 is a number where a text in double quotes belongs/,
  ],
  [
    'an unknown token',
    tokens(['color', 'light', 'text', 'loud'], { $value: '{color.light.text.link}' }),
    'aurora/tokens.json, color.light.text.loud',
    /the theme has no such token, .*; remove it/,
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
    /is no colour as it is written here/,
  ],
  [
    'a colour as designers write it',
    tokens(text, '#12a0ff'),
    'aurora/tokens.json, color.light.text.primary',
    /write \{"colorSpace": "srgb", "components": \[0.0706, 0.6275, 1\], "hex": "#12a0ff"\}/,
  ],
  [
    'a colour of another space',
    tokens(text, { colorSpace: 'oklch', components: [0.5, 0.1, 150] }),
    'aurora/tokens.json, color.light.text.primary',
    /the colour space "oklch" is not read here, "srgb" is; write .*"hex": "#337344"/,
  ],
  [
    'a colour in bytes',
    tokens(text, { colorSpace: 'srgb', components: [18, 52, 86] }),
    'aurora/tokens.json, color.light.text.primary',
    /18 is no number from 0 to 1, .*"hex": "#123456"/,
  ],
  [
    'a length as CSS writes it',
    tokens(['density', 'gap', '$value'], '14px'),
    'aurora/tokens.json, density.gap',
    /write \{"value": 14, "unit": "px"\}/,
  ],
  [
    'a misspelt token',
    async (f) => {
      await tokens(['density', 'gap'], undefined)(f);
      await tokens(['density', 'gpa'], { $type: 'dimension', $value: { value: 12, unit: 'px' } })(f);
    },
    'aurora/tokens.json, density.gpa',
    /the theme has no such token, and density.gap is missing; name it density.gap/,
  ],
  [
    'a group that is missing',
    tokens(['motion'], undefined),
    'aurora/tokens.json, motion',
    /the group is missing with its 9 tokens/,
  ],
  [
    'a token that is a text',
    tokens(['color', 'light', 'text', 'primary'], 'red'),
    'aurora/tokens.json, color.light.text.primary',
    /"red" stands where a token or a group of tokens belongs/,
  ],
  [
    'aliases to a value that is none',
    async (f) => {
      await tokens(text, 'red')(f);
      await tokens(['color', 'light', 'text', 'link', '$value'], '{color.light.text.primary}')(f);
      await tokens(['color', 'light', 'text', 'tertiary', '$value'], '{color.light.text.link}')(f);
    },
    'aurora/tokens.json, color.light.text.primary',
    /write .*"hex": "#ff0000"/,
  ],
  ...outOfBounds([
    [
      'density.gutter',
      px(400),
      /400 px is more than 48 px: .*; write \{"value": 48, "unit": "px"\}, or less/,
    ],
    ['type.size.body', px(3), /3 px is less than 13 px: nobody could read it/],
    ['type.size.body', { value: 0.1875, unit: 'rem' }, /0.1875 rem is less than 0.8125 rem/],
    ['type.lineHeight.body', 0.2, /0.2 is less than 1.2: its lines would lie over each other/],
    [
      'motion.duration.base',
      { value: 60, unit: 's' },
      /60 s is more than 1 s: .*; write \{"value": 1, "unit": "s"\}/,
    ],
    ['shape.focusWidth', px(0), /0 px is less than 2 px: people with a keyboard/],
    ['shape.iconStroke', 0, /0 is less than 0.75: icons would be too thin/],
    ['motion.scalePress', 0, /0 is less than 0.8: what is pressed would vanish/],
    ['elevation.barOpacity', -3, /-3 is less than 0/],
    ['shape.radius.card', px(-4), /-4 px is less than 0 px/],
    ['type.tracking.body', 4, /4 is more than 0.3: words would fall apart/],
    ['density.rowHeight', px(8), /8 px is less than 44 px: fingers would miss it/],
    ['elevation.cardBorder', px(90), /90 px is more than 8 px/],
    ['motion.easing.pop', [0.3, 9, 0.5, 1], /9 is more than 3/],
    [
      'elevation.light.float',
      {
        color: { colorSpace: 'srgb', components: [0, 0, 0] },
        offsetX: px(0),
        offsetY: px(900),
        blur: px(4),
        spread: px(0),
      },
      /900 px is more than 200 px/,
    ],
  ]),
  [
    'a link out of the folder',
    async (f) => {
      await rename(f.path('aurora/icon.svg'), f.path('outside.svg'));
      await symlink('../outside.svg', f.path('aurora/icon.svg'));
    },
    'aurora/icon.svg',
    /it is a link out of the folder/,
  ],
  [
    'a folder in the place of a file',
    async (f) => {
      await rm(f.path('aurora/icon.svg'));
      await mkdir(f.path('aurora/icon.svg'));
    },
    'aurora/icon.svg',
    /a folder stands where a file belongs/,
  ],
];
