// @vitest-environment node
import { expect, test } from 'vitest';
import { parseDescription, parseHashtag, parsePlace } from './posts.ts';

test('words of a post have at most 500 characters, counted once they are clean', () => {
  expect(parseDescription('😀'.repeat(500))).toHaveLength(1000);
  expect(parseDescription('😀'.repeat(501))).toBeUndefined();
  expect(parseDescription(`  ${'e\u0301'.repeat(500)}\u202e `)).toBe('é'.repeat(500));
  expect(parseDescription('a\r\n \n\n\nb\0\tc')).toBe('a\n\nb c');
  expect(parseDescription(' \n ')).toBe('');
  expect(parseDescription('👩\u200d🚀')).toBe('👩\u200d🚀');
});

test.each(['春天', 'café', 'हिन्दी', 'a_1', 'x'.repeat(20)])('%s is a hashtag', (text) => {
  expect(parseHashtag(text)).toBe(text);
});

test.each(['', '#tea', 'two words', 'a-b', '😀', 'x'.repeat(21), 'a\u202eb'])('%j is none', (text) => {
  expect(parseHashtag(text)).toBeUndefined();
});

test('a hashtag is the same however wide its letters are', () => {
  expect(parseHashtag('ｔｅａ')).toBe('tea');
});

test('a place is one line of 40 characters', () => {
  expect(parsePlace(' 上海\n外滩 ')).toBe('上海 外滩');
  expect(parsePlace('x'.repeat(41))).toBeUndefined();
});
