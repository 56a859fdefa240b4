// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countryOfPhone, dialCodeOf, isCountry, parsePhone, phoneCountries } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['as on the wire', 'CN', '8613800138000', '8613800138000'],
    ['with spaces and hyphens', 'CN', '86 138-0013-8000', '8613800138000'],
    ['in full-width digits', 'CN', '８６１３８００１３８０００', '8613800138000'],
    ['with a plus', 'IN', '+919876543210', '919876543210'],
    ['with a trunk zero', 'MM', '9509250000000', '959250000000'],
    ['pasted with marks of direction', 'CN', '\u202a+86 138‑0013‑8000\u202c', '8613800138000'],
    ['of a region that shares nothing', 'HK', '85291234567', '85291234567'],
    ['of a region that shares its dial code', 'CA', '16135550123', '16135550123'],
  ])('%s of %s', (_, country, typed, phone) => expect(parsePhone(country, typed)).toBe(phone));

  it.each([
    ['of another country', 'HK', '8613800138000'],
    ['without a country', '', '8613800138000'],
    ['of a country that is none', 'XX', '8613800138000'],
    ['with too many digits', 'CN', '86138001380001234567890'],
    ['with a digit missing', 'CN', '86138001'],
    ['with half of its digits', 'CN', '861234567'],
    ['with one digit missing', 'CN', '861380013800'],
    ['with one digit too many', 'CN', '86138001380001'],
    ['of a range that nobody has', 'CN', '8611000000000'],
    ['of a line in a house, where no code arrives', 'CN', '861062556677'],
    ['with letters', 'CN', '86abc'],
    ['with a digit too many', 'HK', '852912345678901'],
    ['that is empty', 'CN', ''],
    ['with an emoji', 'CN', '8613800138000😀'],
    ['with a combining mark', 'CN', '8613800138000\u0301'],
    ['with a second plus', 'CN', '++8613800138000'],
    ['of two numbers', 'CN', '8613800138000,8613800138001'],
  ])('%s is none', (_, country, typed) => expect(parsePhone(country, typed)).toBeUndefined());
});

it('knows countries and their dial codes', () => {
  expect([isCountry('CN'), isCountry('cn'), isCountry('')]).toEqual([true, false, false]);
  expect(phoneCountries()).toContain('CN');
  expect(phoneCountries().filter((country) => !isCountry(country))).toEqual([]);
  expect([dialCodeOf('TW'), dialCodeOf('XX')]).toEqual(['886', undefined]);
  expect([countryOfPhone('85291234567'), countryOfPhone('12')]).toEqual(['HK', undefined]);
});
