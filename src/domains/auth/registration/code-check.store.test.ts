import type { Tokens } from '@livery/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionLost } from '../../../lib/http/failure.ts';
import { type FakeAnswers, fakeCalls, refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { isCodeSent, markCodeSent } from '../codes/resend.ts';
import { CodeCheck } from './code-check.store.ts';

const EMAIL = 'me@example.com';
const who = { mode: 'email', email: EMAIL } as const;

const scene = (answer: FakeAnswers['POST /api/v1/verification/check']) => {
  const opened: Tokens[] = [];
  const toasts: Words[] = [];
  const http = fakeCalls({ 'POST /api/v1/verification/check': answer });
  const session = { open: async (tokens: Tokens) => void opened.push(tokens) };
  const check = new CodeCheck({ http, session, toasts: { show: (words) => toasts.push(words) } });
  check.type('314159');
  return { check, http, opened, toasts };
};

beforeEach(() => {
  localStorage.clear();
  markCodeSent(EMAIL);
});

describe('the six digits of a sign-up', () => {
  it('lead on; the code is used up then', async () => {
    const { check, http, opened } = scene(() => ({ op_type: 'register' }));
    expect(await check.submit(who)).toBe('register');
    expect(http.asked[0]?.options['body']).toMatchObject({ ...who, code: '314159' });
    expect([opened, isCodeSent(EMAIL)]).toEqual([[], false]);
  });

  it('log in who has an account already', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r' };
    const { check, opened } = scene(() => ({ op_type: 'login', ...tokens }));
    expect(await check.submit(who)).toBe('login');
    expect(opened).toEqual([tokens]);
  });

  it('are not sent before all six are there', async () => {
    const { check, http } = scene(() => ({ op_type: 'register' }));
    check.type('3141');
    expect(await check.submit(who)).toBeUndefined();
    expect(http.asked).toEqual([]);
  });

  it('are typed again when they are wrong, under the words of the server', async () => {
    const { check, toasts } = scene(() => Promise.reject(refusal('api.invalid_code', { message: 'wrong' })));
    expect(await check.submit(who)).toBeUndefined();
    expect([check.code, check.checking.problem, toasts]).toEqual(['', { plain: 'wrong' }, []]);
    expect(isCodeSent(EMAIL)).toBe(true);
  });

  it('say in a toast that there is no network', async () => {
    const { check, toasts } = scene(() => {
      throw connectionLost('POST /api/v1/verification/check');
    });
    expect(await check.submit(who)).toBeUndefined();
    expect([check.checking.problem, toasts]).toEqual([undefined, [{ id: 'auth.no_network' }]]);
  });
});
