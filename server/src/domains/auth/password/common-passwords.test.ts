import { expect, test } from 'vitest';
import { commonCount, isCommonPassword } from './common-passwords.ts';

const brand = { config: { id: 'meadow', title: { en: 'Green Meadow', 'zh-CN': '草地' } } };
const isCommon = (password: string, username = 'walker7') =>
  isCommonPassword(password, brand as unknown as Parameters<typeof isCommonPassword>[1], username);

test('common passwords are known in any case', () => {
  expect(['PassWord123', 'password1', 'woaini520', 'Abc123456'].map((word) => isCommon(word))).toEqual(
    Array(4).fill(true),
  );
  expect(isCommon('Blue7whale')).toBe(false);
});

test('the list is longer than the 3,000 that ASVS 6.2.4 asks for', () => {
  expect(commonCount()).toBeGreaterThan(3_000);
});

test.each([
  ['the brand with digits behind', 'Meadow2026', true],
  ['the brand with digits before', '2026meadow', true],
  ['the brand inside something longer', 'meadow7lark', false],
  ['the account ID itself', 'walker77', true, 'walker77'],
  ['the account ID with other digits', 'Walker2026', true],
  ['the account ID inside something longer', 'walker7lark', false],
])('%s: %s is refused: %s', (_, password, refused, username = 'walker7') => {
  expect(isCommon(password as string, username as string)).toBe(refused);
});
