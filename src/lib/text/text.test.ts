// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { clock, shortNumber } from './number.ts';
import { ageOf } from './time.ts';

describe('numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1200, '1.2k'],
    [1999, '1.9k'],
    [12_800, '12.8k'],
    [99_999, '99.9k'],
    [100_000, '100k'],
    [1_234_567, '1234k'],
  ])('%i is shown as %s', (value, shown) => expect(shortNumber(value)).toBe(shown));

  it.each([
    [0, '0:00'],
    [42.9, '0:42'],
    [605, '10:05'],
    [3725, '1:02:05'],
  ])('%d seconds are %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));
});

describe('ages', () => {
  const now = new Date(2026, 10, 21, 15, 0, 0);
  const ago = (milliseconds: number) => ageOf(new Date(now.getTime() - milliseconds).toISOString(), now);
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  it('are relative within a week', () => {
    expect(ago(-5000)).toEqual({ unit: 'now' });
    expect(ago(59_000)).toEqual({ unit: 'now' });
    expect(ago(59 * MINUTE)).toEqual({ unit: 'minutes', count: 59 });
    expect(ago(14 * HOUR)).toEqual({ unit: 'hours', count: 14 });
    expect(ago(16 * HOUR)).toMatchObject({ unit: 'yesterday' });
    expect(ago(3 * 24 * HOUR)).toEqual({ unit: 'days', count: 3 });
  });

  it('are dates afterwards', () => {
    expect(ago(8 * 24 * HOUR)).toMatchObject({ unit: 'date', isThisYear: true });
    expect(ago(400 * 24 * HOUR)).toMatchObject({ unit: 'date', isThisYear: false });
  });

  it('do not call last night yesterday shortly after midnight', () => {
    const late = new Date(2026, 10, 21, 0, 30);
    expect(ageOf(new Date(2026, 10, 20, 23, 0).toISOString(), late)).toEqual({ unit: 'hours', count: 1 });
  });
});
