import type { LoginMode } from '@livery/contract';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import type { Words } from '../../lib/toasts/toasts.store.ts';

/** Codes whose own words say less than ours. */
const OPAQUE = new Set(['api.unknown', 'api.db_unknown', 'api.unavailable']);

/** What to say about a failed call in its place: the server's words, or ours where it has none. */
export const problemOf = (error: unknown): Words => {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.code === NO_CONNECTION) return { id: 'error.no_connection' };
  if (error.message === '' || OPAQUE.has(error.code)) return { id: 'error.retry_later' };
  return { plain: error.message };
};

/** A refused login names the identifier's kind, not which of the two was wrong (product.md section 8). */
export const loginProblemOf = (error: unknown, mode: LoginMode): Words => {
  const isRefused = error instanceof ApiFailure && error.code === 'api.unauthorized';
  if (!isRefused) return problemOf(error);
  return { id: mode === 'email' ? 'login.wrong_email' : 'login.wrong_phone' };
};

/** Checking and sending a code have words of their own. */
export const codeProblemOf = (error: unknown): Words => {
  const code = error instanceof ApiFailure ? error.code : '';
  if (code === 'api.invalid_code') return { id: 'error.wrong_code' };
  if (code === 'api.too_frequent') return { id: 'error.code_too_frequent' };
  return problemOf(error);
};

/** Codes of a code that did not go out which the person can do something about; the others say "later". */
const SENDABLE = new Set(['api.validation', 'api.invalid_phone']);

/** A code that could not be sent (product.md section 8). */
export const sendProblemOf = (error: unknown): Words => {
  const code = error instanceof ApiFailure ? error.code : '';
  if (code === 'api.too_frequent') return codeProblemOf(error);
  if (error instanceof ApiFailure && code === 'api.invalid_phone' && 'country' in error.params)
    return { id: 'register.country_refused' };
  return SENDABLE.has(code) || !(error instanceof ApiFailure)
    ? problemOf(error)
    : { id: 'error.retry_later' };
};
