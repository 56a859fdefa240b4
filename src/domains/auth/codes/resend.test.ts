import { beforeEach, expect, it } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { forgetCodeSent, markCodeSent, noteRefusedResend, secondsToResend } from './resend.ts';

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

const refusal = (code: string, params: Record<string, number>) =>
  new ApiFailure({ code, message: '', params, status: 400, call: '/api/v3/verification' });

it('counts as the server does when it refuses another code', () => {
  const error = refusal('api.too_frequent', { retry_after: 42 });
  expect(noteRefusedResend('me@example.com', error, 1_000_000)).toBe(true);
  expect(secondsToResend('me@example.com', 1_000_000)).toBe(42);
  expect(secondsToResend('me@example.com', 1_041_500)).toBe(1);
});

it.each([
  refusal('api.too_frequent', { retry_after: 3_600 }),
  refusal('api.too_frequent', {}),
  refusal('api.unavailable', { retry_after: 42 }),
  new TypeError('no'),
])('takes other refusals for what they are: %o', (error) => {
  expect(noteRefusedResend('me@example.com', error, 1_000_000)).toBe(false);
  expect(secondsToResend('me@example.com', 1_000_000)).toBe(0);
});

it('is over once the code was used', () => {
  markCodeSent('me@example.com', 1_000_000);
  forgetCodeSent();
  expect(secondsToResend('me@example.com', 1_000_000)).toBe(0);
});
