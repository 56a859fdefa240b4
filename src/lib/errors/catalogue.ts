import { type ApiFailure, CANCELLED, NO_CONNECTION } from '../http/failure.ts';
import type { Explanation } from './explanation.ts';
import { rows } from './rows.ts';

/** Turns (code, path) into words and their place. Nothing to say about maintenance and cancelled calls. */
export const explain = (failure: ApiFailure): Explanation | undefined => {
  const { code, path, params, maintenance } = failure;
  if (maintenance || code === CANCELLED) return undefined;
  if (code === NO_CONNECTION) return { display: 'pass', text: 'error.no_connection', values: {} };
  const row = rows.find((entry) => entry.code === code && (entry.path?.test(path) ?? true));
  if (!row) return { display: 'toast', text: 'error.not_match', values: {} };
  return { display: row.display, text: row.text, values: params };
};
