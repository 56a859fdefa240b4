// @vitest-environment node
import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

it('says what became different, and nothing else', () =>
  expect(
    changeOf({ mode: 'auto', limit: 1, words: ['a'] }, { mode: 'hold', limit: 1, words: ['a', 'b'] }),
  ).toEqual(['mode: auto → hold', 'words: ["a"] → ["a","b"]']));

it('says what is new where nothing stood there', () =>
  expect(changeOf(null, { role: 'owner' })).toEqual(['role: owner']));

it.each([null, 'text', 7, ['a']])('has nothing to say about %j', (after) =>
  expect(changeOf({ a: 1 }, after)).toEqual([]),
);
