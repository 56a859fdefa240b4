// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type IdentifierText, identifierOf, ownIdentifier, phoneFaultOf } from './identifier.model.ts';
import { phoneRule } from './phone-rule.ts';

const phoneOf = (country: string, phone: string) => {
  const text: IdentifierText = { mode: 'phone', country, phone, email: '' };
  return identifierOf(text)?.phone;
};

describe('a phone number as typed', () => {
  it('passes by its digits alone until the metadata has come', () => {
    expect(phoneOf('CN', '1234')).toBe('861234');
    expect(phoneOf('CN', '12a4')).toBeUndefined();
  });

  it('has to be one of its country once it has', async () => {
    await phoneRule.load();
    expect(phoneOf('CN', '138 0013 8000')).toBe('8613800138000');
    expect(phoneOf('CN', '+86 138 0013 8000')).toBe('8613800138000');
    expect(phoneOf('IN', '098765 43210')).toBe('919876543210');
    expect(phoneOf('CN', '1234')).toBeUndefined();
    expect(phoneOf('HK', '13800138000')).toBeUndefined();
  });

  it('says what is wrong with it: its digits, or that its country has no such number', async () => {
    const faultOf = (country: string, phone: string) =>
      phoneFaultOf({ mode: 'phone', country, phone, email: '' });
    await phoneRule.load();
    expect(['', '123', '12a4567'].map((phone) => faultOf('CN', phone))).toEqual(Array(3).fill('digits'));
    expect(['123456', '1380013800', '138001380001'].map((phone) => faultOf('CN', phone))).toEqual(
      Array(3).fill('country'),
    );
    expect(faultOf('CN', '13800138000')).toBeUndefined();
  });
});

describe('where a code for the owner goes', () => {
  it.each([
    [
      { email: 'me@example.com', phone: '8613800138000', country: 'CN' },
      { mode: 'email', email: 'me@example.com' },
    ],
    [
      { email: '', phone: '6681234567', country: 'TH' },
      { mode: 'phone', phone: '6681234567', country: 'TH' },
    ],
    [
      { email: '', phone: '33612345678', country: 'CN' },
      { mode: 'phone', phone: '33612345678', country: 'FR' },
    ],
    [{ email: '', phone: '', country: 'CN' }, undefined],
  ])('%o', (me, identifier) => {
    expect(ownIdentifier(me)).toEqual(identifier);
  });
});
