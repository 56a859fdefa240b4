import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS_DIR, type BrandsFixture } from '../../server/src/brand/brand.testing.ts';
import type { Break } from '../../server/src/brand/broken/break.testing.ts';

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
  color: gray(size / 130),
  offsetX: { value: size * 0.37, unit: 'px' },
  offsetY: { value: size * 1.61, unit: 'px' },
  blur: { value: size * 1.19, unit: 'px' },
  spread: { value: size * 0.73, unit: 'px' },
});

/** Words for chats, by language. */
const words = (chat: Readonly<Record<string, object>>) => async (fixture: BrandsFixture) => {
  for (const [locale, word] of Object.entries(chat))
    await fixture.write(`aurora/glossary.${locale}.json`, JSON.stringify({ chat: word }));
};

/** What a start lets through, and the doctor does not. */
export const subtleBreaks: Break[] = [
  [
    'a pale text',
    token('color.light.text.secondary', gray(0.7)),
    'aurora/tokens.json, color.light.text.secondary',
    /#b3b3b3 on .* has a contrast of \d\.\d\d, and 4\.5 is needed to be read; write #/,
  ],
  [
    'a dim text in the dark',
    token('color.dark.text.tertiary', gray(0.3)),
    'aurora/tokens.json, color.dark.text.tertiary',
    /4\.5 is needed to be read;/,
  ],
  [
    'a ring of focus that nobody sees',
    token('color.light.border.focus', gray(0.9)),
    'aurora/tokens.json, color.light.border.focus',
    /3 is needed to be read;/,
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
    /too large or too intricate/,
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
      Array.from({ length: 120 }, (_, at) => layer(at + 1)),
    ),
    'aurora/tokens.json',
    /more than the 3,072 that a first page has room for/,
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
    'an override with a tag',
    write('messages.en.json', '{"nav.chat.unread": "<b>{count}</b> new"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /a tag stands in it/,
  ],
  [
    'an override that counts without words for one',
    write('messages.en.json', '{"nav.chat.unread": "{count, plural, other {#}} new"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /has no words for "one", which this language tells from other numbers; add one \{…\}/,
  ],
  [
    'an override that counts and breaks off',
    write('messages.en.json', '{"nav.chat.unread": "{count, plural, one {# new} other {# new}"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /its braces do not add up \(.+\)/,
  ],
  [
    'an override that counts what nobody fills in',
    write('messages.en.json', '{"nav.chat.unread": "{number, plural, one {# new} other {# new}}"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /\{number\} is filled in by nobody here/,
  ],
  [
    'an override that counts in what the server says',
    write('messages.en.json', '{"server.push.others": "{count, plural, one {# more} other {# more}}"}'),
    'aurora/messages.en.json, server.push.others',
    /the server, which says this text itself, fills in names alone/,
  ],
  [
    'a title of a page that fills in what is not there',
    write('messages.en.json', '{"head.title.discover": "{name} · {brand}"}'),
    'aurora/messages.en.json, head.title.discover',
    /\{name\} is filled in by nobody here, .*; use what head.title.discover fills in: \{brand\}/,
  ],
  [
    'a title of a page that has none of its own',
    write('messages.en.json', '{"head.title.publish": "Tell {brand}"}'),
    'aurora/messages.en.json, head.title.publish',
    /no text of this id/,
  ],
  [
    'an override with a strange name',
    write('messages.en.json', '{"nav.chat.unread": "{number} new"}'),
    'aurora/messages.en.json, nav.chat.unread',
    /\{number\} is filled in by nobody here, .*; use what nav.chat.unread fills in: \{count\}/,
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
  [
    'a button that is its ground',
    token('color.light.accent.solid', { colorSpace: 'srgb', components: [0.961, 0.969, 0.984] }),
    'aurora/tokens.json, color.light.accent.solid',
    /on surface\..* has a contrast of 1\.\d\d, and 3 is needed to be seen as a button; write #/,
  ],
  [
    'words that cannot be read at the far end of a fill',
    async (f) => {
      await f.change('aurora/tokens.json', ['color', 'light', 'accent', 'solidEnd'], { $value: '#e8e4ff' });
      await f.change('aurora/tokens.json', ['color', 'dark', 'accent', 'solidEnd'], { $value: '#4a3fd0' });
    },
    'aurora/tokens.json, color.light.accent.solidEnd',
    /has a contrast of \d\.\d\d|cannot be told from #e8e4ff/,
  ],
  [
    'words that cannot be read at the far end of a head',
    token('illustration.light.heroTo', '#c9d4ff'),
    'aurora/tokens.json, illustration.light.heroTo',
    /illustration\.heroInk cannot be told from #c9d4ff/,
  ],
  [
    'a shadow whose inside is neither there nor not',
    token('elevation.light.card', [{ ...layer(1), inset: 'yes' }]),
    'aurora/tokens.json, elevation.light.card',
    /"inset" is "yes".*write true or false/,
  ],
  [
    'a field that is its ground',
    token('color.dark.surface.control', '{color.dark.surface.overlay}'),
    'aurora/tokens.json, color.dark.surface.control',
    /and a little more is needed to be seen as a field or button; write #/,
  ],
  [
    'a ground that is turned round',
    token('color.light.surface.raised', gray(0.05)),
    'aurora/tokens.json, color.light.surface.raised',
    /cannot be told from #0d0d0d: .* write #/,
  ],
  [
    'success like danger',
    token('color.light.status.success.solid', '{color.light.status.danger.solid}'),
    'aurora/tokens.json, color.light.status.success.solid',
    /looks like #d02237, the colour of danger, so people would take one for the other; write #/,
  ],
  [
    'a name that is not read in the dark',
    async (f) => {
      const drawing = await readFile(f.path('aurora/wordmark.svg'), 'utf8');
      await f.write('aurora/wordmark.svg', drawing.replace(/@media.*?}}/, ''));
    },
    'aurora/wordmark.svg, dark',
    /#171b27 has a contrast of 1\.\d\d on the dark ground #.*, and 3 is needed to read the name; write #/,
  ],
  [
    'a name that is not read in the light',
    async (f) => {
      const drawing = await readFile(f.path('aurora/wordmark.svg'), 'utf8');
      await f.write('aurora/wordmark.svg', drawing.replace('.n{fill:#171b27}', '.n{fill:#e4e7ee}'));
    },
    'aurora/wordmark.svg, light',
    /#e4e7ee has a contrast of 1\.\d\d on the light ground/,
  ],
  [
    'a mark as dark as its tile',
    write('icon.svg', svg(square, `${tile}<circle cx="32" cy="32" r="9" fill="#234567"/>`)),
    'aurora/icon.svg',
    /the mark #234567 has a contrast of 1\.\d\d on its tile #123456, and 3 is needed/,
  ],
  [
    'a mark that is lost in the dark',
    write(
      'icon.svg',
      svg(
        square,
        `<style>.m{fill:#fff}@media (prefers-color-scheme: dark){.m{fill:#234567}}</style>${tile}<circle class="m" cx="32" cy="32" r="9"/>`,
      ),
    ),
    'aurora/icon.svg, dark',
    /the mark #234567/,
  ],
  [
    'files of fonts that are swapped',
    async (f) => {
      await f.change('aurora/brand.json', ['fonts', 1], {
        family: 'IBM Plex Sans',
        file: 'fonts/manrope-rupee.woff2',
        weight: [400, 700],
        style: 'normal',
        range: 'U+20B9',
      });
      await f.change(
        'aurora/tokens.json',
        ['type', 'family', 'mono', '$value'],
        ['IBM Plex Sans', 'monospace'],
      );
    },
    'aurora/brand.json, fonts[1].file',
    /fonts\/manrope-rupee.woff2 is the font Manrope ExtraLight, so texts in IBM Plex Sans would show in Manrope/,
  ],
  [
    'a part of a font in the place of the whole',
    async (f) => {
      await cp(f.path('aurora/fonts/manrope-rupee.woff2'), f.path('aurora/fonts/manrope.woff2'));
    },
    'aurora/brand.json, fonts[0].file',
    /fonts\/manrope.woff2 lacks letters of English/,
  ],
  [
    'a font for characters that it has not',
    config(['fonts', 1, 'range'], 'U+0400-04FF'),
    'aurora/brand.json, fonts[1].range',
    /has none of the characters of U\+0400-04FF/,
  ],
  [
    'weights that the file lacks',
    config(['fonts', 0, 'weight'], [200, 900]),
    'aurora/brand.json, fonts[0].weight',
    /has the weights 400 to 800 and not 200 to 900, .*; write \[400, 800\]/,
  ],
  [
    'a title that is cut off',
    config(['title', 'en'], 'W'.repeat(30)),
    'aurora/brand.json, title.en',
    /it needs \d+ px in the navigation and has 163, so people would see it cut off; write a shorter name: "W+"/,
  ],
  [
    'a title that fits but for the room between its letters',
    async (f) => {
      await config(['title', 'en'], 'Auroralisting')(f);
      await token('type.tracking.display', 0.12)(f);
    },
    'aurora/brand.json, title.en',
    /it needs \d+ px in the navigation and has 163, .* "Aurora[a-z]+"/,
  ],
  [
    'an override that names another brand',
    async (f) => {
      await cp(join(BRANDS_DIR, 'lotus'), f.path('lotus'), { recursive: true });
      await f.write('aurora/messages.en.json', '{"nav.home": "Lotus home"}');
      await f.write('aurora/messages.zh-CN.json', '{"nav.home": "首页"}');
    },
    'aurora/messages.en.json, nav.home',
    /"Lotus" is another brand, so people would think they are elsewhere; write "Aurora home"/,
  ],
  [
    'a word that names another brand',
    async (f) => {
      await cp(join(BRANDS_DIR, 'lotus'), f.path('lotus'), { recursive: true });
      await words({ en: { one: 'Lotus', other: 'petals' }, 'zh-CN': { other: '花' } })(f);
    },
    'aurora/glossary.en.json, chat.one',
    /"Lotus" is another brand, so people would think they are elsewhere; write "Aurora"/,
  ],
  [
    'words in one language',
    words({ en: { one: 'shout', other: 'shouts' } }),
    'aurora/glossary.zh-CN.json',
    /words of its own in the other language only, .*; add the file with a word for chat/,
  ],
  [
    'a word in one language',
    async (f) => {
      await words({ 'zh-CN': { other: '喊话' } })(f);
      await f.write('aurora/glossary.en.json', '{}');
    },
    'aurora/glossary.en.json, chat',
    /renamed in the other language only, .*; add it here too/,
  ],
  [
    'one word for two things',
    async (f) => {
      const shout = { one: 'shout', other: 'shouts' };
      await f.write('aurora/glossary.en.json', JSON.stringify({ chat: shout, post: shout }));
      const chinese = { chat: { other: '喊话' }, post: { other: '札记' } };
      await f.write('aurora/glossary.zh-CN.json', JSON.stringify(chinese));
    },
    'aurora/glossary.en.json, post.other',
    /"shouts" is also what the brand calls chat, so nobody could tell the two apart/,
  ],
  [
    'a misspelt glossary',
    write('glossary.zh.json', '{}'),
    'aurora/glossary.zh.json',
    /name it glossary.zh-CN.json/,
  ],
  [
    'a font that nobody listed',
    async (f) => {
      await cp(f.path('aurora/fonts/manrope.woff2'), f.path('aurora/fonts/manrope-two.woff2'));
    },
    'aurora/fonts/manrope-two.woff2',
    /brand.json does not list it, .*; list it in brand.json under fonts, with "file": "fonts\/manrope-two.woff2"/,
  ],
  [
    'a font of another kind',
    write('fonts/Manrope.ttf', 'x'),
    'aurora/fonts/Manrope.ttf',
    /only woff2 files in the folder fonts\/ are served/,
  ],
  ['a misspelt file', write('message.en.json', '{}'), 'aurora/message.en.json', /name it messages.en.json/],
  [
    'a misspelt language',
    write('messages.zh.json', '{}'),
    'aurora/messages.zh.json',
    /name it messages.zh-CN.json/,
  ],
  [
    'demo content of nobody',
    write('demo.json', '{"from": "aurorra"}'),
    'aurora/demo.json, from',
    /"aurorra" has no demo content, so the brand would be empty; write one of harbor, jade, /,
  ],
  [
    'demo content of its own, twice',
    write('demo.json', '{"from": "aurora"}'),
    'aurora/demo.json, from',
    /it names the brand itself, which has its own content without this file; write one of harbor, /,
  ],
  [
    'demo content that goes in a circle',
    async (f) => {
      await cp(join(BRANDS_DIR, 'lotus'), f.path('lotus'), { recursive: true });
      await f.write('aurora/demo.json', '{"from": "lotus"}');
      await f.write('lotus/demo.json', '{"from": "harbor"}');
      await cp(join(BRANDS_DIR, 'harbor'), f.path('harbor'), { recursive: true });
      await f.write('harbor/demo.json', '{"from": "harbor"}');
    },
    'aurora/demo.json, from',
    /aurora → lotus → harbor → harbor goes in a circle/,
  ],
  ['demo content without a brand', write('demo.json', '{}'), 'aurora/demo.json, from', /it is missing/],
  [
    'demo content of what is no id',
    write('demo.json', '{"from": "../aurora"}'),
    'aurora/demo.json, from',
    /"\.\.\/aurora" cannot be the id of a brand/,
  ],
];
