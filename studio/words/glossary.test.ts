// @vitest-environment node
import { LOCALES } from '@livery/contract';
import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { GLOSSARY_SCHEMAS } from '../../server/src/brand/glossary/glossary.schema.ts';
import { TERMS } from '../../server/src/brand/glossary/terms.ts';
import type { Json } from '../json.ts';
import { formsOf, hasArticle, pluralOf, withWord, wordAt } from './glossary.ts';
import { wordsFile, wordsIn } from './word-files.ts';

const $schema = '../schema/glossary.en.schema.json';

test('one of a thing says how many are called, until somebody says otherwise', () => {
  const union = withWord({}, 'group', 'one', ' union ', 'en');
  expect(union).toEqual({ $schema, group: { one: 'union', other: 'unions' } });
  const party = withWord(union, 'group', 'one', 'party', 'en');
  expect(party['group']).toEqual({ one: 'party', other: 'parties' });
  const people = withWord(withWord(party, 'group', 'other', 'folk', 'en'), 'group', 'one', 'crowd', 'en');
  expect(people['group']).toEqual({ one: 'crowd', other: 'folk' });
  expect(['bus', 'box', 'match', 'day', 'note'].map(pluralOf)).toEqual([
    'buses',
    'boxes',
    'matches',
    'days',
    'notes',
  ]);
});

test('a word without a form is none, and a file without a word goes', () => {
  const given = withWord(withWord({}, 'post', 'one', 'hour', 'en'), 'post', 'article', 'an', 'en');
  expect(given['post']).toEqual({ one: 'hour', other: 'hours', article: 'an' });
  const empty = withWord(withWord(given, 'post', 'other', '', 'en'), 'post', 'one', '', 'en');
  expect(wordAt(empty, 'post', 'article')).toBe('');
  expect(wordsFile(empty)).toBeNull();
  expect(wordsFile(given)).toContain('"hour"');
});

test('words stand in the order of things, and come back from their file', () => {
  const both = withWord(withWord({}, 'feed', 'other', '墙', 'zh-CN'), 'group', 'short', '圈', 'zh-CN');
  expect(Object.keys(both)).toEqual(['$schema', 'group', 'feed']);
  expect(wordsIn({ 'glossary.zh-CN.json': wordsFile(both) ?? '' }, 'glossary.zh-CN.json')).toEqual(both);
  expect(wordsIn({ x: '[', y: '[]' }, 'x')).toEqual({});
  expect(wordsIn({ y: '[]' }, 'y')).toEqual({});
});

test('what can be written of every thing in every language is what its schema takes', () => {
  for (const locale of LOCALES) {
    const isValid = new Ajv({ strict: false }).compile(GLOSSARY_SCHEMAS.get(locale) ?? false);
    for (const term of TERMS) {
      const parts = [...formsOf(locale, term), ...(hasArticle(locale, term) ? (['article'] as const) : [])];
      const words = parts.reduce<Json>(
        (all, part) => withWord(all, term, part, part === 'article' ? 'an' : '词', locale),
        {},
      );
      expect([locale, term, isValid(words)]).toEqual([locale, term, true]);
    }
  }
});
