// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { backFrom, parseRegisterParams, registerPath } from './register-route.ts';

const read = (query: string) => parseRegisterParams(new URLSearchParams(query), 'IN');

describe('the address of the sign-up', () => {
  it('says who, how far, and where to go afterwards', () => {
    const params = read('mode=phone&country=TH&step=2&phone=812345678&return=%2Fposts%2Fa');
    expect(params).toEqual({
      mode: 'phone',
      country: 'TH',
      step: 2,
      phone: '812345678',
      email: '',
      returnTo: '/posts/a',
    });
    expect(read(registerPath(params).split('?')[1] ?? '')).toEqual(params);
  });

  it.each(['', 'mode=pigeon&country=XX&step=9', 'step=0&return=https%3A%2F%2Fevil.example'])(
    'falls back where %j says nothing that counts',
    (query) => {
      expect(read(query)).toMatchObject({ mode: 'phone', country: 'IN', step: 1, returnTo: undefined });
    },
  );

  it('leads back from 3 to 2 to 1 to login, and not out of the success', () => {
    const params = read('step=3&email=a%40b.co');
    const steps = (path: string | undefined) => new URL(path ?? '', 'http://x').searchParams.get('step');
    expect(steps(backFrom(params))).toBe('2');
    expect(steps(backFrom({ ...params, step: 2 }))).toBe('1');
    expect(backFrom({ ...params, step: 1, returnTo: '/chat' })).toBe('/login/phone?return=%2Fchat');
    expect(backFrom({ ...params, step: 4 })).toBeUndefined();
  });
});
