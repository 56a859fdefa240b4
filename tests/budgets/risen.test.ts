import { expect, test } from 'vitest';
import { risen } from './risen.ts';

const before = [
  { total: 200, theme: 3 },
  { total: 190, theme: 3 },
];

test('a limit may stay, go down, or be new', () => {
  expect(risen({ total: 190, theme: 2, requests: 12 }, before)).toEqual([]);
  expect(risen({ total: 200 }, [])).toEqual([]);
});

test('a limit above its lowest has risen, also when it once stood there', () => {
  expect(risen({ total: 200, theme: 3 }, before)).toEqual([{ name: 'total', from: 190, to: 200 }]);
});

test('a limit may not be taken away', () => {
  expect(risen({ total: 190 }, before)).toEqual([{ name: 'theme', from: 3, to: 'gone' }]);
});
