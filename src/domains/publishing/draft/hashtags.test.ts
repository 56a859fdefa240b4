// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begunTagAt, hashtagsIn, withoutLastTags } from './hashtags.ts';

describe('hashtags', () => {
  it('are found in any script, each once, without their sign', () => {
    expect(hashtagsIn('Dawn #Aurora over #极光 and #aurora #日の出_2026')).toEqual([
      'Aurora',
      '极光',
      '日の出_2026',
    ]);
  });

  it('do not begin inside a word or an address', () => {
    expect(hashtagsIn('a#b https://x.example/#c ##d &#39; # e')).toEqual([]);
  });

  it('follow a word where words stand without spaces', () => {
    expect(hashtagsIn('风很温柔#海边#散步 café#bar')).toEqual(['海边', '散步']);
    expect(withoutLastTags('什么都没想。#海边')).toBe('什么都没想。');
    expect(withoutLastTags('走了很久#海边 #散步')).toBe('走了很久');
  });

  it('at the end of a text are no part of what it says; those in it are', () => {
    expect(withoutLastTags('I love #coffee in winter  #slow #morning ')).toBe('I love #coffee in winter');
    expect(withoutLastTags('#only #tags')).toBe('');
    expect(withoutLastTags('Snow\n\n#winter')).toBe('Snow');
    expect(withoutLastTags('C#')).toBe('C#');
  });

  it('are offered while they are typed', () => {
    expect(begunTagAt('see #cof', 8)).toEqual({ from: 4, query: 'cof' });
    expect(begunTagAt('see #cof and', 12)).toBeUndefined();
    expect(begunTagAt('#', 1)).toEqual({ from: 0, query: '' });
    expect(begunTagAt('a#b', 3)).toBeUndefined();
  });

  const tag = fc.stringMatching(/^[a-z\u4e00-\u4e20]{1,12}$/);
  const word = fc.stringMatching(/^[a-z\u4e00-\u4e20,.]{1,12}$/);

  it('of any words and any tags behind them are those tags, and the words stay', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.uniqueArray(tag, { minLength: 1 }), (words, tags) => {
        const said = words.join(' ');
        const text = `${said} ${tags.map((name) => `#${name}`).join(' ')}`;
        expect(hashtagsIn(text)).toEqual(tags);
        expect(withoutLastTags(text)).toBe(said);
      }),
    );
  });

  it('of any text at all have no signs and no spaces in them, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const name of hashtagsIn(text)) expect(name).toMatch(/^[\p{L}\p{M}\p{N}_]+$/u);
        expect(text).toContain(withoutLastTags(text));
      }),
    );
  });
});
