// @vitest-environment node
import { LOCALES } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { byInitial } from '../../../lib/text/initials.ts';
import {
  COUNTRIES,
  type Country,
  countriesIn,
  countryOfDialCode,
  dialCodeOf,
  SHORT_LIST,
  searchCountries,
} from './countries.ts';

/** As section 3 of the specification writes them. */
const SHORT =
  'MM 95, LA 856, TH 66, VN 84, KH 855, PH 63, BN 673, MY 60, SG 65, ID 62, MN 976, CN 86, HK 852, MO 853, TW 886, KP 850, KR 82, JP 81, NP 977, BT 975, BD 880, IN 91, LK 94, MV 960';

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

  it('are in the short list in the order of the specification, each with its dial code', () => {
    const common = countriesIn('en').common.map(({ country, code }) => `${country} ${code}`);
    expect(common.join(', ')).toBe(SHORT);
  });

  it('have the country of the brand above the short list, once, whether that holds it or not', () => {
    const codes = (list: readonly Country[]) => list.map(({ country }) => country);
    const china = countriesIn('en', ['CN']);
    expect(codes(china.yours)).toEqual(['CN']);
    expect(codes(china.common)).toEqual(SHORT_LIST.filter((country) => country !== 'CN'));
    const brazil = countriesIn('en', ['BR']);
    expect([codes(brazil.yours), codes(brazil.common)]).toEqual([['BR'], SHORT_LIST]);
    expect(codes(brazil.others)).not.toContain('BR');
  });

  it('have several countries of a brand first, in its order, each once', () => {
    const { yours, common, others } = countriesIn('en', ['SG', 'MY', 'BR']);
    expect(yours.map(({ country }) => country)).toEqual(['SG', 'MY', 'BR']);
    const rest = [...common, ...others].map(({ country }) => country);
    expect(rest).toHaveLength(COUNTRIES.length - 3);
    expect(rest).not.toContain('MY');
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

it.each(LOCALES)('each letter stands once, in order, over all countries in %s', (locale) => {
  const { others } = countriesIn(locale);
  const letters = byInitial(others).map(({ letter }) => letter);
  expect(letters).toEqual([...new Set(letters)].sort());
  expect(letters.length).toBeGreaterThan(18);
});
