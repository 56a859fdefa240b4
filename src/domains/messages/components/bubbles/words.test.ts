// @vitest-environment node
import { hasLink } from '@livery/contract/links';
import { describe, expect, it } from 'vitest';
import { isEmojiAlone, isLong, piecesOf } from './words.ts';

describe('emoji alone', () => {
  it.each(['👍', '👍 ❤️', '👨‍👩‍👧‍👦', '🇮🇳🇨🇳', '👋🏽👋🏽👋🏽', '❤'])('%s is drawn large', (text) => {
    expect(isEmojiAlone(text)).toBe(true);
  });
  it.each(['', ' ', '1', 'ok', '👍 ok', '好', '👍👍👍👍', '#️'])('“%s” is not', (text) => {
    expect(isEmojiAlone(text)).toBe(false);
  });
});

describe('addresses and names in a text', () => {
  const links = (text: string) =>
    piecesOf(text).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []));

  it('takes the whole text apart and loses nothing', () => {
    const text = 'Look: https://example.com/a?b=c. And @阿澈 too，http://例子.com！';
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['see https://example.com/a_(b)?c=d#e now', 'https://example.com/a_(b)?c=d#e'],
    ['看https://example.com/山，很好', 'https://example.com/山'],
    ['(https://example.com)', 'https://example.com'],
    ['https://EXAMPLE.com:8080/x', 'https://EXAMPLE.com:8080/x'],
  ])('%s', (text, href) => expect(links(text)).toEqual([href]));

  it.each([
    'https://bank.example@evil.example/',
    'https://',
    'javascript:alert(1)',
    'example.com',
    'ftp://example',
  ])('%s is no link: it leads elsewhere than it says, or is not one', (text) => {
    expect(links(text)).toEqual([]);
  });

  it.each([
    ['https://аpple.com', 'xn--pple-43d.com'],
    ['http://例子.com/山', 'xn--fsqu00a.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
  ])('%s is shown as it is written, and says where it leads', (text, leadsTo) => {
    expect(piecesOf(text)).toEqual([expect.objectContaining({ text, leadsTo })]);
  });

  const hosts = (text: string) => piecesOf(text).flatMap((piece) => (piece.kind === 'host' ? [piece] : []));

  it.each([
    ['加我abc.com吧', 'abc.com'],
    ['www.example.co.uk/a?b=c, then', 'www.example.co.uk/a?b=c'],
    ['see Example.com.', 'Example.com'],
    ['foo-bar.io:8080/x', 'foo-bar.io:8080/x'],
  ])('%s may be a link, as the rule says', (text, host) => {
    expect(hosts(text)).toEqual([{ kind: 'host', text: host, href: `https://${host}` }]);
  });

  it.each(['ann.lee@example.com', '3.5', '等了3.5小时', 'ok. Then', '手机。com', '1.2.3.4', '@阿澈.com'])(
    'no host is in %s',
    (text) => expect(hosts(text)).toEqual([]),
  );

  it('takes long texts apart in one go', () => {
    for (const part of ['a', 'a.', 'a-', 'a@', 'ab.', 'x.yz@', 'www.'])
      expect(
        piecesOf(part.repeat(4096 / part.length))
          .map(({ text }) => text)
          .join(''),
      ).toHaveLength(part.length * Math.floor(4096 / part.length));
  });

  it('marks names, not addresses of e-mail', () => {
    expect(piecesOf('@阿澈 mail ann@example.com @kavya_7!').filter(({ kind }) => kind === 'mention')).toEqual(
      [
        { kind: 'mention', text: '@阿澈' },
        { kind: 'mention', text: '@kavya_7' },
      ],
    );
  });
});

it('folds what is longer than a screen', () => {
  expect(isLong('word '.repeat(100))).toBe(false);
  expect(isLong('word '.repeat(200))).toBe(true);
  expect(isLong('line\n'.repeat(20))).toBe(true);
});

describe('names of those whom a text calls', () => {
  it('are told from names that were only written, spaces included', () => {
    const text = '@Ann Rivers\u2005and @Ann, see https://example.com';
    expect(piecesOf(text, ['ann'])).toEqual([
      { kind: 'mention', text: '@Ann Rivers', userId: 'ann' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'and ' },
      { kind: 'mention', text: '@Ann' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', text: 'https://example.com', href: 'https://example.com' },
    ]);
  });
});

describe('the list of links of a conversation', () => {
  /** As the index has it (server/migrations/0060_links_without_a_scheme.sql). */
  const MAY_BE_ONE = /https?:\/\/|\.[^\s\p{P}\p{S}\d]{2}/iu;

  it.each([
    ...[
      '加我abc.com吧',
      '看 https://a.example/x',
      'www.shop.co.uk/a?b=c, then',
      'EVIL.AI',
      'münchen.de',
      'evil.рф',
    ],
    ...[
      'evil.it/x',
      'foo-bar.io:8080/x',
      'http://例子.com/山',
      'see Example.com.',
      '51.la/x',
      'evil.ai.Thanks',
    ],
  ])('has %s, which is drawn as one: the server asks the same rule', (text) => {
    const isDrawn = piecesOf(text).some(
      ({ kind, text: own }) => kind === 'link' || (kind === 'host' && hasLink(own)),
    );
    expect([isDrawn, hasLink(text), MAY_BE_ONE.test(text)]).toEqual([true, true, true]);
  });
});
