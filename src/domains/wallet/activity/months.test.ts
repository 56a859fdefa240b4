// @vitest-environment node
import { expect, it } from 'vitest';
import { monthBefore, monthOf, monthsSince } from './months.ts';

it('names a month by the clock of who reads', () => {
  expect(monthOf(new Date(2026, 0, 31, 23, 59))).toBe('2026-01');
  expect(monthBefore('2026-01')).toBe('2025-12');
});

it('goes back to the month of the first day, and no further', () => {
  const now = new Date(2026, 10, 23);
  expect(monthsSince(new Date(2026, 8, 1).toISOString(), now)).toEqual(['2026-11', '2026-10', '2026-09']);
  expect(monthsSince(now.toISOString(), now)).toEqual(['2026-11']);
  expect(monthsSince(new Date(2000, 0, 1).toISOString(), now)).toHaveLength(60);
});

it('has this month, though the clock of this device is behind', () => {
  expect(monthsSince(new Date(2026, 11, 1).toISOString(), new Date(2026, 10, 30))).toEqual(['2026-11']);
});
