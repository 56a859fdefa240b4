import { ApiFailure, CANCELLED, NO_CONNECTION } from '../../lib/http/failure.ts';
import type { KeptAttempt } from './kept-attempt.ts';

/** The server, or what stands before it, broke: nobody knows whether it was done. */
const isUnknown = ({ code, status }: ApiFailure): boolean =>
  code === NO_CONNECTION || code === CANCELLED || status >= 500;

/** The server knows of none under this name: of one it would have given the result. */
const SAYS_UNDONE: ReadonlySet<string> = new Set([
  'api.insufficient_balance',
  'api.too_much',
  'api.invalid_data',
  'api.data_exists',
  'api.order_expired',
  'api.invalid_order_id',
]);

/**
 * Sends under the name of its attempt, which ends with the answer: what is lost may be sent again. A wrong security password before
 * the repeat says nothing about what was lost.
 */
export const sentOnce = async <Result>(
  attempt: KeptAttempt,
  about: string,
  send: (cid: string) => Promise<Result>,
): Promise<Result> => {
  const wasLost = attempt.unanswered === about;
  try {
    const result = await send(attempt.begin(about));
    attempt.end();
    return result;
  } catch (error) {
    const isAnswered = error instanceof ApiFailure && !isUnknown(error);
    if (isAnswered && (!wasLost || SAYS_UNDONE.has(error.code))) attempt.end();
    throw error;
  }
};
