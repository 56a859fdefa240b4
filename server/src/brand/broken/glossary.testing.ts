import type { Break } from './break.testing.ts';

/** Both languages, so that a mistake in one of them is the only one. */
const words =
  (english: object, chinese: object = { chat: { other: '喊话' } }): Break[1] =>
  async (fixture) => {
    await fixture.write('aurora/glossary.en.json', JSON.stringify(english));
    await fixture.write('aurora/glossary.zh-CN.json', JSON.stringify(chinese));
  };
const chat = (word: object | string) => words({ chat: word });

/** Of what a brand calls the things of the product. */
export const brokenGlossaries: Break[] = [
  [
    'a word for a thing that the product has not',
    words({ chat: { one: 'shout', other: 'shouts' }, chats: { one: 'shout', other: 'shouts' } }),
    'aurora/glossary.en.json, chats',
    /nothing reads this key, so it does nothing; write chat, or remove it/,
  ],
  [
    'a word without its form for one',
    chat({ other: 'shouts' }),
    'aurora/glossary.en.json, chat.one',
    /it is missing, .*; add it \(For one of them\)/,
  ],
  [
    'a form that the language has not',
    words({ chat: { one: 'shout', other: 'shouts' } }, { chat: { one: '喊话', other: '喊话' } }),
    'aurora/glossary.zh-CN.json, chat.one',
    /nothing reads this key/,
  ],
  [
    'a word that stands alone',
    chat('shout'),
    'aurora/glossary.en.json, chat',
    /"shout" is a text where a group in braces/,
  ],
  [
    'a word that is too long',
    chat({ one: 'shout', other: 'shouts across the whole wide valley' }),
    'aurora/glossary.en.json, chat.other',
    /it has 35 characters and would be cut off; write at most 16/,
  ],
  ['an empty word', chat({ one: '', other: 'shouts' }), 'aurora/glossary.en.json, chat.one', /it is empty/],
  [
    'a word that fills something in',
    chat({ one: 'shout', other: '{count} shouts' }),
    'aurora/glossary.en.json, chat.other',
    /"\{count\} shouts" has signs that are no letters, .*; write "shouts"/,
  ],
  [
    'a word with a tag',
    chat({ one: '<b>shout</b>', other: 'shouts' }),
    'aurora/glossary.en.json, chat.one',
    /"<b>shout<\/b>" has signs that are no letters, .*; write "shout"/,
  ],
];
