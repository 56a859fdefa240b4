// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  chainOf,
  inEveryLanguage,
  inLanguage,
  LANGUAGES,
  LOCALES,
  WHOLE_LOCALES,
  withEveryLanguage,
} from './languages.ts';

describe('a language', () => {
  it('is one that Intl knows, named in itself, and said once', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES)).toEqual(LOCALES);
    expect(new Set(LOCALES).size).toBe(LOCALES.length);
    expect(LANGUAGES.map(({ name }) => name)).toEqual(['简体中文', 'English', '繁體中文']);
  });

  it('ends at one that has every text, whatever it falls back to', () => {
    for (const locale of LOCALES) expect(WHOLE_LOCALES).toContain(chainOf(locale).at(-1));
    expect(chainOf('zh-TW')).toEqual(['zh-TW', 'zh-CN']);
    expect(chainOf('en')).toEqual(['en']);
  });
});

describe('a thing in each language', () => {
  const both = { 'zh-CN': '极光', en: 'Aurora' };

  it('is its own, or of the nearest that it falls back to', () => {
    expect(inLanguage(both, 'en')).toBe('Aurora');
    expect(inLanguage(both, 'zh-TW')).toBe('极光');
    expect(inLanguage({ ...both, 'zh-TW': '極光' }, 'zh-TW')).toBe('極光');
    expect(inLanguage({ 'zh-CN': 1, en: 2, 'zh-TW': 0 }, 'zh-TW')).toBe(0);
  });

  it('has all of them once it is filled in', () => {
    expect(inEveryLanguage(both)).toEqual({ ...both, 'zh-TW': '极光' });
    const brand = { id: 'aurora', title: both, tagline: both, legal: { terms: both, privacy: both } };
    const { id, title, legal } = withEveryLanguage(brand);
    expect([id, title['zh-TW'], legal.privacy['zh-TW']]).toEqual(['aurora', '极光', '极光']);
  });
});
