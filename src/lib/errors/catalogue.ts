import { errorRowOf, textOf } from '@livery/contract/catalogue';
import { type ApiFailure, CANCELLED, connectionLost, NO_CONNECTION } from '../http/failure.ts';
import type { Explanation } from './explanation.ts';

/** Turns (call, code) into words and their place. Nothing to say about maintenance and cancelled calls. */
export const explain = (failure: ApiFailure): Explanation | undefined => {
  const { code, call, params, maintenance } = failure;
  if (maintenance || code === CANCELLED) return undefined;
  if (code === NO_CONNECTION) return connectionLost(call).explanation;
  const row = errorRowOf(call, code);
  if (!row) return { display: 'toast', text: 'error.not_match', values: {} };
  return { display: row.display, text: textOf(row, params), values: params };
};
