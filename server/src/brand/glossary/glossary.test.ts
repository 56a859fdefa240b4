import { LOCALES, type Locale } from '@livery/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productTexts } from '../../../cli/brand/product-texts.ts';
import { namesIn, parseRules } from '../override.ts';
import { type Glossary, inBrandsWords, type Word } from './glossary.ts';
import { CALLED_OTHERWISE, FORMS, MEANT_ONLY, NOT_MEANT, PRODUCT_WORDS, TERMS, type Term } from './terms.ts';

const products = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const texts = Object.entries(await productTexts(locale)).filter(([id]) => !id.startsWith('ops.'));
      return [locale, texts] as const;
    }),
  ),
);
const textsOf = (locale: Locale) => products.get(locale) ?? [];
const allTexts = LOCALES.flatMap((locale) => textsOf(locale).map(([id, text]) => ({ locale, id, text })));

const wordsOf = (locale: Locale, term: Term): string[] =>
  FORMS.flatMap((form) => PRODUCT_WORDS[locale][term][form] ?? []);

const english = (words: Glossary, text: string, id = 'some.text') => inBrandsWords(words, 'en', id, text);
const chinese = (words: Glossary, text: string, id = 'some.text') => inBrandsWords(words, 'zh-CN', id, text);

describe('a word of the product', () => {
  const shout: Glossary = { chat: { one: 'shout', other: 'shouts' } };
  const gift: Glossary = { envelope: { one: 'offering', other: 'offerings' } };

  test.each([
    ['Pick a chat', 'Pick a shout'],
    ['Chats', 'Shouts'],
    ['Clear this chat’s history?', 'Clear this shout’s history?'],
    [
      '{count, plural, =0 {Choose a chat} one {Send to # chat} other {Send to # chats}}',
      '{count, plural, =0 {Choose a shout} one {Send to # shout} other {Send to # shouts}}',
    ],
    ['{chat} in a chat, by {chats}', '{chat} in a shout, by {chats}'],
    ['Chatter and unchatted', 'Chatter and unchatted'],
  ])('%s → %s', (text, said) => expect(english(shout, text)).toBe(said));

  test('takes its article along', () => {
    expect(english(gift, 'A red envelope was opened')).toBe('An offering was opened');
    expect(english(gift, 'Send a red envelope')).toBe('Send an offering');
    expect(english({ envelope: { one: 'box', other: 'boxes' } }, 'An envelope')).toBe('A box');
    expect(english({ group: { one: 'union', other: 'unions', article: 'a' } }, 'A group')).toBe('A union');
  });

  test('may have a shorter form within other words', () => {
    const circle: Word = { other: '圈子', short: '圈' };
    expect(chinese({ group: circle }, '群主可以解散群聊')).toBe('圈主可以解散圈子');
    expect(chinese({ group: { other: '圈子' } }, '群主')).toBe('圈子主');
  });

  test('is not found in another word, nor where it means something else', () => {
    expect(chinese({ group: { other: '圈子' }, chat: { other: '喊话' } }, '社群，聊聊天')).toBe(
      '社群，聊聊天',
    );
    expect(chinese({ chat: { other: '喊话' } }, '消息')).toBe('消息');
    expect(chinese({ chat: { other: '喊话' } }, '消息', 'nav.chat')).toBe('喊话');
    expect(english({ post: { one: 'note', other: 'notes' } }, 'Post', 'publish.submit')).toBe('Post');
  });

  test('stays in the console of operators', () => expect(english(shout, 'Chats', 'ops.chats')).toBe('Chats'));
});

/** No letters of the product stand in a brand's word here, so what is left of the old one is seen. */
const name = fc.string({ unit: fc.constantFrom('q', 'z', 'ж', 'й', 'ю'), minLength: 2, maxLength: 9 });
const words = fc
  .record({ one: name, other: name, short: name })
  .filter(({ one, other, short }) => new Set([one, other, short]).size === FORMS.length);

test.each(TERMS)('%s, renamed, is renamed in every text, and nothing of the old word is left', (term) => {
  const isNamed = ({ locale, id, text }: (typeof allTexts)[number]): boolean =>
    !NOT_MEANT[term]?.includes(id) &&
    (MEANT_ONLY[term]?.test(id) ?? true) &&
    (CALLED_OTHERWISE[locale]?.[id]?.[0] === term ||
      wordsOf(locale, term).some((word) =>
        locale === 'en' ? new RegExp(`(?<![{\\w])${word}(?![\\w}])`, 'i').test(text) : text.includes(word),
      ));
  const named = allTexts.filter((each) => isNamed(each) && !/聊聊天|社群/.test(each.text));
  expect([...new Set(named.map(({ locale }) => locale))].sort()).toEqual([...LOCALES].sort());
  fc.assert(
    fc.property(words, (word) => {
      for (const { locale, id, text } of named) {
        const said = inBrandsWords({ [term]: word }, locale, id, text);
        const elements = parseRules(said);
        const before = parseRules(text);
        if (typeof elements === 'string' || typeof before === 'string') throw new Error(`${id}: ${said}`);
        expect([id, namesIn(elements)]).toEqual([id, namesIn(before)]);
        const plain = said.replace(/\{\w+\}/g, '');
        expect([id, Object.values(word).some((form) => plain.toLowerCase().includes(form))]).toEqual([
          id,
          true,
        ]);
        expect([
          id,
          isNamed({ locale, id, text: plain }) && CALLED_OTHERWISE[locale]?.[id] === undefined,
        ]).toEqual([id, false]);
      }
    }),
    { numRuns: 5 },
  );
});

describe('exceptions', () => {
  const ids = new Set(textsOf('en').map(([id]) => id));
  test('name texts that are there and have the word', () => {
    for (const [term, texts] of Object.entries(NOT_MEANT) as [Term, string[]][])
      for (const id of texts) {
        const said = allTexts.filter((each) => each.id === id);
        const has = said.some(({ locale, text }) =>
          wordsOf(locale, term).some((word) => text.toLowerCase().includes(word)),
        );
        expect([id, has]).toEqual([id, true]);
      }
    for (const [locale, texts] of Object.entries(CALLED_OTHERWISE) as [
      Locale,
      Record<string, [Term, string]>,
    ][])
      for (const [id, [, word]] of Object.entries(texts))
        expect([id, textsOf(locale).find(([each]) => each === id)?.[1]]).toEqual([id, word]);
  });

  test('are all texts in which a word says what one does, as far as that is seen from its place', () => {
    const verb =
      /(\b(to|please|can’t|couldn’t|cannot|not|and) |^)(chat|post|point|group|friend|feed) (with|the|its|it)\b/i;
    const verbs = textsOf('en').filter(([, text]) => verb.test(text) || /\bcouldn’t post$/i.test(text));
    const exempt = new Set(Object.values(NOT_MEANT).flat());
    expect(verbs.length).toBeGreaterThan(3);
    expect(verbs.filter(([id]) => !exempt.has(id))).toEqual([]);
    expect([...exempt].filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('a brand without words changes nothing', () => {
  for (const { locale, id, text } of allTexts) expect(inBrandsWords({}, locale, id, text)).toBe(text);
});
