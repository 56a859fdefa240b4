// @vitest-environment node
import { expect, it } from 'vitest';
import { excerptOf, spansIn, wordSpansIn } from './found.ts';

const marked = (text: string, words: string): string =>
  excerptOf(text, words)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['明天去湖边喝茶，湖边见', '湖边', '明天去[湖边]喝茶，[湖边]见'],
  ['ＴＥＡ at Seven', 'tea', '[ＴＥＡ] at Seven'],
  ['Tea, TEA', ' tea ', '[Tea], [TEA]'],
  ['🍜🍜 soup', 'soup', '🍜🍜 [soup]'],
  ['nothing here', 'tea', 'nothing here'],
  ['a\n  b', 'a b', '[a b]'],
  ['ﬁre', 'f', '[ﬁ]re'],
])('marks %j looking for %j', (text, words, parts) => {
  expect(marked(text, words)).toBe(parts);
});

it('begins shortly before the first hit, on a whole character', () => {
  expect(marked(`${'🍜'.repeat(30)}茶`, '茶')).toBe(`…${'🍜'.repeat(12)}[茶]`);
  expect(marked('12345678901茶', '茶')).toBe('12345678901[茶]');
});

it('begins a little before what was sought', () => {
  expect(marked('The path to the tea hills', 'TEA hills')).toBe('…path to the [tea hills]');
  expect(marked('at the gate', 'gate')).toBe('at the [gate]');
  expect(marked('at the gate', 'hill')).toBe('at the gate');
});

it('cuts no letter in two', () => {
  expect(marked(`start ${'🍵'.repeat(13)}gate`, 'gate')).toBe(`…${'🍵'.repeat(12)}[gate]`);
  expect(marked(`start ${'👩‍👩‍👧'.repeat(13)}gate`, 'gate')).toBe(`…${'👩‍👩‍👧'.repeat(12)}[gate]`);
});

it('finds the place though a small letter is longer than its capital', () => {
  expect(marked(`${'İ'.repeat(20)} begin at the gate`, 'gate')).toBe('…egin at the [gate]');
});

it('finds nothing by nothing', () => {
  expect(spansIn('tea', '  ')).toEqual([]);
});

it('finds each of several words, those in Latin letters at their beginning alone', () => {
  const found = (text: string, words: string) =>
    wordSpansIn(text, words).map(({ from, to }) => text.slice(from, to));
  expect(found('A slow Morning by the harbour', 'harb morn')).toEqual(['harb', 'Morn']);
  expect(found('Warning: morning', 'rning')).toEqual([]);
  expect(found('周末上茶山', '茶山 末上')).toEqual(['茶山', '末上']);
  expect(found('anything', ' ')).toEqual([]);
});
