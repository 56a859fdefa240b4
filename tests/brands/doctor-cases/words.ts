import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS_DIR, type BrandsFixture } from '../../../server/src/brand/brand.testing.ts';
import type { Break } from '../../../server/src/brand/broken/break.testing.ts';
import { config, token, write } from './changes.ts';

/** Words for chats, by language. */
const words = (chat: Readonly<Record<string, object>>) => async (fixture: BrandsFixture) => {
  for (const [locale, word] of Object.entries(chat))
    await fixture.write(`aurora/glossary.${locale}.json`, JSON.stringify({ chat: word }));
};

/** Names, texts and what things are called. */
export const wordsBreaks: Break[] = [
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
  [
    'a title that is cut off',
    config(['title', 'en'], 'W'.repeat(30)),
    'aurora/brand.json, title.en',
    /it needs \d+ px in the navigation and has 163, so people would see it cut off; write a shorter name: "W+"/,
  ],
  [
    'a title in letters that its typeface has not',
    config(['title', 'en'], 'Aurórä'),
    'aurora/brand.json, title.en',
    /its typeface has no ó ä, so letters of another would stand among its own; write "Aurora", or bring a font that has them/,
  ],
  [
    'a title with a sign that its typeface has not',
    config(['title', 'en'], 'Aurora ¶'),
    'aurora/brand.json, title.en',
    /its typeface has no ¶, .*; bring a font that has them/,
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
    'a misspelt language',
    write('messages.zh.json', '{}'),
    'aurora/messages.zh.json',
    /name it messages.zh-CN.json/,
  ],
];
