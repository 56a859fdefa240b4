import { describe, expect, it } from 'vitest';
import { type IdentifierText, identifierOf } from './identifier.model.ts';
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
    await phoneRule.bring();
    expect(phoneOf('CN', '138 0013 8000')).toBe('8613800138000');
    expect(phoneOf('CN', '+86 138 0013 8000')).toBe('8613800138000');
    expect(phoneOf('IN', '098765 43210')).toBe('919876543210');
    expect(phoneOf('CN', '1234')).toBeUndefined();
    expect(phoneOf('HK', '13800138000')).toBeUndefined();
  });
});
