// @vitest-environment node

import { parsePoints } from '@livery/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPoints } from './format-points.ts';

describe('formatPoints', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [888, '8.88'],
    [1_268_050, '12,680.50'],
    [-200_000, '−2,000.00'],
    [-1, '−0.01'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91'],
  ])('%i hundredths are %s', (amount, shown) => {
    expect(formatPoints(amount, 'zh-CN')).toBe(shown);
    expect(formatPoints(amount, 'en')).toBe(shown);
  });

  it.each([
    [888, '+8.88'],
    [0, '0.00'],
    [-20_000, '−200.00'],
  ])('%i with its sign is %s', (amount, shown) => {
    expect(formatPoints(amount, 'en', { sign: true })).toBe(shown);
  });

  it('refuses what is no whole hundredth', () => {
    expect(() => formatPoints(0.5, 'en')).toThrow(RangeError);
  });

  it('loses nothing of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
        expect(parsePoints(formatPoints(amount, 'en').replaceAll(',', ''))).toBe(amount);
      }),
    );
  });
});
