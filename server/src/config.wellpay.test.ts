import { expect, test } from 'vitest';
import { ConfigError } from './config.values.ts';
import { readWellpay } from './config.wellpay.ts';

const KEY = 'k'.repeat(32);
const development = Buffer.from('a secret of development');

test('without an address nothing is withdrawn, in production and in development', () => {
  expect(readWellpay({}, undefined).accountOf('aurora')).toBeUndefined();
  expect(readWellpay({}, development).accountOf('aurora')).toBeUndefined();
});

test('in production a brand has the account whose key it was given', () => {
  const env = { WELLPAY_URL: 'https://wellpay.example/api', WELLPAY_KEY_AURORA: KEY };
  const { url, accountOf } = readWellpay({ ...env, WELLPAY_MERCHANT_AURORA: 'shop7' }, undefined);
  expect(url).toBe('https://wellpay.example/api');
  expect(accountOf('aurora')).toEqual({ merchant: 'shop7', key: Buffer.from(KEY) });
  expect(accountOf('lotus')).toBeUndefined();
});

test('in development each brand has an account of its own at the sandbox', () => {
  const { accountOf } = readWellpay({ WELLPAY_URL: 'http://127.0.0.1:3900' }, development);
  const [aurora, lotus] = [accountOf('aurora'), accountOf('lotus')];
  expect([aurora?.merchant, lotus?.merchant]).toEqual(['aurora', 'lotus']);
  expect(aurora?.key).not.toEqual(lotus?.key);
});

test.each([
  [{ WELLPAY_URL: 'http://wellpay.example' }, /WELLPAY_URL is not safe/],
  [{ WELLPAY_URL: 'wellpay' }, /WELLPAY_URL is "wellpay"/],
  [{ WELLPAY_KEY_AURORA: KEY }, /WELLPAY_KEY_AURORA needs WELLPAY_URL/],
  [{ WELLPAY_URL: 'https://x.example', WELLPAY_KEY_AURORA: 'short' }, /WELLPAY_KEY_AURORA is too short/],
])('%j stops a start in production with a sentence', (env, sentence) => {
  expect(() => readWellpay(env, undefined)).toThrow(ConfigError);
  expect(() => readWellpay(env, undefined)).toThrow(sentence);
});
