import { type ApiFailure, CANCELLED, NO_CONNECTION } from '../http/failure.ts';
import type { MessageId } from '../intl/ids.ts';
import { rows } from './rows.ts';

/** How a failure is shown (product.md section 8); `pass`: the screen that called shows it in its place. */
export type Display = 'toast' | 'alert' | 'dialog' | 'pass';

export interface Explanation {
  display: Display;
  text: MessageId;
  values: Record<string, string | number>;
}

export interface CatalogueRow {
  code: string;
  /** Where this row counts; everywhere without. The first row that fits wins. */
  path?: RegExp;
  display: Display;
  text: MessageId;
}

/** Turns (code, path) into words and their place. Nothing to say about maintenance and cancelled calls. */
export const explain = (failure: ApiFailure): Explanation | undefined => {
  const { code, path, params, maintenance } = failure;
  if (maintenance || code === CANCELLED) return undefined;
  if (code === NO_CONNECTION) return { display: 'pass', text: 'error.no_connection', values: {} };
  const row = rows.find((entry) => entry.code === code && (entry.path?.test(path) ?? true));
  if (!row) return { display: 'toast', text: 'error.not_match', values: {} };
  return { display: row.display, text: row.text, values: params };
};
