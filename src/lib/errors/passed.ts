import { ApiFailure } from '../http/failure.ts';
import type { Words } from '../toasts/toasts.store.ts';
import { wordsOf } from './announce.ts';

/**
 * For callers of calls that are not quiet: the words of a failure that passes through to them, the lost connection
 * above all. Nothing for what has been announced.
 */
export const passedWordsOf = (error: unknown): Words | undefined =>
  error instanceof ApiFailure && error.explanation?.display === 'pass'
    ? wordsOf(error.explanation)
    : undefined;
