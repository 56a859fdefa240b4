import { expect, test } from 'vitest';
import { parseIdentifier } from './identifier.ts';

test.each([
  ['86 138-0013-8000', 'CN', '8613800138000'],
  ['８６１３８００１３８０００', 'CN', '8613800138000'],
  ['+919876543210', 'IN', '919876543210'],
  ['85291234567', 'HK', '85291234567'],
])('phone %s of %s is %s', async (phone, country, value) => {
  expect(await parseIdentifier({ mode: 'phone', country, phone })).toEqual({ mode: 'phone', value, country });
});

test.each([
  ['8613800138000', 'HK'],
  ['8613800138000', ''],
  ['8613800138000', 'XX'],
  ['86138001380001234567890', 'CN'],
  ['86abc', 'CN'],
  ['', 'CN'],
])('phone %s of %j is refused', async (phone, country) => {
  await expect(parseIdentifier({ mode: 'phone', country, phone })).rejects.toThrow('api.invalid_phone');
});

test('an international domain is one address with its ASCII form', async () => {
  const read = ['Ann@例子.中国', 'ann@xn--fsqu00a.xn--fiqs8s'].map((email) =>
    parseIdentifier({ mode: 'email', email }),
  );
  const values = (await Promise.all(read)).map(({ value }) => value);
  expect(values).toEqual(['ann@xn--fsqu00a.xn--fiqs8s', 'ann@xn--fsqu00a.xn--fiqs8s']);
});
