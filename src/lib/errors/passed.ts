import { ApiFailure, NO_CONNECTION } from '../http/failure.ts';
import type { Words } from '../toasts/toasts.store.ts';
import { wordsOf } from './announce.ts';

/** Codes whose own words say less than ours. */
export const OPAQUE: ReadonlySet<string> = new Set(['api.unknown', 'api.db_unknown', 'api.unavailable']);

const LATER: Words = { id: 'error.retry_later' };

/** Whether the caller has to show a failure: it claimed the code, or the catalogue passes it through. */
const isCallers = ({ isClaimed, explanation }: ApiFailure): boolean =>
  isClaimed || explanation?.display === 'pass';

/**
 * What the caller says about a failure that is its own to show: the server's words, or the catalogue's where it has none.
 * Nothing for what has been announced.
 */
export const passedWordsOf = (error: unknown): Words | undefined => {
  if (!(error instanceof ApiFailure)) throw error;
  if (!isCallers(error)) return undefined;
  if (OPAQUE.has(error.code)) return LATER;
  if (error.message !== '') return { plain: error.message };
  return error.explanation ? wordsOf(error.explanation) : LATER;
};

/**
 * What a page or a list that did not come says about it in its place, also where it has been announced. Nothing for a lost
 * connection: the page has words of its own for that.
 */
export const failureWordsOf = (error: unknown): Words | undefined => {
  if (!(error instanceof ApiFailure) || error.code === NO_CONNECTION) return undefined;
  const { explanation, later } = error;
  return later ?? (explanation ? wordsOf(explanation) : LATER);
};
