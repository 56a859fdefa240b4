// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { forgotPath, parseForgotParams } from './forgot-route.ts';

const parse = (query: string) => parseForgotParams('phone', new URLSearchParams(query), 'CN');

describe('the address of the recovery', () => {
  it.each([
    ['country=TH', 'TH'],
    ['code=66', 'TH'],
    ['code=%2B66', 'TH'],
    ['countryName=Thailand', 'TH'],
    ['countryName=泰国', 'TH'],
    ['country=TH&code=91', 'TH'],
    ['country=XX&code=000&countryName=Atlantis', 'CN'],
    ['', 'CN'],
  ])('tells the country: %s', (query, country) => {
    expect(parse(query).country).toBe(country);
  });

  it('tells whose first password it is', () => {
    expect(parse('auto=1').isFirst).toBe(true);
    expect(parse('auto').isFirst).toBe(true);
    expect(parse('auto=false').isFirst).toBe(false);
    expect(parse('').isFirst).toBe(false);
  });

  it('leads nowhere outside afterwards', () => {
    expect(parse('return=https%3A%2F%2Fevil.example').returnTo).toBeUndefined();
    expect(parse('return=%2Fposts%2Fa').returnTo).toBe('/posts/a');
  });

  it('comes back as it was written', () => {
    const params = {
      mode: 'phone',
      country: 'IN',
      phone: '98765',
      email: '',
      isFirst: true,
      returnTo: '/chat',
    } as const;
    const path = forgotPath(params);
    expect(path).toBe('/forgot-password/phone?country=IN&code=91&phone=98765&auto=1&return=%2Fchat');
    expect(parse(path.split('?')[1] ?? '')).toEqual(params);
    const short = { ...params, mode: 'email', isFirst: false, returnTo: undefined } as const;
    expect(forgotPath(short)).toBe('/forgot-password/email');
  });
});
