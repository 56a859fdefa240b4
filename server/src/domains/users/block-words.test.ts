import { expect, test } from 'vitest';
import { blockWordIn } from './block-words.ts';

const WORDS = ['casino', '赌博', 'Bad Luck', ''];

test.each([
  ['Casino', 'casino'],
  ['my ＣＡＳＩＮＯ here', 'casino'],
  ['ca\u200bsino', 'casino'],
  ['来赌博吧', '赌博'],
  ['赌 博', '赌博'],
  ['a bad luck day', 'Bad Luck'],
])('%s contains %s', (text, word) => {
  expect(blockWordIn(WORDS, text)).toBe(word);
});

test.each(['Casinos', 'occasino', '赌', 'good luck', ''])('%s is fine', (text) => {
  expect(blockWordIn(WORDS, text)).toBeUndefined();
});
