import { isErrorCode } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { ApiFailure, NO_CONNECTION } from '../http/failure.ts';
import { explain } from './catalogue.ts';
import { rows } from './rows.ts';

const failure = (code: string, path = '/api/v1/x', params: Record<string, string> = {}) =>
  new ApiFailure({ code, message: '', params, status: 400, path });

describe('the catalogue', () => {
  it('chooses words by code and path', () => {
    expect(explain(failure('api.unauthorized', '/api/v1/login'))).toMatchObject({ display: 'pass' });
    expect(explain(failure('api.unauthorized', '/api/v1/users/me'))).toMatchObject({
      display: 'alert',
      text: 'error.log_in_again',
    });
    expect(explain(failure('api.invalid_code', '/api/v1/verification/check'))?.text).toBe('error.wrong_code');
    expect(explain(failure('api.invalid_code', '/api/v1/elsewhere'))?.text).toBe('error.invalid_code');
  });

  it('hands the blocked word on', () => {
    const words = explain(failure('api.block_word', '/api/v1/messages', { word: 'spam' }));
    expect(words).toEqual({ display: 'dialog', text: 'error.block_word', values: { word: 'spam' } });
  });

  it('says so when it knows nothing', () => {
    expect(explain(failure('api.from_the_future'))).toMatchObject({
      display: 'toast',
      text: 'error.not_match',
    });
  });

  it('passes a lost connection through', () => {
    expect(explain(failure(NO_CONNECTION))).toMatchObject({ display: 'pass', text: 'error.no_connection' });
  });

  it('knows only codes of the contract, and no row stands in the shadow of a wider one', () => {
    const wide = new Set<string>();
    for (const { code, path } of rows) {
      expect(isErrorCode(code), code).toBe(true);
      expect(wide.has(code), `${code} after its catch-all`).toBe(false);
      if (!path) wide.add(code);
    }
  });
});
