import { expect, test } from 'vitest';
import { raisedLimits } from './raised-limits.ts';

const before = [
  { total: 200, theme: 3 },
  { total: 190, theme: 3 },
];

test('a limit may stay, go down, or be new', () => {
  expect(raisedLimits({ total: 190, theme: 2, requests: 12 }, before)).toEqual([]);
  expect(raisedLimits({ total: 200 }, [])).toEqual([]);
});

test('a limit above its lowest has raisedLimits, also when it once stood there', () => {
  expect(raisedLimits({ total: 200, theme: 3 }, before)).toEqual([{ name: 'total', from: 190, to: 200 }]);
});

test('a limit may not be taken away', () => {
  expect(raisedLimits({ total: 190 }, before)).toEqual([{ name: 'theme', from: 3, to: 'gone' }]);
});
