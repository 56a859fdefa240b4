// @vitest-environment node
import { LIMITS } from '@livery/contract';
import { expect, it } from 'vitest';
import { addressOf, questionIn, wordsOf } from './question.ts';

it.each([
  ['  tea hills ', 'tea hills'],
  ['#极光', '极光'],
  ['@meera', 'meera'],
  ['#', ''],
  [' ', ''],
  ['x'.repeat(90), 'x'.repeat(LIMITS.search)],
])('%j looks for %j', (typed, words) => expect(wordsOf(typed)).toBe(words));

it('stands in the address as people share it', () => {
  for (const question of [
    { words: '', tab: 'all' },
    { words: '茶 & 山', tab: 'users' },
    { words: 'tea', tab: 'all' },
  ] as const) {
    const { search } = new URL(addressOf(question), 'https://livery.example');
    expect(questionIn(new URLSearchParams(search))).toEqual(question);
  }
  expect(addressOf({ words: '', tab: 'all' })).toBe('/search');
  expect(questionIn(new URLSearchParams('tab=songs')).tab).toBe('all');
});
