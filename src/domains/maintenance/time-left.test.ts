// @vitest-environment node
import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

it.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3_661, { days: 0, hours: 1, minutes: 1, seconds: 1 }],
  [2 * 86_400 + 86_399, { days: 2, hours: 23, minutes: 59, seconds: 59 }],
])('divides %i seconds', (seconds, left) => expect(timeLeft(seconds)).toEqual(left));
