import { expect, it } from 'vitest';
import { countriesIn } from './countries.ts';
import { byInitial, initialOf } from './initials.ts';

it.each([
  ['阿尔巴尼亚', 'A'],
  ['巴西', 'B'],
  ['中国', 'Z'],
  ['英国', 'Y'],
  ['特克斯和凯科斯群岛', 'T'],
  ['Åland Islands', 'A'],
  ['Côte d’Ivoire', 'C'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

it.each(['zh-CN', 'en'])('each letter stands once, in order, over all countries in %s', (locale) => {
  const { others } = countriesIn(locale);
  const letters = byInitial(others).map(({ letter }) => letter);
  expect(letters).toEqual([...new Set(letters)].sort());
  expect(letters.length).toBeGreaterThan(18);
});
