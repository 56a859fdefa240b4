import { beforeEach, expect, it } from 'vitest';
import { markCodeSent, secondsToResend } from './resend.ts';

beforeEach(() => localStorage.clear());

it('counts down 60 seconds for the address that a code went to, over a reload', () => {
  markCodeSent('me@example.com', 1_000_000);
  expect(secondsToResend('me@example.com', 1_000_000)).toBe(60);
  expect(secondsToResend('me@example.com', 1_059_001)).toBe(1);
  expect(secondsToResend('me@example.com', 1_060_000)).toBe(0);
  expect(secondsToResend('other@example.com', 1_000_000)).toBe(0);
});

it('does not lock when the clock has jumped back', () => {
  markCodeSent('me@example.com', 9_000_000);
  expect(secondsToResend('me@example.com', 1_000_000)).toBe(0);
});
