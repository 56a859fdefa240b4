import { expect, test } from 'vitest';
import { firstModeOf, loginWaysOf } from './login-ways.ts';

test('ways to log in stand as a brand orders them, and what it does not name follows', () => {
  expect(loginWaysOf()).toEqual(['phone', 'email', 'google', 'qr']);
  expect(loginWaysOf(['google', 'email'])).toEqual(['google', 'email', 'phone', 'qr']);
});

test('a dialog begins with the first of the two that are typed', () => {
  expect([firstModeOf(), firstModeOf(['qr', 'email']), firstModeOf(['google'])]).toEqual([
    'phone',
    'email',
    'phone',
  ]);
});
