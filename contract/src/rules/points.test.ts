import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePoints, points } from './points.ts';

describe('points', () => {
  test.each([
    ['0', 0],
    ['100', 10_000],
    ['100.5', 10_050],
    [' 0.01 ', 1],
    ['9999999999999.99', 999_999_999_999_999],
  ])('%j are so many hundredths', (text, hundredths) => {
    expect(parsePoints(text)).toBe(hundredths);
  });

  test.each([
    '',
    '-1',
    '+1',
    '1e3',
    '1.001',
    '1,000',
    '.5',
    '1.',
    'NaN',
    'Infinity',
    '１００',
    '10000000000000',
  ])('%j are none', (text) => {
    expect(parsePoints(text)).toBeUndefined();
  });

  test('whole numbers alone are money', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => points(wrong)).toThrow(RangeError);
  });

  test('what is written with two figures is read as it was', () => {
    fc.assert(
      fc.property(fc.nat(), (sum) => {
        const text = `${Math.trunc(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
        expect(parsePoints(text)).toBe(sum);
      }),
    );
  });
});
