import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiFailure, connectionLost } from '../../../lib/http/failure.ts';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { CodeRequest } from './code-request.store.ts';
import { secondsToResend } from './resend.ts';

const who: Identifier = { mode: 'phone', phone: '447911123456', country: 'GB' };
const failure = (code: string, params: Record<string, string | number> = {}) =>
  Object.assign(refusal(code, { message: 'server text', params }), { isClaimed: true });
const requestRefused = (error: ApiFailure, onLost?: () => void) =>
  new CodeRequest(() => Promise.reject(error), onLost);

beforeEach(() => localStorage.clear());

describe('asking for a code', () => {
  it.each([
    ['api.unavailable', {}, { id: 'error.retry_later' }],
    ['api.unauthorized', {}, { id: 'error.retry_later' }],
    ['api.validation', {}, { plain: 'server text' }],
    ['api.too_frequent', {}, { plain: 'server text' }],
    ['api.invalid_phone', {}, { plain: 'server text' }],
    ['api.invalid_phone', { country: 'GB' }, { id: 'register.country_refused' }],
  ])('says "later", or what can be done: %s %j', async (code, params, words) => {
    const request = requestRefused(failure(code, params));
    expect(await request.send(who, 'en')).toBeUndefined();
    expect(request.sending.problem).toEqual(words);
  });

  it('counts a code that went out from another device, and the countdown runs', async () => {
    const request = requestRefused(failure('api.too_frequent', { retry_after: 40 }));
    expect(await request.send(who, 'en')).toBe('sent');
    expect(request.sending.problem).toBeUndefined();
    expect(secondsToResend('447911123456')).toBe(40);
  });

  it('leaves a lost connection to who says it elsewhere', async () => {
    const lost = vi.fn();
    const request = requestRefused(connectionLost('POST /api/v3/verification'), lost);
    await request.send(who, 'en');
    expect(lost).toHaveBeenCalledOnce();
    expect(request.sending.problem).toBeUndefined();
  });
});
