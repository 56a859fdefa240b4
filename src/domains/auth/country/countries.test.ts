import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  type Country,
  countriesIn,
  countryOfDialCode,
  dialCodeOf,
  SHORT_LIST,
  searchCountries,
} from './countries.ts';

const labels = (locale: string, query: string) => {
  const { common, others } = countriesIn(locale);
  return searchCountries([...common, ...others], query).map(({ country }) => country);
};

describe('the countries of a phone number', () => {
  it('are 24 in the short list, and about 240 in the long one that holds them all', () => {
    expect(new Set(SHORT_LIST).size).toBe(24);
    expect(new Set(COUNTRIES).size).toBe(245);
    expect(SHORT_LIST.filter((country) => dialCodeOf(country) === '')).toEqual([]);
    const { common, others } = countriesIn('en');
    expect(common.length + others.length).toBe(COUNTRIES.length);
  });

  it('have the country of the brand above the short list, once, whether that holds it or not', () => {
    const codes = (list: readonly Country[]) => list.map(({ country }) => country);
    const china = countriesIn('en', 'CN');
    expect(codes(china.yours)).toEqual(['CN']);
    expect(codes(china.common)).toEqual(SHORT_LIST.filter((country) => country !== 'CN'));
    const brazil = countriesIn('en', 'BR');
    expect([codes(brazil.yours), codes(brazil.common)]).toEqual([['BR'], SHORT_LIST]);
    expect(codes(brazil.others)).not.toContain('BR');
  });

  it('are found by label in the language of the reader', () => {
    expect(labels('zh-CN', '泰国')).toEqual(['TH']);
    expect(labels('en', ' thai ')).toEqual(['TH']);
    expect(labels('en', 'cote')).toEqual(['CI']);
    expect(labels('en', 'atlantis')).toEqual([]);
  });

  it('are found by the name that they have in the other language', () => {
    expect(labels('zh-CN', 'thailand')).toEqual(['TH']);
    expect(labels('en', '泰国')).toEqual(['TH']);
  });

  it('are found by dial code, with or without the plus', () => {
    expect(labels('zh-CN', '+66')).toEqual(['TH']);
    expect(labels('en', '88')).toEqual(['TW', 'BD']);
    expect(labels('en', '+ 86')).toEqual(['CN']);
  });

  it('are all there while nothing is looked for', () => {
    expect(labels('en', '  ')).toHaveLength(COUNTRIES.length);
  });

  it('belong to a dial code', () => {
    expect(countryOfDialCode('91')).toBe('IN');
    expect(countryOfDialCode('000')).toBeUndefined();
  });
});
