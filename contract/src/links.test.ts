// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasLink } from './links.ts';

const LINKS: [text: string, why: string][] = [
  ['看 https://a.example/x', 'a scheme'],
  ['HTTP://X', 'a scheme in capitals'],
  ['tg://resolve?domain=evil', 'a scheme of an app'],
  ['http:\\\\evil', 'slashes that browsers turn round'],
  ['https://商城.中国', 'a Chinese ending after a scheme'],
  ['www.shop.example', 'www.'],
  ['看www.商城.中国', 'a Chinese ending after www.'],
  ['加我 abc.com 吧', 'a bare name'],
  ['加我abc.com吧', 'Chinese on both sides'],
  ['EVIL.AI', 'capitals'],
  ['evil.Ai', 'mixed case'],
  ['evil.ai/login', 'an ending outside any short list, with a path'],
  ['evil.co.uk', 'an ending of two labels'],
  ['evil.com.py', 'an ending of two labels that alone is one of files'],
  ['pay at foo.io/x', 'a path'],
  ['evil.com.', 'the dot of the root'],
  ['evil.com。好', 'a Chinese full stop behind it'],
  ['evil.com--好', 'a dash behind it'],
  ['evil.com.thanks', 'a word hung on'],
  ['evil.ai.Thanks', 'the next sentence without a space'],
  ['等等...evil.top', 'dots before it'],
  ['evil.xn--p1ai', 'an ending in Punycode'],
  ['evil.рф', 'an ending in Cyrillic'],
  ['münchen.de', 'a letter outside ASCII'],
  ['188.vip', 'a name of digits'],
  ['51.la/x', 'two digits, with a path'],
  ['1.2.3.4/x', 'a numeric address with a path'],
  ['--evil.ai', 'a dash before it'],
  ['...1.2.3.4/x', 'dots before a numeric address'],
  ['1.2.3.4:8080', 'a numeric address with a port'],
  ['evil.it/x', 'an ending that is a word, with a path'],
  ['main.py/x', 'an ending of files, with a path'],
  ['evil.sh?ref=1', 'an ending of files, with a query'],
  ['user@evil.ai/x', 'a user before it'],
  ['加我@evil.com', 'an @ without a user'],
  ['evil\u2060.com', 'a word joiner'],
  ['ev\u00adil.com', 'a soft hyphen'],
  ['a\u200bbc.com', 'a zero width space'],
  ['evil.c\ufe0fom', 'a variation selector'],
  ['evil.\u202ecom', 'a mark of direction'],
  ['evil\u3164.com', 'a Hangul filler'],
  ['evil.\0com', 'a control'],
  ['evil。com', 'a Chinese full stop'],
  ['evil｡com', 'its half-width form'],
  ['abc．com', 'a full-width dot'],
  ['ｅｖｉｌ．ｃｏｍ', 'full-width letters'],
  ['evil.cоm', 'a Cyrillic о in the ending'],
  ['evil.ρro', 'a Greek ρ in the ending'],
  ['evil。\u0336com', 'a stroke through a Chinese full stop'],
  ['１．２．３．４／x', 'full-width digits'],
  ['evil․com', 'a one dot leader'],
  ['evil﹒com', 'a small full stop'],
  ['ⓔⓥⓘⓛ.ⓒⓞⓜ', 'letters in rings'],
  ['e\u0336v\u0336i\u0336l\u0336.c\u0336o\u0336m\u0336', 'letters struck through'],
];

const WORDS: [text: string, why: string][] = [
  ['等了3.5小时', 'a number'],
  ['ok. Then', 'a full stop'],
  ['第1.第2', 'an enumeration'],
  ['第１．２节', 'full-width digits'],
  ['v2.8.0', 'a version'],
  ['1.2.3', 'a version'],
  ['1.2.3.4', 'a version of four numbers'],
  ['1.2.3.4：修好了', 'a version before a colon'],
  ['......', 'dots'],
  ['e.g. this', 'an abbreviation'],
  ['5 p.m.in the hall', 'an abbreviation and the next word'],
  ['me@home', 'no ending'],
  ['li.ma@example.com.', 'an address of e-mail'],
  ['main.py, readme.md, run.sh', 'names of files'],
  ['3.km', 'a unit'],
  ['это там.сом', 'a Russian word that looks like an ending'],
  ['1.AI 2.VR', 'items of a list'],
  ['there.is no.way', 'words that are endings too'],
  ['Mr.Li', 'a name that is an ending too'],
  ['Awww.so cute', 'letters before www.'],
  ['网址里的www.是什么意思', 'www. alone'],
  ['不懂.net和.java', 'an ending behind Chinese'],
  ['我在公司.网络不好', 'a Chinese ending without a scheme'],
  ['手机。com', 'a Chinese full stop behind Chinese'],
  ['说yes。我走了', 'a Chinese full stop before Chinese'],
];

/** Everyday sentences full of numbers, times, versions, abbreviations and names of files. */
const sentencesOf = (locale: string): string[] =>
  readFileSync(join(import.meta.dirname, `../fixtures/links.sentences.${locale}.txt`), 'utf8')
    .trim()
    .split('\n');

describe('hasLink', () => {
  it.each(LINKS)('finds one in %j: %s', (text) => expect(hasLink(text)).toBe(true));
  it.each(WORDS)('finds none in %j: %s', (text) => expect(hasLink(text)).toBe(false));

  it.each(['zh-CN', 'en'])('finds none in 500 sentences of %s', (locale) => {
    const sentences = sentencesOf(locale);
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(500);
    expect(sentences.filter(hasLink)).toEqual([]);
  });

  it('finds it whatever is invisible in it', () => {
    const invisible = fc.constantFrom(
      ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\u3164\ufe0f\ufeff\ufff9\uffa0\0\u007f\u{e0020}',
    );
    const gaps = fc.array(fc.tuple(fc.nat({ max: 60 }), invisible), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom(...LINKS), gaps, ([link], inserted) => {
        const letters = [...link];
        for (const [at, mark] of inserted) letters.splice(at % (letters.length + 1), 0, mark);
        expect(hasLink(letters.join(''))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds none in Chinese, whichever full stops are in it', () => {
    const chinese = fc.constantFrom(...'我在公司网络中国商城手机看不懂的。．｡.，！0123456789');
    fc.assert(
      fc.property(fc.string({ unit: chinese }), (text) => {
        expect(hasLink(text)).toBe(false);
      }),
    );
  });

  it('reads a long text once', () => {
    for (const part of ['a', 'a.', 'a-', 'a@', '1.', 'a.b@', 'x.Yz', 'www', 'a_', '-'])
      expect(hasLink(part.repeat(4096 / part.length))).toBe(false);
  });
});
