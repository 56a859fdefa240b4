import { describe, expect, test } from 'vitest';
import { brandText, clientMessages, type Speaker } from './brand.text.ts';

const OWN = {
  'zh-CN': { 'server.hello': '你好，{name}' },
  'zh-TW': { 'server.hello': '您好，{name}' },
  en: { 'server.hello': 'Hello, {name}' },
};
const brand = (messages: Record<string, Record<string, string>>): Speaker => ({
  messages: new Map(Object.entries(messages)) as Speaker['messages'],
  glossaries: new Map(),
});
const say = (locale: 'zh-CN' | 'zh-TW' | 'en', messages = {}) =>
  brandText(brand(messages), OWN, locale, 'server.hello', { name: '$& Ann' });

describe('a text of the server', () => {
  test('is the product’s where the brand says nothing, in each language', () =>
    expect([say('zh-CN'), say('zh-TW'), say('en')]).toEqual([
      '你好，$& Ann',
      '您好，$& Ann',
      'Hello, $& Ann',
    ]));

  test('is the brand’s, also in a language that falls back to one that the brand speaks', () => {
    const messages = { 'zh-CN': { 'server.hello': '嗨，{name}！' } };
    expect([say('zh-CN', messages), say('zh-TW', messages), say('en', messages)]).toEqual([
      ...['嗨，$& Ann！', '嗨，$& Ann！'],
      'Hello, $& Ann',
    ]);
    expect(say('zh-TW', { ...messages, 'zh-TW': { 'server.hello': '哈囉' } })).toBe('哈囉');
  });

  test('shows a name that nobody fills in as it is written', () =>
    expect(say('en', { en: { 'server.hello': '{nobody}' } })).toBe('{nobody}'));
});

describe('what a thing is called', () => {
  const TEXTS = {
    'zh-CN': { 'server.new': '发红包' },
    'zh-TW': { 'server.new': '發紅包' },
    en: { 'server.new': 'Send a red envelope' },
  };
  const glossaries: Speaker['glossaries'] = new Map([
    ['en', { envelope: { one: 'gift', other: 'gifts' } }],
    ['zh-CN', { envelope: { other: '彩包' } }],
  ]);
  const say = (locale: 'zh-CN' | 'zh-TW' | 'en', messages = {}) =>
    brandText({ ...brand(messages), glossaries }, TEXTS, locale, 'server.new');

  test('is the brand’s word, also in a language that falls back to one that has it', () =>
    expect([say('en'), say('zh-CN'), say('zh-TW')]).toEqual(['Send a gift', '发彩包', '發彩包']));

  test('is as it is written in a text that the brand replaces whole', () =>
    expect(say('en', { en: { 'server.new': 'A red envelope for you' } })).toBe('A red envelope for you'));
});

test('clients are given what they say, with the words of a language that theirs falls back to', () => {
  const { messages } = brand({
    'zh-CN': { 'nav.chat': '喊话', 'server.hello': '嗨', 'nav.me': '我' },
    'zh-TW': { 'nav.me': '本人' },
    en: { 'nav.chat': 'Shout' },
  });
  expect(clientMessages(messages, 'zh-TW')).toEqual({ 'nav.chat': '喊话', 'nav.me': '本人' });
  expect(clientMessages(messages, 'en')).toEqual({ 'nav.chat': 'Shout' });
});
