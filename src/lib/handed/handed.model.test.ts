import { expect, it } from 'vitest';
import { handedWords } from './handed.model.ts';

it.each([
  [['Tea', 'At seven', 'https://tea.example'], 'Tea\nAt seven\nhttps://tea.example'],
  [['Tea', 'See https://tea.example', 'https://tea.example'], 'Tea\nSee https://tea.example'],
  [['Tea', 'Tea', ''], 'Tea'],
  [[null, undefined, ' '], ''],
])('of %j is handed over: %j', (fields, words) => {
  expect(handedWords(fields)).toBe(words);
});

it('is cut where it is too long', () => {
  expect(handedWords(['x'.repeat(9_000)])).toHaveLength(4_000);
});
