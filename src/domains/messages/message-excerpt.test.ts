import { expect, it } from 'vitest';
import { excerptOf } from './message-excerpt.ts';

it('begins a little before what was sought', () => {
  expect(excerptOf('The path to the tea hills', 'TEA hills')).toBe('…path to the tea hills');
  expect(excerptOf('at the gate', 'gate')).toBe('at the gate');
  expect(excerptOf('at the gate', 'hill')).toBe('at the gate');
});

it('cuts no letter in two', () => {
  expect(excerptOf(`start ${'🍵'.repeat(13)}gate`, 'gate')).toBe(`…${'🍵'.repeat(12)}gate`);
  expect(excerptOf(`start ${'👩‍👩‍👧'.repeat(13)}gate`, 'gate')).toBe(`…${'👩‍👩‍👧'.repeat(12)}gate`);
});

it('finds the place though a small letter is longer than its capital', () => {
  expect(excerptOf(`${'İ'.repeat(20)} begin at the gate`, 'gate')).toBe('…egin at the gate');
});
